//! What a round has brought: the card at its end.

use conclave_art::Sigil;
use conclave_rules::games::elfenwizards::board::{Rank, Title};
use conclave_rules::games::elfenwizards::state::{Wizard, WizardId};
use conclave_rules::games::elfenwizards::{Event, PublicState};
use conclave_rules::table::Seat;
use std::cmp::Reverse;
use yew::prelude::*;

use super::pieces::{guild_class, guild_id, shown_rank};
use super::words::{TableWords, number, rank_id};

/// What has happened to titles and spells in a round, as far as it was shown.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct RoundReport {
    /// Titles that were won, by whose wizard, and with what power; none for a vacant one.
    won: Vec<(Seat, Title, Option<u16>)>,
    /// Titles that were lost: the rank, by whose wizard, and with what power.
    lost: Vec<(Seat, Rank, u16)>,
    /// What came back: whose, how many dice, how many minor spells to their box.
    back: Vec<(Seat, u8, u8)>,
}

impl RoundReport {
    /// Notes what an event has brought. `before` and `after` are the tables around it.
    pub fn note(&mut self, event: &Event, before: &PublicState, after: &PublicState) {
        let owner = |id: WizardId| after.wizards.get(id.index()).map(|wizard| wizard.owner);
        match *event {
            Event::RoundBegan(_) => *self = RoundReport::default(),
            Event::TitleAwarded { title, wizard, power } => {
                self.won.extend(owner(wizard).map(|seat| (seat, title, Some(power))));
            }
            Event::VacantTitleTaken { wizard, title } => {
                self.won.extend(owner(wizard).map(|seat| (seat, title, None)));
            }
            Event::Defeated { wizard, .. } => {
                let rank = |wizard: &Wizard| (wizard.owner, shown_rank(wizard.place));
                let lost = before.wizards.get(wizard.index()).map(rank);
                self.lost.extend(lost.map(|(seat, rank)| (seat, rank, after.power(wizard))));
            }
            Event::SpellsReturned { seat, dice, minors, .. } => {
                self.back.push((seat, dice, minors));
            }
            _ => {}
        }
    }

    /// Whether it has anything to tell.
    pub fn is_empty(&self) -> bool {
        self.won.is_empty() && self.lost.is_empty() && self.back.is_empty()
    }
}

/// Whether the card is to be seen while this event is shown: the first after a round.
pub fn ends_round(event: &Event) -> bool {
    match *event {
        Event::RoundBegan(round) => round > 1,
        Event::GameEnded(_) => true,
        _ => false,
    }
}

/// Properties of [`RoundCard`].
#[derive(Properties, PartialEq)]
pub struct RoundCardProps {
    /// The words for the table after the round.
    pub words: TableWords,
    /// What the round has brought.
    pub report: RoundReport,
}

/// The card at the end of a round.
#[component]
pub fn RoundCard(RoundCardProps { words, report }: &RoundCardProps) -> Html {
    let position = &words.view;
    let round = position.players.first().map_or(0, |player| player.rounds.len());
    let mut seats: Vec<Seat> = (0..position.seats()).map(Seat).collect();
    seats.sort_by_key(|seat| Reverse(position.player(*seat).score()));
    html! {
        <section class="elfenwizards-card vellum" role="status">
            <h3>{ words.tr_args("card", &[("round", number(round as i64))]) }</h3>
            <ul>{ for seats.into_iter().map(|seat| of_player(words, report, seat)) }</ul>
        </section>
    }
}

/// What a round has brought a player.
fn of_player(words: &TableWords, report: &RoundReport, seat: Seat) -> Html {
    let position = &words.view;
    let player = position.player(seat);
    let gained = player.rounds.last().copied().unwrap_or_default();
    let points = [("points", number(gained)), ("total", number(i64::from(player.score())))];
    let line = |key: &'static str, things: Vec<String>| {
        let things = things.join(", ");
        (!things.is_empty()).then(|| {
            let text = words.tr_args(key, &[("things", (&things).into())]);
            html! { <p {key}>{ text }</p> }
        })
    };
    let with_power = |thing: String, power: Option<u16>| match power {
        Some(power) => format!("{thing} ({power})"),
        None => thing,
    };
    let won = report.won.iter().filter(|won| won.0 == seat);
    let won = won.map(|&(_, title, power)| with_power(words.title(title), power)).collect();
    let lost = report.lost.iter().filter(|lost| lost.0 == seat);
    let lost = lost.map(|&(_, rank, power)| with_power(words.rank(rank), Some(power))).collect();
    let back = report.back.iter().filter(|back| back.0 == seat).map(|&(_, dice, minors)| {
        words.tr_args("card-spells", &[("dice", number(dice)), ("minors", number(minors))])
    });
    html! {
        <li key={seat.0} class={guild_class(player.guild)}>
            <p key="who" class="elfenwizards-card-who">
                <span class="badge elfenwizards-badge"><Sigil of={guild_id(player.guild)} /></span>
                <b>{ words.name(seat).to_owned() }</b>
                <span>{ words.tr_args("card-points", &points) }</span>
            </p>
            <p key="points">{ points_by_rank(words, seat) }</p>
            { for line("card-won", won) }
            { for line("card-lost", lost) }
            { for line("card-back", back.collect()) }
        </li>
    }
}

/// A player's points of the round: "Druids 14, Sorcerers 5, grey tokens −1".
fn points_by_rank(words: &TableWords, seat: Seat) -> String {
    let position = &words.view;
    let wizards = || position.wizards_of(seat).map(|id| position.wizard(id));
    let mut parts: Vec<String> = Vec::new();
    for rank in Rank::ALL {
        let count = wizards().filter(|wizard| shown_rank(wizard.place) == rank).count();
        if count > 0 {
            let args = [
                ("rank", rank_id(rank).into()),
                ("count", number(count as i64)),
                ("points", number(count as i64 * i64::from(rank.points()))),
            ];
            parts.push(words.tr_args("card-rank", &args));
        }
    }
    let grey: u8 = wizards().map(|wizard| wizard.grey).sum();
    if grey > 0 {
        parts.push(words.tr_args("card-grey", &[("count", number(grey))]));
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use conclave_i18n::Locale;
    use conclave_rules::games::elfenwizards::Elfenwizards;
    use conclave_rules::table::Rules;

    use super::super::testing::{players, session_after_a_round};
    use super::*;
    use crate::testing::{markup, text};

    #[test]
    fn the_card_tells_who_won_and_lost_what_with_which_powers() {
        let (mut shown, events) = session_after_a_round();
        let (mut report, mut titles, mut falls) = (RoundReport::default(), 0, 0);
        for event in &events {
            let before = shown.clone();
            Elfenwizards::apply_event(&mut shown, event);
            if ends_round(event) {
                break;
            }
            report.note(event, &before, &shown);
            titles += usize::from(matches!(
                event,
                Event::TitleAwarded { .. } | Event::VacantTitleTaken { .. }
            ));
            falls += usize::from(matches!(event, Event::Defeated { .. }));
        }
        assert!(titles > 3 && !report.is_empty());
        assert_eq!((report.won.len(), report.lost.len()), (titles, falls));
        let text = text(Locale::English);
        let words = TableWords::new(&text, &players(), &shown.into());
        let found = markup(&text, html! { <RoundCard {words} {report} /> });
        for wanted in ["Round 1 is over", "Anna", "Bea", "Cleo", "Won: ", "Lost: ", "Back: "] {
            assert!(found.contains(wanted), "no {wanted} in {found}");
        }
    }
}
