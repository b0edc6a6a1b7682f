//! Balance by self-play: how seats, spells, gambits and incantations fare when
//! bots play each other. `docs/balance.md` tells how to run it and what it gave.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::iter::Sum;
use std::ops::AddAssign;

use conclave_rules::bots::{Effort, Level, search};
use conclave_rules::games::wizards_gambit::incantations::Incantation;
use conclave_rules::games::wizards_gambit::spells::Spell;
use conclave_rules::games::wizards_gambit::state::{GambitPlace, State};
use conclave_rules::games::wizards_gambit::{Event, Options, WizardsGambit};
use conclave_rules::table::{Play, Rng, Rules, Seat, Seed, Setup, Viewer};

/// How often wizards did something, and the sum of what they won: in shares of victory, or in fair
/// shares.
#[derive(Clone, Copy, Default)]
struct Fortune {
    times: u32,
    won: f64,
}

impl Fortune {
    fn add(&mut self, won: f64) {
        *self += Fortune { times: 1, won };
    }

    /// What they won on the average.
    fn index(self) -> f64 {
        self.won / f64::from(self.times.max(1))
    }
}

impl AddAssign for Fortune {
    fn add_assign(&mut self, other: Fortune) {
        self.times += other.times;
        self.won += other.won;
    }
}

impl Sum for Fortune {
    fn sum<I: Iterator<Item = Fortune>>(all: I) -> Fortune {
        all.fold(Fortune::default(), |mut sum, more| {
            sum += more;
            sum
        })
    }
}

/// What gambits are used for, in the order of the report's columns.
const GAMBIT_USES: [&str; 3] = ["protection", "negation", "destruction"];

/// What was counted over some games.
#[derive(Clone, Default)]
pub struct BalanceReport {
    games: u32,
    /// Games won by who sat first, second, … in turn order.
    seats: [f64; 5],
    rounds: Vec<u8>,
    /// For each spell: the claims of it, and the shares of victory of those who claimed it.
    claims: Vec<Fortune>,
    incantations: Vec<u32>,
    /// For each incantation: how often it came to a hand.
    held: Vec<u32>,
    /// For each incantation: wizards who played it in a game, in fair shares.
    casters: Vec<Fortune>,
    /// For 1 to 5 points: wizards whose first spell had so many, in fair shares.
    first_spells: [Fortune; 5],
    gambits: u32,
    /// Wizards who used a gambit for each of [`GAMBIT_USES`] in a game, in fair shares.
    gambit_users: [Fortune; 3],
    /// How many starting gambits were used.
    starting_gambits: u32,
    players: u8,
}

impl BalanceReport {
    fn new(players: u8) -> BalanceReport {
        BalanceReport {
            players,
            claims: vec![Fortune::default(); Spell::COUNT],
            incantations: vec![0; Incantation::COUNT],
            held: vec![0; Incantation::COUNT],
            casters: vec![Fortune::default(); Incantation::COUNT],
            ..BalanceReport::default()
        }
    }

    fn add(&mut self, other: &BalanceReport) {
        self.games += other.games;
        self.rounds.extend(&other.rounds);
        add_up(&mut self.seats, &other.seats);
        add_up(&mut self.claims, &other.claims);
        add_up(&mut self.incantations, &other.incantations);
        add_up(&mut self.held, &other.held);
        add_up(&mut self.casters, &other.casters);
        add_up(&mut self.first_spells, &other.first_spells);
        add_up(&mut self.gambit_users, &other.gambit_users);
        self.gambits += other.gambits;
        self.starting_gambits += other.starting_gambits;
    }

