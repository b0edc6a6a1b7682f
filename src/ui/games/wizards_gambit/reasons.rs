//! Why a plan is good, and what it risks: for hints, and told of bots' moves.

use conclave::games::wizards_gambit::cards::{Card, ComponentFace, Ingredient};
use conclave::games::wizards_gambit::effect::Rule;
use conclave::games::wizards_gambit::state::{
    GambitPlace, PoolSlot, PoolSpell, PublicState, WINNING_POINTS,
};
use conclave::games::wizards_gambit::{Action, GambitUse};
use conclave::table::Seat;

use super::words::TableWords;
use crate::games::reasons::Sentences;
use crate::text::Arg;

/// The most sentences: a hint is read, not studied.
const MOST: usize = 3;

/// A sentence for each action of the plan of `seat` that has a reason of its own, and for what
/// the plan risks.
pub fn reasons(plan: &[Action], seat: Seat, words: &TableWords) -> Vec<String> {
    if seat.0 >= words.table().seats {
        return Vec::new();
    }
    let mut told = Told { seat, words, table: *words.table(), sentences: Sentences::new(MOST) };
    for &action in plan {
        told.action(action);
    }
    told.sentences.finish()
}

/// The sentences so far, and the table as the plan leaves it.
struct Told<'a> {
    seat: Seat,
    words: &'a TableWords,
    table: PublicState,
    sentences: Sentences,
}

