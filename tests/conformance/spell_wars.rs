//! The suite's oracle for Spell Wars.

use conclave_rules::games::spell_wars::cards::{
    Card, Cards, DeadCard, MAIN_DECK, Slot, Treasure, Treasures, Wizard,
};
use conclave_rules::games::spell_wars::public_state::Phase;
use conclave_rules::games::spell_wars::{Action, Event, Options, SpellWars, State, View};
use conclave_rules::table::{Rng, Rules, Seat, Viewer};

use super::Conforming;

impl Conforming for SpellWars {
    const RARE: &'static [&'static str] = &["DeadShuffled", "TreasuresShuffled", "NoTreasureLeft"];

    fn variants(seats: u8) -> Vec<Options> {
        let wizards = Wizard::all().take(usize::from(seats)).collect();
        vec![Options::default(), Options { quick: true, wizards: Some(wizards) }]
    }

    fn check(state: &State) -> Result<(), String> {
        state.validate().map_err(str::to_owned)
    }

    fn check_view(view: &View) -> Result<(), String> {
        view.validate().map_err(str::to_owned)
    }

    fn pieces_in_all(state: &State) -> Vec<u32> {
        let State { table, hands, placed, deck, .. } = state;
        let fronts = || table.players.iter();
        let mut cards = vec![0; MAIN_DECK];
        let piles = fronts().flat_map(|player| [player.spell, player.creatures]);
        let piles = piles.chain(hands.iter().copied()).chain([*deck, table.discard]);
        let single = placed.iter().flatten().flatten().copied().chain(table.tucked);
        for card in piles.flat_map(Cards::iter).chain(single) {
            cards[usize::from(card.id())] += 1;
        }
        let piles = fronts().flat_map(|player| [player.treasures, player.set_aside]);
        let piles = piles.chain([table.treasure_deck, table.treasure_discard]);
        let single = table.bounty.map(|bounty| bounty.treasure);
        let mut treasures = vec![0; Treasure::all().count()];
        for treasure in piles.flat_map(Treasures::iter).chain(single) {
            treasures[usize::from(treasure.id())] += 1;
        }
        let piles = || fronts().map(|player| player.dead_cards);
        let piles = || piles().chain([table.dead_deck, table.dead_discard]);
        let dead = DeadCard::all().flat_map(|card| piles().map(move |pile| pile.count(card)));
        let dead = dead.map(u32::from).sum();
        cards.into_iter().chain(treasures).chain([dead]).collect()
    }

    fn pieces_in_the_box(_seats: u8) -> Vec<u32> {
        let each_once = MAIN_DECK + Treasure::all().count();
        vec![1; each_once].into_iter().chain([25]).collect()
    }

    fn shuffled(
        state: &State,
        viewer: Viewer,
        seat: Seat,
        action: &Action,
        rng: &mut Rng,
    ) -> (State, Action) {
        let preparing = state.table.phase == Phase::Preparing && state.pending.ask.is_none();
        // Spells that are sealed have announced their initiative, and who answers a
        // question must be able to give the same answer: those stay as they are.
        let hand_moves = |of: Seat| Viewer::Seat(of) != viewer && (preparing || of != seat);
        let placed_moves = |of: Seat| Viewer::Seat(of) != viewer && preparing;
        let mut hidden: Vec<Card> = state.deck.iter().collect();
        for of in (0..state.table.seats()).map(Seat) {
            if hand_moves(of) {
                hidden.extend(state.hands[of.index()].iter());
            }
            if placed_moves(of) {
                hidden.extend(state.placed[of.index()].iter().flatten());
            }
        }
        // Cards change places with others of their type, so that what could be placed
        // still can be.
        let mut now: Vec<Card> = Card::all().collect();
        for slot in Slot::ALL.map(Some).into_iter().chain([None]) {
            let from: Vec<Card> = hidden.iter().copied().filter(|c| c.slot() == slot).collect();
            let mut to = from.clone();
            rng.shuffle(&mut to);
            from.iter().zip(to).for_each(|(from, to)| now[usize::from(from.id())] = to);
        }
        let now = |card: Card| now[usize::from(card.id())];
        let mut other = state.clone();
        other.deck = state.deck.iter().map(now).collect();
        for of in (0..state.table.seats()).map(Seat) {
            if hand_moves(of) {
                other.hands[of.index()] = state.hands[of.index()].iter().map(now).collect();
            }
            if placed_moves(of) {
                other.placed[of.index()] = state.placed[of.index()].map(|card| card.map(now));
            }
        }
        let same = match *action {
            Action::Place { card, slot } if Viewer::Seat(seat) != viewer => {
                // Of several copies only one is listed.
                let mut legal = Vec::new();
                SpellWars::legal(&other, seat, &mut legal);
                let is_it = |action: &&Action| {
                    matches!(**action, Action::Place { card: c, slot: s }
                        if s == slot && c.kind() == now(card).kind())
                };
                *legal.iter().find(is_it).expect("a card of the same type can be placed")
            }
            action => action,
        };
        (other, same)
    }

    fn shows(event: &Event, viewer: Viewer) -> bool {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        match *event {
            Event::Drew { seat, .. } => is(seat),
            Event::HandPassed { to, .. } => is(to),
            // How much chance a draw from the main deck takes depends on what lies there,
            // so what chance brings after one may differ too.
            Event::DeadDrawn { .. }
            | Event::TreasureGained { .. }
            | Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::TieRolled { .. }
            | Event::InitiativeShown { .. }
            | Event::SpellRevealed { .. }
            | Event::WildReplaced { .. }
            | Event::Summoned { .. }
            | Event::Adopted { .. }
            | Event::Boosted { .. }
            | Event::Joined { .. }
            | Event::Demanded { .. }
            | Event::GaveNothing(_)
            | Event::HandShown { .. }
            | Event::HandDiscarded { .. }
            | Event::Revived { .. }
            | Event::Substituted { .. }
            | Event::Tucked { .. }
            | Event::Cleared { .. } => true,
            _ => false,
        }
    }

    fn pieces(view: &View) -> View {
        View { pending: Default::default(), ..view.clone() }
    }
}
