//! The round track: four moons, under them who became High Druid: the minor spells that those
//! who have retired paid, and the last one's figure; and the phase of the round.

use conclave_rules::games::elfenwizards::Guild;
use conclave_rules::games::elfenwizards::board::{Rank, Title};
use conclave_rules::games::elfenwizards::state::{Decision, Phase, ROUNDS};
use conclave_rules::table::Seat;
use yew::prelude::*;

use super::geometry::Arrangement;
use super::narrator::phase_name;
use super::pieces::{Chip, WizardFigure, guild_class};
use super::spot::placed;
use super::words::{TableWords, chapter, number, use_words};
use crate::board::explain::explain;
use crate::board::renders;

/// How far the game has got.
#[derive(Clone, PartialEq, Debug)]
pub struct RoundProgress {
    /// The round, from 1.
    pub round: u8,
    /// The phase; none when the game is over.
    pub phase: Option<Phase>,
    /// Who has paid a minor spell in each round, by name and guild.
    pub paid: [Vec<(AttrValue, Guild)>; ROUNDS as usize],
    /// The last High Druid, while it is one: in which round it became that, its owner's name, and
    /// its guild.
    pub high_druid: Option<(u8, AttrValue, Guild)>,
}

impl RoundProgress {
    /// That of a table.
    pub fn of(words: &TableWords) -> RoundProgress {
        let position = &words.view;
        let paid = |at: usize| {
            (0..position.seats())
                .map(Seat)
                .map(|seat| (seat, position.player(seat)))
                .filter(|(_, player)| player.track.contains(&(at as u8 + 1)))
                .map(|(seat, player)| (words.name(seat).to_owned().into(), player.guild))
                .collect()
        };
        let high_druid = position.holder(Title::HIGH_DRUID).map(|id| {
            // It retires at the beginning of the next round.
            let before = u8::from(position.phase == Phase::Retreat);
            let seat = position.wizard(id).owner;
            let name = words.name(seat).to_owned().into();
            (position.round - before, name, position.player(seat).guild)
        });
        RoundProgress {
            high_druid,
            round: position.round,
            phase: (position.decision != Decision::Nothing).then_some(position.phase),
            paid: std::array::from_fn(paid),
        }
    }
}

/// Properties of [`RoundTrack`].
#[derive(Properties, PartialEq)]
pub struct RoundTrackProps {
    /// How far the game has got.
    pub progress: RoundProgress,
    /// How the board is arranged.
    pub arrangement: Arrangement,
}

/// The round track, and the phase.
#[component]
pub fn RoundTrack(RoundTrackProps { progress, arrangement }: &RoundTrackProps) -> Html {
    renders::note("RoundTrack");
    let words = use_words();
    let step = |(round, paid): (u8, &Vec<(AttrValue, Guild)>)| {
        let now = round == progress.round;
        let mut label = words.tr_args("round", &[("number", number(round))]);
        for (name, _) in paid {
            label += ", ";
            label += &words.tr_args("track-label", &[("name", name.as_str().into())]);
        }
        let reigns = progress.high_druid.as_ref().filter(|&&(since, ..)| since == round);
        if let Some((_, name, _)) = reigns {
            label += ", ";
            label += &words.tr_args("track-high-druid", &[("name", name.as_str().into())]);
        }
        let past = round < progress.round;
        // Whoever was High Druid has paid for it, or is about to.
        let vacant = past && paid.is_empty() && reigns.is_none();
        if vacant {
            label += ", ";
            label += &words.tr("track-vacant");
        }
        html! {
            <li
                key={round}
                class={classes!(now.then_some("is-now"), past.then_some("is-past"))}
                aria-current={now.then_some("step")}
                data-explain={explain("round", &[round.into(), ROUNDS.into()])}
            >
                <span key="label" class="visually-hidden">{ label }</span>
                <b key="number" aria-hidden="true">{ round }</b>
                <div key="marks" aria-hidden="true">
                    for (at, &(_, guild)) in paid.iter().enumerate() {
                        <Chip key={at} {guild} />
                    }
                    if let Some(&(_, _, guild)) = reigns {
                        <span key="high-druid" class={guild_class(guild)}>
                            <WizardFigure {guild} rank={Rank::HighDruid} />
                        </span>
                    }
                    if vacant {
                        { "–" }
                    }
                </div>
            </li>
        }
    };
    html! {
        <>
            <ol
                key="track"
                class="elfenwizards-track"
                style={placed(arrangement.track())}
                aria-label={words.tr("round-track")}
            >
                { for (1..).zip(&progress.paid).map(step) }
            </ol>
            if let Some(phase) = progress.phase {
                <p key="phase" class="elfenwizards-phase"
                    style={placed(arrangement.phase())}
                >
                    <a
                        key={phase as u8}
                        href={format!("#/rules/elfenwizards?chapter={}", chapter(phase))}
                        data-chapter={chapter(phase)}
                        data-explain={explain(&format!("phase-{}", phase as u8 + 1), &[])}
                    >
                        { phase_name(phase, &words) }
                    </a>
                </p>
            }
        </>
    }
}