impl Told<'_> {
    fn say(&mut self, key: &str, args: &[(&str, Arg<'_>)]) {
        self.sentences.push(self.words.text.tr_args(&["hint-", key].concat(), args));
    }

    fn action(&mut self, action: Action) {
        match action {
            Action::PlayIngredient { ingredient, on } => {
                self.table.turn.ingredients += 1;
                let wild = self.table.wild(self.seat, ingredient);
                self.ingredient(ingredient, on, wild);
            }
            Action::PlayIncantation(incantation) => {
                let does = self.words.text.card_does(incantation.card()).join(" ");
                self.say("incantation", &[("does", (&does).into())]);
            }
            Action::PlayGambit { as_, .. } => self.gambit(as_),
            Action::Release => {
                self.gambit(GambitUse::Destroy(self.seat));
                if !self.claims_anyway() {
                    let name = self.words.name(self.seat).to_owned();
                    self.say("release", &[("name", (&name).into())]);
                }
            }
            Action::UseCapability | Action::Accept => {
                let source = match self.table.effect() {
                    Some(effect) => self.words.text.source(effect.source),
                    None => self
                        .table
                        .awake(self.seat)
                        .map_or_else(String::new, |spell| self.words.text.spell(spell)),
                };
                self.say("free", &[("what", (&source).into())]);
            }
            Action::ShowHand => {
                let count = self.table.draws(self.seat, 2);
                self.say("show", &[("count", count.into())]);
            }
            Action::Draw => {
                let held = self.table.player(self.seat).hand;
                let count =
                    (held + self.table.draws(self.seat, 1)).min(self.table.hand_limit(self.seat));
                self.say("draw", &[("count", count.into())]);
            }
            Action::Decline => self.say("decline", &[]),
            Action::Opponent(other) => {
                let player = *self.table.player(other);
                let name = self.words.name(other).to_owned();
                let args = [
                    ("name", (&name).into()),
                    ("points", player.points().into()),
                    ("count", player.hand.into()),
                ];
                self.say("opponent", &args);
            }
            Action::Card(card) => self.card(card),
            Action::Pick { from, ingredient } => self.lift(ingredient, from),
            Action::Move { from, ingredient, to } => {
                self.lift(ingredient, from);
                self.ingredient(ingredient, to, false);
            }
            Action::Swap { first, one, second, other } => {
                self.lay(other, first, one);
                self.lay(one, second, other);
                self.lacks(first);
                self.lacks(second);
            }
            Action::Slot(slot) | Action::Claim(slot) => self.lacks(slot),
            Action::Replace { slot, with } => {
                let (new, points) = (self.words.text.spell(with), with.card().points);
                let old = self.words.spell_at(slot);
                let args =
                    [("new", (&new).into()), ("points", points.into()), ("old", (&old).into())];
                self.say("replace", &args);
            }
            Action::GambitOf(other) => self.gambit(GambitUse::Destroy(other)),
        }
    }

    /// An ingredient comes to a spell, perhaps for any rune.
    fn ingredient(&mut self, ingredient: Ingredient, on: PoolSlot, wild: bool) {
        let Some(there) = &mut self.table.pool[on.index()] else { return };
        if !wild && there.lacks(ingredient) {
            there.laid.add(ingredient.card());
        } else {
            there.wild.add(ingredient.card());
        }
        let there = *there;
        let (spell, points) = (self.words.text.spell(there.spell), there.spell.card().points);
        if there.missing() > 0 {
            self.left_open(on);
            return;
        }
        let total = self.table.player(self.seat).points() + points;
        let name = self.words.name(self.seat).to_owned();
        let args = [
            ("what", (&spell).into()),
            ("points", points.into()),
            ("name", (&name).into()),
            ("total", total.into()),
        ];
        self.say(if total >= WINNING_POINTS { "wins" } else { "claims" }, &args);
        self.table.pool[on.index()] = None;
    }

    /// What a spell lacks when the plan is done, and who comes next.
    fn left_open(&mut self, on: PoolSlot) {
        let Some(there) = self.table.pool[on.index()] else { return };
        let spell = self.words.text.spell(there.spell);
        let points = there.spell.card().points;
        if there.missing() > 1 {
            let left = there.missing();
            self.say(
                "far",
                &[("what", (&spell).into()), ("left", left.into()), ("points", points.into())],
            );
            return;
        }
        // What a Flake or wild card stands for is open: there may be several.
        let all = || Ingredient::ALL.into_iter();
        let lacking = all().filter(|&rune| rune != Ingredient::PrismaticFlake && there.lacks(rune));
        let runes: Vec<_> = lacking.map(|rune| self.words.text.ingredient(rune)).collect();
        let rune = runes.join(" / ");
        let args = [("what", (&spell).into()), ("rune", (&rune).into()), ("points", points.into())];
        self.say("near", &args);
        // Who may still add the last one does not leave it to the next.
        if self.table.ingredients_left() > 0 || self.table.turn.hand_freed {
            return;
        }
        let next = self.seat.clockwise(self.table.seats);
        let fits = |card: &Ingredient| there.lacks(*card) || self.table.wild(next, *card);
        // As far as the one who looks at the table knows.
        let unseen = self.words.view.unknown_cards();
        let count: u8 = all().filter(fits).map(|card| unseen.count(card.card())).sum();
        let name = self.words.name(next).to_owned();
        self.say("next", &[("name", (&name).into()), ("count", count.into())]);
    }

    /// What a spell of the reserve is worth, and what it lacks.
    fn lacks(&mut self, slot: PoolSlot) {
        let Some(there) = self.table.pool[slot.index()] else { return };
        let spell = self.words.text.spell(there.spell);
        let (points, left) = (there.spell.card().points, there.missing());
        let args = [("what", (&spell).into()), ("points", points.into()), ("left", left.into())];
        self.say("lacks", &args);
    }

    /// An ingredient leaves a spell.
    fn lift(&mut self, ingredient: Ingredient, from: PoolSlot) {
        let Some(there) = &mut self.table.pool[from.index()] else { return };
        let card = ingredient.card();
        if !there.wild.remove(card) {
            there.laid.remove(card);
        }
        self.lacks(from);
    }

    /// An ingredient takes the place of another.
    fn lay(&mut self, ingredient: Ingredient, on: PoolSlot, instead_of: Ingredient) {
        let Some(there) = &mut self.table.pool[on.index()] else { return };
        let card = instead_of.card();
        if !there.wild.remove(card) {
            there.laid.remove(card);
        }
        if there.lacks(ingredient) {
            there.laid.add(ingredient.card());
        } else {
            there.wild.add(ingredient.card());
        }
    }

    /// A card is discarded, given or taken.
    fn card(&mut self, card: Card) {
        let name = self.words.text.card(card);
        match card.face() {
            ComponentFace::Ingredient(ingredient) => {
                let spells =
                    PoolSlot::ALL.into_iter().filter_map(|slot| self.table.reachable(slot));
                let wild = self.table.wild(self.seat, ingredient);
                let fits =
                    |there: &&PoolSpell| there.lacks(ingredient) || wild && there.missing() > 0;
                let count = spells.filter(fits).count();
                self.say("fits", &[("what", (&name).into()), ("count", count.into())]);
            }
            _ => self.say("no-rune", &[("what", (&name).into())]),
        }
    }

    fn gambit(&mut self, as_: GambitUse) {
        let table = self.table;
        match as_ {
            GambitUse::Protect(slot) => {
                self.lacks(slot);
                self.say("protect", &[]);
            }
            GambitUse::Negate(of) => {
                let top = table.player(of).book.last().copied();
                let spell = top.map_or_else(String::new, |spell| self.words.text.spell(spell));
                let name = self.words.name(of).to_owned();
                self.say("negate", &[("name", (&name).into()), ("what", (&spell).into())]);
            }
            GambitUse::Destroy(of) => {
                let name = self.words.name(of).to_owned();
                let there = table.player(of).in_play;
                let key = match there.map(|there| there.place) {
                    Some(GambitPlace::Pool(_)) => "opens",
                    _ => "wakes",
                };
                self.say(key, &[("name", (&name).into())]);
                return;
            }
        }
        if !self.claims_anyway() || as_ == GambitUse::Negate(self.seat) {
            let name = self.words.name(self.seat).to_owned();
            self.say("gambit", &[("name", (&name).into())]);
        }
    }

    /// Whether the wizard claims spells with a gambit in play.
    fn claims_anyway(&self) -> bool {
        self.table.rule(self.seat, Rule::ClaimsDespiteGambit)
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::games::wizards_gambit::words::Words;
    use crate::testing;
    use conclave::games::wizards_gambit::spells::Spell;
    use conclave::games::wizards_gambit::state::InPlay;
    use conclave::games::wizards_gambit::{Options, View, WizardsGambit};
    use conclave::i18n::Locale;
    use conclave::table::{Play, Rng, Rules, Seed, Setup, Viewer};

    fn words(view: View, locale: Locale) -> TableWords {
        let text = testing::text(locale, &["shell", "wizards-gambit", "wizards-gambit-hints"]);
        let names = ["Ada", "Bea", "Cy", "Di", "Eli"];
        let players = testing::players(&names[..usize::from(view.table.seats)]);
        TableWords { text: Words::new(&text), players, view: view.into() }
    }

    /// A table of two at which nobody has done anything.
    fn begun() -> Play<WizardsGambit> {
        let setup = Setup { seats: 2, options: Options::default() };
        Play::begin(setup, Seed(1)).expect("a game")
    }

    #[test]
    fn every_action_has_a_reason_in_every_language_whoever_looks() {
        let mut longest = String::new();
        for seed in 0..40 {
            let setup = Setup { seats: 2 + (seed % 4) as u8, options: Options::default() };
            let mut play = Play::<WizardsGambit>::begin(setup, Seed(seed)).expect("a game");
            let mut rng = Rng::new(Seed(seed));
            while let Some(seat) = play.to_act().first() {
                let legal = play.legal(seat);
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let view = WizardsGambit::view(play.state(), viewer);
                    for locale in Locale::ALL {
                        let words = words(view, locale);
                        for &action in &legal {
                            let found = reasons(&[action], seat, &words);
                            assert!(!found.is_empty(), "{action:?}");
                            for sentence in found {
                                assert!(!sentence.contains(['{', '…']), "{action:?}: {sentence}");
                                if sentence.len() > longest.len() {
                                    longest = sentence;
                                }
                            }
                        }
                    }
                }
                let action = *rng.pick(&legal).expect("an action");
                play.act(seat, action).expect("a legal action");
                if play.ply() > 40 {
                    break;
                }
            }
        }
        assert!(longest.chars().count() < 220, "{longest}");
    }

    #[test]
    fn the_last_rune_claims_and_the_last_but_one_leaves_it_to_the_next() {
        let play = begun();
        let mut view = WizardsGambit::view(play.state(), Viewer::Seat(Seat(0)));
        let slot = PoolSlot::North;
        let there = view.table.pool[slot.index()].as_mut().expect("a spell");
        let runes: Vec<Card> = there.spell.card().runes.iter().collect();
        for &rune in &runes[2..] {
            there.laid.add(rune);
        }
        let points = there.spell.card().points;
        let play = |rune: Card| match rune.face() {
            ComponentFace::Ingredient(ingredient) => {
                Action::PlayIngredient { ingredient, on: slot }
            }
            _ => panic!("a rune"),
        };
        let words = words(view, Locale::English);
        let one = reasons(&[play(runes[0])], Seat(0), &words);
        assert!(one[0].contains("lacks only"), "{one:?}");
        assert!(one[1].starts_with("Bea comes next; ") && one[1].contains(" fitting cards are "));
        let two = reasons(&[play(runes[0]), play(runes[1])], Seat(0), &words);
        assert!(two[2].ends_with(&format!("then has {points}.")), "{two:?}");
    }

    #[test]
    fn a_flake_leaves_several_runes_open_and_who_may_play_more_leaves_them_to_nobody() {
        let mut view = WizardsGambit::view(begun().state(), Viewer::Seat(Seat(0)));
        // Runes: Angel's Breath, Phoenix Ash, Dragon's Tooth.
        let slot = PoolSlot::North;
        let mut there = PoolSpell::new(Spell::Tithe);
        there.laid.add(Ingredient::PrismaticFlake.card());
        view.table.pool[slot.index()] = Some(there);
        let plan = [Action::PlayIngredient { ingredient: Ingredient::AngelsBreath, on: slot }];
        let unseen = view.unknown_cards();
        let count: u8 =
            [Ingredient::PhoenixAsh, Ingredient::DragonsTooth, Ingredient::PrismaticFlake]
                .map(|rune| unseen.count(rune.card()))
                .iter()
                .sum();
        let said = reasons(&plan, Seat(0), &words(view, Locale::English));
        let open = "Tithe (3 points) then lacks only Phoenix Ash / Dragon’s Tooth.";
        let next = format!("Bea comes next; {count} fitting cards are out of sight.");
        assert_eq!(said, [open, &next]);
        view.table.turn.more_ingredients = 1;
        assert_eq!(reasons(&plan, Seat(0), &words(view, Locale::English)), [open]);
    }

    #[test]
    fn protected_spells_are_fitted_by_nothing() {
        let mut view = WizardsGambit::view(begun().state(), Viewer::Spectator);
        view.table.pool = PoolSlot::ALL.map(|_| Some(PoolSpell::new(Spell::Tithe)));
        let place = GambitPlace::Pool(PoolSlot::South);
        let gambit = view.table.players[1].gambit.take().expect("the first one");
        view.table.players[1].in_play = Some(InPlay { gambit, place, fresh: false });
        let card = Ingredient::PhoenixAsh.card();
        let said = reasons(&[Action::Card(card)], Seat(0), &words(view, Locale::English));
        assert_eq!(said, ["Phoenix Ash fits 3 spells of the reserve now."]);
    }

    #[test]
    fn who_claims_despite_gambits_pays_no_price_for_them() {
        let mut view = WizardsGambit::view(begun().state(), Viewer::Spectator);
        let told = |view: &View, action| {
            reasons(&[action], Seat(0), &words(*view, Locale::English)).join(" ")
        };
        let play = |as_| Action::PlayGambit { from_hand: false, as_ };
        let protect = play(GambitUse::Protect(PoolSlot::East));
        assert!(told(&view, protect).contains("cannot claim"));
        view.table.players[0].book.push(Spell::FreeSpirit);
        assert!(!told(&view, protect).contains("cannot claim"));
        // Whose own book is negated loses that too.
        assert!(told(&view, play(GambitUse::Negate(Seat(0)))).contains("cannot claim"));
        let place = GambitPlace::Pool(PoolSlot::East);
        let gambit = view.table.players[0].gambit.take().expect("the first one");
        view.table.players[0].in_play = Some(InPlay { gambit, place, fresh: false });
        assert!(!told(&view, Action::Release).contains("can claim spells again"));
        view.table.players[0].book = Default::default();
        assert!(told(&view, Action::Release).ends_with("Ada can claim spells again."));
    }

    #[test]
    fn a_gambit_says_what_it_costs() {
        let play = begun();
        let view = WizardsGambit::view(play.state(), Viewer::Spectator);
        let words = words(view, Locale::English);
        let as_ = GambitUse::Protect(PoolSlot::East);
        let found = reasons(&[Action::PlayGambit { from_hand: false, as_ }], Seat(0), &words);
        assert!(found.iter().any(|sentence| sentence.contains("cannot claim")), "{found:?}");
    }
}