    fn play(&mut self, seed: u64, effort: Effort) {
        let setup = Setup { seats: self.players, options: Options::default() };
        let mut play = Play::<WizardsGambit>::begin(setup, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(!seed));
        let mut claimed: Vec<(Seat, Spell)> = Vec::new();
        let mut cast: BTreeSet<(Seat, Incantation)> = BTreeSet::new();
        let mut gambits: BTreeSet<(Seat, usize)> = BTreeSet::new();
        let mut hands = [[0; Incantation::COUNT]; 5];
        self.look_at_hands(play.state(), &mut hands);
        while let Some(seat) = play.to_act().first() {
            let view = WizardsGambit::view(play.state(), Viewer::Seat(seat));
            let seed = Seed(rng.bits());
            let answer = search::<WizardsGambit>(&view, seat, effort, seed, &mut || true).unwrap();
            for action in answer.plan {
                if !play.legal(seat).contains(&action) {
                    break;
                }
                for event in play.act(seat, action).unwrap() {
                    match *event {
                        Event::SpellClaimed { seat, spell, .. } => claimed.push((seat, spell)),
                        Event::IncantationPlayed { seat, incantation, .. } => {
                            self.incantations[incantation as usize] += 1;
                            cast.insert((seat, incantation));
                        }
                        Event::GambitPlayed { seat, from_hand, place, .. } => {
                            self.gambits += 1;
                            self.starting_gambits += u32::from(!from_hand);
                            let negates = matches!(place, GambitPlace::Book(_));
                            gambits.insert((seat, usize::from(negates)));
                        }
                        Event::GambitSpent { seat, from_hand, .. } => {
                            self.gambits += 1;
                            self.starting_gambits += u32::from(!from_hand);
                            gambits.insert((seat, 2));
                        }
                        _ => {}
                    }
                }
                self.look_at_hands(play.state(), &mut hands);
            }
        }
        let outcome = WizardsGambit::outcome(play.state()).unwrap();
        let table = &play.state().table;
        self.games += 1;
        self.rounds.push(table.round);
        for seat in table.all_seats() {
            let place = (seat.0 + table.seats - table.first.0) % table.seats;
            self.seats[usize::from(place)] += f64::from(outcome.share(seat));
        }
        let won = |seat| f64::from(outcome.share(seat)) * f64::from(self.players);
        let mut first = [None; 5];
        for &(seat, spell) in &claimed {
            first[seat.index()].get_or_insert((seat, spell));
        }
        for (seat, spell) in first.into_iter().flatten() {
            self.first_spells[usize::from(spell.card().points) - 1].add(won(seat));
        }
        for (seat, incantation) in cast {
            self.casters[incantation as usize].add(won(seat));
        }
        for (seat, kind) in gambits {
            self.gambit_users[kind].add(won(seat));
        }
        for (seat, spell) in claimed {
            self.claims[spell as usize].add(f64::from(outcome.share(seat)));
        }
    }

    /// Counts the incantations that came to hands since `hands`, which then holds what they have.
    fn look_at_hands(&mut self, state: &State, hands: &mut [[u8; Incantation::COUNT]; 5]) {
        for seat in state.table.all_seats() {
            for incantation in Incantation::ALL {
                let now = state.hand(seat).count(incantation.card());
                let before = &mut hands[seat.index()][incantation as usize];
                self.held[incantation as usize] += u32::from(now.saturating_sub(*before));
                *before = now;
            }
        }
    }

    /// Plays so many games at a table, with seeds from `first` on.
    pub fn measure(players: u8, first: u64, games: u64, effort: Effort) -> BalanceReport {
        let mut report = BalanceReport::new(players);
        (first..first + games).for_each(|seed| report.play(seed, effort));
        report
    }

    fn median_rounds(&self) -> u8 {
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        rounds[rounds.len() / 2]
    }

    /// How often each spell's claimers win, against those of all spells with as
    /// many points.
    fn against_equals(&self, spell: Spell) -> f64 {
        let equals = Spell::ALL.iter().filter(|s| s.card().points == spell.card().points);
        let equals: Fortune = equals.map(|&s| self.claims[s as usize]).sum();
        self.claims[spell as usize].index() / equals.index()
    }

