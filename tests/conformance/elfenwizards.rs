//! The suite's oracle for Elfenwizards.

use conclave_rules::games::elfenwizards::board::{Place, Title};
use conclave_rules::games::elfenwizards::state::{Decision, Spell, Wizard};
use conclave_rules::games::elfenwizards::{
    Action, Elfenwizards, Event, GreyPrice, Guild, Options, PublicState, State,
};
use conclave_rules::table::{Rng, Seat, Viewer};

use super::Conforming;

impl Conforming for Elfenwizards {
    const RARE: &'static [&'static str] = &["NoGreyTokenLeft"];

    fn variants(seats: u8) -> Vec<Options> {
        let mut agreed = Guild::ALL[..usize::from(seats)].to_vec();
        agreed.reverse();
        vec![
            Options::default(),
            Options { grey_price: GreyPrice::ThreePips, ..Options::default() },
            Options { negotiation_clock: true, guilds: Some(agreed), ..Options::default() },
        ]
    }

    fn check(state: &State) -> Result<(), String> {
        state.position.validate().map_err(str::to_owned)
    }

    fn check_view(view: &PublicState) -> Result<(), String> {
        view.validate().map_err(str::to_owned)
    }

    fn pieces_in_all(state: &State) -> Vec<u32> {
        let position = &state.position;
        let grey: u32 = position.wizards.iter().map(|wizard| u32::from(wizard.grey)).sum();
        let mut all = vec![grey + u32::from(position.grey_supply)];
        for (seat, player) in (0..).map(Seat).zip(&position.players) {
            let placed = position.competition.supports.iter().filter(|spell| spell.seat == seat);
            let (minor, major): (Vec<Spell>, Vec<Spell>) =
                placed.map(|placed| placed.spell).partition(|&spell| spell == Spell::Minor);
            let shown = player.boxes.iter().chain([&player.hand]).map(|dice| dice.iter().count());
            let dice = usize::from(player.unrolled) + shown.sum::<usize>() + major.len();
            let minors = usize::from(player.reserve + player.spent) + player.track.len();
            let wizards = position.wizards.iter().filter(|wizard| wizard.owner == seat);
            all.extend([dice, minors + minor.len(), wizards.count()].map(|count| count as u32));
        }
        // No two hold one title.
        for title in 0..Title::COUNT as u8 {
            let holds = |wizard: &&Wizard| wizard.place == Place::Title(Title(title));
            assert!(position.wizards.iter().filter(holds).count() <= 1);
        }
        all
    }

    fn pieces_in_the_box(seats: u8) -> Vec<u32> {
        let wizards = [8, 6, 5, 4][usize::from(seats) - 3];
        let each = [7, 7, wizards];
        [12].into_iter().chain(each.repeat(seats.into())).collect()
    }

    fn shuffled(
        state: &State,
        _viewer: Viewer,
        _seat: Seat,
        action: &Action,
        rng: &mut Rng,
    ) -> (State, Action) {
        // Everything lies open but the dice to come.
        (State { position: state.position.clone(), rng: rng.split() }, *action)
    }

    fn shows(event: &Event, _viewer: Viewer) -> bool {
        matches!(event, Event::Rolled { .. })
    }

    fn pieces(position: &PublicState) -> PublicState {
        let mut pieces = position.clone();
        pieces.acting = position.dragon;
        pieces.decision = Decision::Nothing;
        pieces
    }
}
