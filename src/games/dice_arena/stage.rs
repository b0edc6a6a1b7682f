//! What is staged: a group that is taken, a wizard who is out or has won. (Spells that are cast
//! shine in the arena itself.)

use conclave_art::Sigil;
use conclave_rules::games::dice_arena::{Event, Face, View};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::pieces::Symbol;
use super::scores::points;
use super::words::Words;
use crate::components::stage_card::StageCard;
use crate::games::PlayerInfo;

/// Whether this event is staged. A spell is named before its dice leave, also to readers who
/// want less motion.
pub fn is_staged(event: &Event) -> bool {
    matches!(
        event,
        Event::Cast { .. } | Event::Taken { .. } | Event::Eliminated { .. } | Event::GameWon(_)
    )
}

/// The moment of an event after which `view` is shown, if it is one.
pub fn moment(
    event: Option<&Event>,
    view: &View,
    players: &[PlayerInfo],
    words: &Words,
) -> Option<Html> {
    let (seat, key, what) = match *event? {
        Event::Taken { seat, spell, dice } => {
            let dice = html! {
                <>
                    for die in dice.iter() {
                        <Symbol key={die.0} face={spell} />
                    }
                    <strong key="count">{ format!("+{}", dice.len()) }</strong>
                </>
            };
            (seat, "taken", dice)
        }
        Event::Eliminated { seat, points } => {
            let out = html! {
                <>
                    <Symbol face={Face::X} />
                    <span>{ words.tr("front-out") }</span>
                    if points > 0 {
                        <strong>{ format!("+{points}") }</strong>
                    }
                </>
            };
            (seat, "out", out)
        }
        Event::GameWon(seat) => {
            let won = html! {
                <>
                    <strong key="won">{ words.tr("game-won") }</strong>
                    { standings(view, players, words) }
                </>
            };
            (seat, "won", won)
        }
        _ => return None,
    };
    let player = players.get(seat.index())?.clone();
    Some(html! { <StageCard {key} {player} loses={key == "out"}>{ what }</StageCard> })
}

/// Everybody's points so far, where there is a tournament.
fn standings(view: &View, players: &[PlayerInfo], words: &Words) -> Html {
    let standing = |(seat, player): (u8, &PlayerInfo)| {
        points(view, Seat(seat)).map(|points| {
            html! {
                <span key={seat} class={format!("dice-arena-standing guild-{}", player.guild)}>
                    <span class="badge"><Sigil of={player.guild} /></span>
                    <b>{ points }</b>
                </span>
            }
        })
    };
    let standings: Vec<Html> = (0..).zip(players).filter_map(standing).collect();
    if standings.is_empty() {
        return Html::default();
    }
    html! {
        <span key="standings" class="dice-arena-standings">{ words.tr("sheet-tournament") }{ standings }</span>
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::testing::{markup, players, text};
    use conclave_i18n::Locale;
    use conclave_rules::games::dice_arena::{DiceArena, Die, Options, Tournament};
    use conclave_rules::table::{Play, Rules, Seed, Setup, Viewer};

    fn staged_in(tournament: Tournament, event: Event) -> String {
        let text = text(Locale::English);
        let setup = Setup { seats: 2, options: Options { tournament, ..Options::default() } };
        let play = Play::<DiceArena>::begin(setup, Seed(1)).expect("a game");
        let view = DiceArena::view(play.state(), Viewer::Spectator);
        let words = Words::new(&text);
        let staged = moment(Some(&event), &view, &players(&["Ann", "Bob"]), &words);
        staged.map_or_else(String::new, |staged| markup(&text, staged))
    }

    fn staged(event: Event) -> String {
        staged_in(Tournament::No, event)
    }

    #[test]
    fn the_end_of_a_game_of_a_tournament_shows_everybodys_points() {
        let points = "dice-arena-standing guild-";
        assert_eq!(staged(Event::GameWon(Seat(0))).matches(points).count(), 0);
        let found = staged_in(Tournament::TiesShare, Event::GameWon(Seat(0)));
        assert_eq!(found.matches(points).count(), 2, "{found}");
        assert!(found.contains("fewest points") && found.contains("<b>0</b>"), "{found}");
    }

    #[test]
    fn a_group_shows_each_of_its_dice_and_how_many() {
        let dice = [Die(1), Die(4), Die(7)].into_iter().collect();
        let found = staged(Event::Taken { seat: Seat(1), spell: Face::Accio, dice });
        assert!(found.contains("<b>Bob</b>") && found.contains("+3"), "{found}");
        assert_eq!(found.matches("#face-accio").count(), 3, "{found}");
    }

    #[test]
    fn who_is_out_loses_and_who_wins_does_not() {
        let out = staged(Event::Eliminated { seat: Seat(0), points: 1 });
        assert!(out.contains("is-lost") && out.contains(">out<") && out.contains("+1"), "{out}");
        let won = staged(Event::GameWon(Seat(1)));
        assert!(!won.contains("is-lost") && won.contains("wins the game!"), "{won}");
        assert_eq!(staged(Event::Stopped(Seat(0))), "");
    }
}