    /// What is out of the bounds of the rules page.
    pub fn out_of_bounds(&self) -> Vec<String> {
        let mut out = Vec::new();
        let fair = 1.0 / f64::from(self.players);
        let first = self.seats[0] / f64::from(self.games);
        if (first - fair).abs() > 0.03 {
            out.push(format!("{} players: first seat {first:.3}, fair {fair:.3}", self.players));
        }
        if !(8..=14).contains(&self.median_rounds()) {
            out.push(format!("{} players: median {} rounds", self.players, self.median_rounds()));
        }
        for spell in Spell::ALL {
            let ratio = self.against_equals(spell);
            if !(0.75..=1.35).contains(&ratio) {
                let key = spell.card().key;
                out.push(format!("{} players: {key} {ratio:.2}", self.players));
            }
        }
        if self.starting_used() < 0.75 {
            let used = self.starting_used();
            out.push(format!("{} players: starting gambits used {used:.2}", self.players));
        }
        out
    }

    /// What is out of the bounds that hold for all tables together.
    fn out_of_bounds_together(&self) -> Vec<String> {
        let within = |index: f64| (0.85..=1.2).contains(&index);
        let mut out = Vec::new();
        for (points, first) in (1..).zip(self.first_spells) {
            let index = first.index() / all_of(&self.first_spells);
            if !within(index) {
                out.push(format!("first spells of {points} points: {index:.2}"));
            }
        }
        for (which, incantation) in Incantation::ALL.into_iter().enumerate() {
            let index = self.casters[which].index() / all_of(&self.casters);
            let (key, played) = (incantation.key(), self.played(which));
            if !within(index) || played < 0.6 {
                out.push(format!("{key}: {index:.2}, played {played:.2}"));
            }
        }
        out
    }

    /// The figures as lines of a Markdown table.
    pub fn lines(&self) -> String {
        let mut text = String::new();
        let games = f64::from(self.games);
        let seats: Vec<String> = self.seats[..usize::from(self.players)]
            .iter()
            .map(|won| format!("{:.3}", won / games))
            .collect();
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        let at = |part: usize| rounds[(rounds.len() - 1) * part / 10];
        let cast: u32 = self.incantations.iter().sum();
        writeln!(
            text,
            "| {} | {} | {} | {} ({}–{}) | {:.1} | {:.1} |",
            self.players,
            self.games,
            seats.join(" "),
            at(5),
            at(1),
            at(9),
            f64::from(cast) / games,
            f64::from(self.gambits) / games,
        )
        .unwrap();
        text
    }

    /// Each spell's figures: claims a game, and wins against its equals.
    pub fn spells(&self) -> Vec<(f64, f64)> {
        Spell::ALL
            .iter()
            .map(|&spell| {
                let claims = self.claims[spell as usize].times;
                (f64::from(claims) / f64::from(self.games), self.against_equals(spell))
            })
            .collect()
    }

    /// The share of the times an incantation was held that it was played.
    fn played(&self, incantation: usize) -> f64 {
        f64::from(self.incantations[incantation]) / f64::from(self.held[incantation].max(1))
    }

    /// The share of starting gambits that were used.
    fn starting_used(&self) -> f64 {
        f64::from(self.starting_gambits) / f64::from(self.games * u32::from(self.players))
    }

    /// How often each incantation was played, a game.
    pub fn casts(&self) -> Vec<f64> {
        self.incantations.iter().map(|&n| f64::from(n) / f64::from(self.games)).collect()
    }
}

