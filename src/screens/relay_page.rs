//! A guest in a frame whose page carries messages between screens (`#/join/GAME/relay`), until the table has
//! answered.

use std::marker::PhantomData;

use conclave_art::Lettering;
use conclave_screens::Status;
use gloo::timers::callback::Interval;
use yew::prelude::*;

use super::code::{Code, CodeError, build_number};
use super::identity::has_been_seated;
use super::join_page::GuestPage;
use super::relay::{Relay, RelayMessage, TABLE, Visit, say};
use super::{build, minutes};
use crate::components::heading::PageHeading;
use crate::games::GameUi;
use crate::random::random_seed;
use crate::shell::Shell;

/// The word in an address in place of a code.
pub const RELAY: &str = "relay";

/// How often the table is called, in milliseconds.
const CALL_MS: u32 = 500;

/// Properties of [`RelayPage`].
#[derive(Properties)]
pub struct RelayPageProps<G: GameUi> {
    /// The services and texts that all pages share.
    pub shell: Shell,
    /// The guest's name, if the address has it.
    pub named: Option<String>,
    /// Which game.
    #[prop_or_default]
    pub game: PhantomData<G>,
}

impl<G: GameUi> PartialEq for RelayPageProps<G> {
    fn eq(&self, other: &Self) -> bool {
        (&self.shell, &self.named) == (&other.shell, &other.named)
    }
}

/// Calls the table through the page around this frame, then shows the guest's page.
#[component]
pub fn RelayPage<G: GameUi>(RelayPageProps { shell, named, .. }: &RelayPageProps<G>) -> Html {
    let text = &shell.text;
    let read = use_state(|| None::<Result<Code, CodeError>>);
    let found = read.as_ref().is_some_and(Result::is_ok);
    use_effect_with(found, {
        let (read, back) = (read.clone(), has_been_seated(shell));
        move |found| {
            let visit = random_seed() as Visit;
            let hear = Callback::from(move |(from, to, said): (String, Visit, RelayMessage)| {
                if let (TABLE, RelayMessage::Code(code)) = (&from[..], said)
                    && to == visit
                {
                    read.set(Some(Code::read(&code, minutes(), build_number(&build()))));
                }
            });
            let call = move || {
                say(TABLE, visit, if back { &RelayMessage::Back } else { &RelayMessage::Call })
            };
            let calling = (!found).then(|| {
                call();
                (Relay::open(hear), Interval::new(CALL_MS, call))
            });
            move || drop(calling)
        }
    });
    match &*read {
        Some(Ok(code)) => {
            let (shell, code, named) = (shell.clone(), code.clone(), named.clone());
            html! { <GuestPage<G> key="guest" {shell} {code} {named} relayed=true /> }
        }
        read => {
            let (words, status) = match read {
                Some(Err(error)) => (error.key(), Status::Closed),
                _ => ("screens-looking", Status::Waiting),
            };
            html! {
                <div
                    key="calling"
                    class="screens message vellum"
                    data-game={G::ID}
                    data-connection={status.as_str()}
                >
                    <PageHeading>
                        <Lettering of={G::ID} name={text.tr(&format!("{}-name", G::ID))} />
                    </PageHeading>
                    <p role="status">{ text.tr(words) }</p>
                </div>
            }
        }
    }
}
