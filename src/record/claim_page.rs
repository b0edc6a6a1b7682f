//! A result of a day's game that a link claims: the game in the link is replayed, and confirms the
//! result or refutes it.

use conclave_art::{Emblem, Lettering};
use conclave_rules::bots::Policy;
use conclave_rules::games::{WithGame, game, with_game};
use conclave_session::history::Achievements;
use conclave_session::history::daily::{self, DailyResult, Day, Unconfirmed};
use conclave_session::saves::Save;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::daily_page::ResultLine;
use super::format_day;
use crate::boot;
use crate::components::heading::PageHeading;
use crate::components::icons::Icon;
use crate::context::use_text;
use crate::router::Claim;

/// Properties of [`ClaimPage`].
#[derive(Properties, PartialEq)]
pub struct ClaimPageProps {
    /// What is claimed.
    pub claim: Claim,
    /// The day that the reader's calendar shows.
    pub today: Day,
}

/// Confirms a claim by replaying its game.
struct Confirm<'a> {
    save: &'a Save,
    day: Day,
    scores: &'a str,
}

impl WithGame for Confirm<'_> {
    type Out = Result<DailyResult, Unconfirmed>;

    fn with<G: Policy + Achievements>(self) -> Self::Out {
        daily::confirm::<G>(self.save, self.day, self.scores)
    }
}

/// What comes of a claim.
async fn confirm(claim: &Claim) -> Result<DailyResult, Unconfirmed> {
    let day = Day::read(&claim.day).ok_or(Unconfirmed::OtherGame)?;
    let sealed = boot::unpack(&claim.game, &claim.packed).await.ok();
    let sealed = sealed.and_then(|sealed| sealed.as_string()).unwrap_or_default();
    let save = Save::open(&sealed).map_err(|_| Unconfirmed::Unreadable)?;
    let confirm = Confirm { save: &save, day, scores: &claim.scores };
    with_game(&save.game, confirm).unwrap_or(Err(Unconfirmed::Unreadable))
}

/// The page.
#[component]
pub fn ClaimPage(ClaimPageProps { claim, today }: &ClaimPageProps) -> Html {
    let text = use_text();
    let found = use_state(|| None);
    use_effect_with(claim.clone(), {
        let found = found.clone();
        move |claim| {
            let claim = claim.clone();
            spawn_local(async move { found.set(Some(confirm(&claim).await)) });
        }
    });
    let day = Day::read(&claim.day);
    let heading = match day {
        Some(day) => text.tr_args("daily-of", &[("day", (&format_day(day, &text)).into())]),
        None => text.tr("daily"),
    };
    let known = game(&claim.game);
    let content = match &*found {
        None => html! { <p role="status">{ text.tr("daily-checking") }</p> },
        Some(Ok(result)) => html! {
            <>
                <ResultLine key="result" result={result.clone()} />
                <p key="confirmed" role="status" class="daily-confirmed">
                    { Icon::Done.small() }
                    { text.tr("daily-confirmed") }
                </p>
                <p key="about" class="record-feat-text">{ text.tr("daily-confirmed-about") }</p>
            </>
        },
        Some(Err(why)) => {
            let why = match why {
                Unconfirmed::Unreadable => "unreadable",
                Unconfirmed::NotOver => "over",
                Unconfirmed::OtherGame => "game",
                Unconfirmed::OtherResult => "result",
            };
            html! {
                <div role="alert" class="daily-refused">
                    <b>{ text.tr("daily-not-confirmed") }</b>
                    <p>{ text.tr(&format!("daily-not-confirmed-{why}")) }</p>
                </div>
            }
        }
    };
    // Today's game would be given away to those who have not played it yet.
    let can_watch = matches!(&*found, Some(Ok(_))) && day.is_some_and(|day| day < *today);
    html! {
        <div class="record daily-claim">
            <header key="head" class="record-top">
                <PageHeading>{ heading }</PageHeading>
                <a class="button" href="#/">
                    { Icon::Home.small() }
                    { text.tr("home") }
                </a>
            </header>
            <section key="claim" class="record-game vellum" data-game={known.map(|game| game.id)}>
                if let Some(game) = known {
                    <header key="head" class="record-head">
                        <Emblem of={game.id} />
                        <h2>
                            <Lettering of={game.id} name={text.tr(&format!("{}-name", game.id))} />
                        </h2>
                    </header>
                }
                <div key="content" class="daily-content">{ content }</div>
                <div key="row" class="row">
                    if can_watch {
                        <a
                            key="watch"
                            class="button"
                            href={format!("#/shared/{}/{}", claim.game, claim.packed)}
                        >
                            { text.tr("daily-watch") }
                        </a>
                    }
                    <a
                        key="try"
                        class="button button-main"
                        href={known.map_or("#/daily".to_owned(), |game| format!("#/daily/{}", game.id))}
                    >
                        { text.tr("daily-try") }
                    </a>
                </div>
            </section>
        </div>
    }
}