fn add_up<T: AddAssign + Copy>(sums: &mut [T], more: &[T]) {
    for (sum, &more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

/// What all of these won on the average.
fn all_of(fortunes: &[Fortune]) -> f64 {
    fortunes.iter().copied().sum::<Fortune>().index()
}

/// A figure of each report, as a line says it.
fn each_of(reports: &[BalanceReport], figure: impl Fn(&BalanceReport) -> f64) -> String {
    let each: Vec<String> = reports.iter().map(|report| format!("{:.2}", figure(report))).collect();
    each.join(" ")
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Plays `GAMES` games (2000) of archmages for each number of players, with seeds from `SEED` (0) on,
/// who simulate `EFFORT` games (200) a decision, on `THREADS` threads (1), and prints the tables.
/// Returns what is out of bounds.
pub fn print_tables() -> Vec<String> {
    let games = number("GAMES", 2000);
    let from = number("SEED", 0);
    let iterations = number("EFFORT", 200) as u32;
    let threads = number("THREADS", 1).max(1);
    let effort = Effort { iterations, ..Level::Archmage.effort() };
    let mut reports = Vec::new();
    println!(
        "| players | games | wins by turn order | median rounds (10–90 %) | incantations | gambits |"
    );
    println!("|---|---|---|---|---|---|");
    for players in WizardsGambit::SEATS {
        let mut whole = BalanceReport::new(players);
        let parts: Vec<BalanceReport> = std::thread::scope(|scope| {
            let each = games.div_ceil(threads);
            let workers: Vec<_> = (0..threads)
                .map(|n| {
                    scope.spawn(move || {
                        BalanceReport::measure(players, from + n * each, each, effort)
                    })
                })
                .collect();
            workers.into_iter().map(|worker| worker.join().unwrap()).collect()
        });
        parts.iter().for_each(|part| whole.add(part));
        print!("{}", whole.lines());
        reports.push(whole);
    }
    println!(
        "\n| spell | points | runes | claims a game | wins against equals (2, 3, 4, 5 players; all) |"
    );
    println!("|---|---|---|---|---|");
    let mut all = BalanceReport::new(0);
    reports.iter().for_each(|report| all.add(report));
    for (index, spell) in Spell::ALL.into_iter().enumerate() {
        let card = spell.card();
        let each: Vec<String> =
            reports.iter().map(|report| format!("{:.2}", report.spells()[index].1)).collect();
        println!(
            "| {} | {} | {} | {:.2} | {}; {:.2} |",
            card.key,
            card.points,
            card.size,
            all.spells()[index].0,
            each.join(" "),
            all.spells()[index].1
        );
    }
    println!(
        "\n| points of the first spell | wins, of a fair share (2, 3, 4, 5 players; all) |\n|---|---|"
    );
    for index in 0..5 {
        let each = each_of(&reports, |report| report.first_spells[index].index());
        println!("| {} | {each}; {:.2} |", index + 1, all.first_spells[index].index());
    }
    let each = each_of(&reports, |report| all_of(&report.first_spells));
    println!("| any | {each}; {:.2} |", all_of(&all.first_spells));
    println!(
        "\n| incantation | copies | casts a game | of those held | casters win, of a fair share \
         (2, 3, 4, 5 players; all) |"
    );
    println!("|---|---|---|---|---|");
    for (index, incantation) in Incantation::ALL.into_iter().enumerate() {
        let (key, copies) = (incantation.key(), incantation.copies());
        let (casts, played) = (all.casts()[index], all.played(index));
        let each = each_of(&reports, |report| report.casters[index].index());
        let together = all.casters[index].index();
        println!("| {key} | {copies} | {casts:.2} | {played:.2} | {each}; {together:.2} |");
    }
    let each = each_of(&reports, |report| all_of(&report.casters));
    println!("| any | | | | {each}; {:.2} |", all_of(&all.casters));
    println!("\n| gambits | 2, 3, 4, 5 players |\n|---|---|");
    let used = each_of(&reports, BalanceReport::starting_used);
    println!("| starting ones that are used | {used} |");
    for (index, name) in GAMBIT_USES.into_iter().enumerate() {
        let uses =
            each_of(&reports, |r| f64::from(r.gambit_users[index].times) / f64::from(r.games));
        let won = each_of(&reports, |report| report.gambit_users[index].index());
        println!("| {name}: users a game | {uses} |");
        println!("| what those win, of a fair share | {won} |");
    }
    let mut out: Vec<String> = reports.iter().flat_map(BalanceReport::out_of_bounds).collect();
    out.extend(all.out_of_bounds_together());
    out
}

#[test]
#[ignore = "takes an hour; see docs/balance.md"]
fn seats_lengths_spells_incantations_and_gambits_are_within_bounds() {
    let out = print_tables();
    assert!(out.is_empty(), "out of bounds: {out:#?}");
}
