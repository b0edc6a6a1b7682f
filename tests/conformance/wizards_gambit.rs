//! The suite's oracle for Wizard's Gambit.

use conclave_rules::games::wizards_gambit::cards::{Card, Cards, Gambit};
use conclave_rules::games::wizards_gambit::effect::Step;
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{Decision, EffectSource, PUBLIC};
use conclave_rules::games::wizards_gambit::{
    Action, Event, Options, Pile, State, View, WizardsGambit,
};
use conclave_rules::table::{Rng, Seat, Seats, Viewer};

use super::Conforming;

impl Conforming for WizardsGambit {
    const RARE: &'static [&'static str] = &["Claim"];

    fn variants(_seats: u8) -> Vec<Options> {
        vec![Options::default()]
    }

    fn check(state: &State) -> Result<(), String> {
        state.validate().map_err(str::to_owned)
    }

    fn check_view(view: &View) -> Result<(), String> {
        view.validate().map_err(str::to_owned)
    }

    fn pieces_in_all(state: &State) -> Vec<u32> {
        let State { table, hidden } = state;
        let mut cards = vec![0; Card::KINDS];
        let mut spells = vec![0; Spell::COUNT];
        let beside = table.pool.iter().flatten().flat_map(|there| [there.laid, there.wild]);
        let piles = hidden.hands.iter().copied().chain([table.discard, table.gone]).chain(beside);
        let gambits = table.players.iter().flat_map(|player| {
            [player.gambit, player.in_play.map(|in_play| in_play.gambit)].into_iter().flatten()
        });
        // An incantation that is being carried out lies on the table.
        let played = table.effects.iter().filter_map(|effect| match effect.source {
            EffectSource::Incantation(incantation) => Some(incantation.card()),
            EffectSource::Spell(..) => None,
        });
        let single = hidden.deck.iter().copied().chain(gambits.map(Gambit::card)).chain(played);
        for card in piles.flat_map(Cards::iter).chain(single) {
            cards[card.index()] += 1;
        }
        let books = table.players.iter().flat_map(|player| player.book.iter().copied());
        let pool = table.pool.iter().flatten().map(|there| there.spell);
        for spell in books.chain(pool).chain(hidden.spells.iter().copied()) {
            spells[spell as usize] += 1;
        }
        cards.into_iter().chain(spells).collect()
    }

    fn pieces_in_the_box(_seats: u8) -> Vec<u32> {
        // Nine of each ingredient, 89 component cards in all, and each gambit once.
        let incantations = Incantation::ALL.map(|incantation| u32::from(incantation.copies()));
        let cards: Vec<u32> = [9; 7].into_iter().chain(incantations).chain([1; 8]).collect();
        assert_eq!(cards.iter().sum::<u32>(), 89);
        cards.into_iter().chain([1; Spell::COUNT]).collect()
    }

    fn shuffled(
        state: &State,
        viewer: Viewer,
        seat: Seat,
        action: &Action,
        rng: &mut Rng,
    ) -> (State, Action) {
        let mut other = state.clone();
        let hidden = &mut other.hidden;
        let eyes = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => PUBLIC,
        };
        let known = hidden.known[eyes];
        let step = state.table.step();
        let looked_at = state.table.effect().and_then(|effect| effect.target);
        // Who acts must be able to do the same, save where no other player sees what they
        // choose; and from a hand that was looked at the same must be taken.
        let giving = step == Some(Step::Give) && Viewer::Seat(seat) != viewer;
        let moves = |of: &Seat| {
            Viewer::Seat(*of) != viewer
                && (*of != seat || giving)
                && (step != Some(Step::TakeIngredient) || looked_at != Some(*of))
        };
        let others: Vec<Seat> = state.table.all_seats().filter(moves).collect();
        let mut unknown: Vec<Card> = hidden.deck.to_vec();
        for of in &others {
            unknown.extend(hidden.hands[of.index()].minus(known[of.index()]).iter());
        }
        rng.shuffle(&mut unknown);
        for of in &others {
            let kept = known[of.index()];
            let more = hidden.hands[of.index()].len() - kept.len();
            let rest = unknown.split_off(unknown.len() - usize::from(more));
            hidden.hands[of.index()] = kept.plus(rest.into_iter().collect());
        }
        hidden.deck.as_mut_slice().copy_from_slice(&unknown);
        if !matches!(step, Some(Step::Scry(_))) {
            rng.shuffle(hidden.spells.as_mut_slice());
        }
        // What others know of those hands changes with them.
        for (row, known) in (0..).zip(&mut hidden.known) {
            for of in others.iter().filter(|_| row != eyes) {
                known[of.index()] = known[of.index()].common(hidden.hands[of.index()]);
            }
        }
        let turn = state.table.turn.seat;
        hidden.free = hidden.free.common(hidden.hands[turn.index()]);
        let same = match *action {
            Action::Card(_) if giving => {
                let hand: Vec<Card> = other.hand(seat).kinds().collect();
                Action::Card(*rng.pick(&hand).expect("who gives has a card"))
            }
            action => action,
        };
        (other, same)
    }

    fn shows(event: &Event, viewer: Viewer) -> bool {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        let among = |seen: Seats| match viewer {
            Viewer::Seat(seat) => seen.has(seat),
            Viewer::Spectator => seen.has(Seat::CHANCE),
        };
        match *event {
            Event::Drawn { seen, .. } | Event::Passed { seen, .. } => among(seen),
            Event::HandLookedAt { by, .. } => is(by),
            Event::SpellsLookedAt { seat, .. } => is(seat),
            Event::HandShown { seat, .. } | Event::HandOpened { seat, .. } => !is(seat),
            Event::Discarded { random: true, seat, .. } => !is(seat),
            Event::SpellRevealed { .. } | Event::SpellReplaced { .. } => true,
            _ => false,
        }
    }

    fn pieces(view: &View) -> View {
        let mut pieces = *view;
        pieces.table.acting = view.table.first;
        pieces.table.decision = Decision::Nothing;
        pieces.table.effects = Pile::new();
        pieces.looked_at = Pile::new();
        pieces
    }
}
