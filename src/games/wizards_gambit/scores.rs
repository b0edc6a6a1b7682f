//! What lies in front of each player, and the score sheet: every book as a row of
//! its spells.

use conclave_art::Sigil;
use conclave_rules::games::wizards_gambit::View;
use conclave_rules::games::wizards_gambit::cards::Gambit;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{PlayerState, WINNING_POINTS};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::cards::{Points, Seal, Symbol};
use super::words::{guild, guild_class, use_words};
use crate::board::explain::explain;
use crate::games::PlayerInfo;

/// Whether a spell that lacks one rune would give `seat` the points to win.
pub fn nearly_wins(view: &View, seat: Seat) -> bool {
    let points = view.table.player(seat).points();
    let wins = |spell: Spell| points + spell.card().points >= WINNING_POINTS;
    let mut pool = view.table.pool.iter().flatten();
    points < WINNING_POINTS && pool.any(|laid| laid.missing() == 1 && wins(laid.spell))
}

/// Properties of [`SeatSummary`].
#[derive(Properties, PartialEq)]
pub struct SeatSummaryProps {
    /// How many cards the seat holds.
    pub cards: u8,
    /// Its starting gambit, until it is played.
    pub gambit: Option<Gambit>,
}

/// The hand and the starting gambit of a seat.
#[component]
pub fn SeatSummary(&SeatSummaryProps { cards, gambit }: &SeatSummaryProps) -> Html {
    let text = use_words();
    let mut label = text.tr_args("front", &[("cards", cards.into())]);
    if gambit.is_some() {
        label = text.about("front-gambit", &label);
    }
    let label = AttrValue::from(label);
    html! {
        <span
            class="wizards-gambit-front seat-summary"
            data-explain={explain("front", &[cards.into()])}
        >
            <span key="label" class="visually-hidden">{ label }</span>
            <span key="hand" aria-hidden="true"><Symbol kind="known" of="card" />{ cards }</span>
            if let Some(gambit) = gambit {
                <Seal key="gambit" {gambit} />
            }
        </span>
    }
}

/// The score sheet: the spells of each book in the order in which they were
/// claimed, as wide as they are worth.
pub fn score_sheet(view: &View, players: &[PlayerInfo]) -> Html {
    html! {
        <>
            <WinningPoints key="winning" />
            <ol key="books" class="wizards-gambit-sheet">
                for (seat, info) in view.table.all_seats().zip(players) {
                    <BookScore
                        key={seat.0}
                        {seat}
                        name={info.name.clone()}
                        player={*view.table.player(seat)}
                    />
                }
            </ol>
        </>
    }
}

/// How many points win, in words.
#[component]
fn WinningPoints() -> Html {
    let text = use_words();
    html! { <p>{ text.count("sheet", WINNING_POINTS) }</p> }
}

/// Properties of [`BookScore`].
#[derive(Properties, PartialEq)]
pub struct BookScoreProps {
    /// Whose book.
    pub seat: Seat,
    /// The wizard's name.
    pub name: AttrValue,
    /// The book.
    pub player: PlayerState,
}

/// A book's row of the score sheet.
#[component]
pub fn BookScore(BookScoreProps { seat, name, player }: &BookScoreProps) -> Html {
    let text = use_words();
    let name_of = |spell: Spell| AttrValue::from(text.spell(spell));
    html! {
        <li class={guild_class(*seat)}>
            <h3>
                <Sigil of={guild(*seat)} />
                { name }
                <Points points={player.points()} />
            </h3>
            <ul>
                for spell in player.book.iter().copied() {
                    <li
                        key={spell.card().key}
                        style={format!("--n:{}", spell.card().points)}
                        title={name_of(spell)}
                    >
                        <span>{ name_of(spell) }</span>
                        <Points points={spell.card().points} />
                    </li>
                }
            </ul>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{markup, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::wizards_gambit::cards::Ingredient;
    use conclave_rules::games::wizards_gambit::state::PoolSpell;
    use conclave_rules::games::wizards_gambit::{Options, WizardsGambit};
    use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};

    #[test]
    fn who_lacks_one_rune_and_then_has_the_points_is_one_step_from_winning() {
        let setup = Setup { seats: 2, options: Options::default() };
        let play = Play::<WizardsGambit>::begin(setup, Seed(1)).expect("a game");
        let mut view = WizardsGambit::view(play.state(), Viewer::Spectator);
        let book = Spell::ALL.iter().copied().scan(0, |points, spell| {
            *points += spell.card().points;
            (*points < WINNING_POINTS).then_some(spell)
        });
        view.table.players[1].book = book.collect();
        let lacking = WINNING_POINTS - view.table.player(Seat(1)).points();
        let spell = Spell::ALL.into_iter().find(|spell| spell.card().points >= lacking);
        let mut laid = PoolSpell::new(spell.expect("a spell of many points"));
        view.table.pool = [Some(laid), None, None, None];
        let all = |view: &View| [0, 1].map(|seat| nearly_wins(view, Seat(seat)));
        assert_eq!(all(&view), [false; 2], "it lacks all its runes");
        while laid.missing() > 1 {
            laid.wild.add(Ingredient::PrismaticFlake.card());
        }
        view.table.pool[0] = Some(laid);
        assert_eq!(all(&view), [false, true]);
    }

    #[test]
    fn a_row_of_the_score_sheet_adds_up() {
        let text = text(Locale::English);
        let spells = [Spell::ALL[0], Spell::ALL[1]];
        let player = PlayerState { book: spells.into_iter().collect(), ..PlayerState::default() };
        let content = html! { <BookScore seat={Seat(0)} name="Mira" {player} /> };
        let found = markup(&text, content);
        let sum: u8 = spells.iter().map(|spell| spell.card().points).sum();
        assert!(found.contains(&format!("{sum} points")), "{found}");
        assert_eq!(found.matches("--n:").count(), 2, "{found}");
    }

    #[test]
    fn a_seat_says_how_many_cards_it_holds_and_whether_its_gambit_is_left() {
        let text = text(Locale::English);
        let found = markup(&text, html! { <SeatSummary cards=5 gambit={None::<Gambit>} /> });
        assert!(found.contains("5 cards in hand") && !found.contains("starting"), "{found}");
        let gambit = Some(Gambit::ALL[0]);
        let found = markup(&text, html! { <SeatSummary cards=1 {gambit} /> });
        assert!(found.contains("1 card in hand, starting gambit"), "{found}");
    }
}
