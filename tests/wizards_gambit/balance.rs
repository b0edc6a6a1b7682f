//! Balance by self-play: how seats, spells, gambits and incantations fare when
//! bots play each other. `docs/balance.md` tells how to run it and what it gave.

use std::fmt::Write;

use conclave::bots::{Effort, Level, search};
use conclave::games::wizards_gambit::incantations::Incantation;
use conclave::games::wizards_gambit::spells::Spell;
use conclave::games::wizards_gambit::{Event, Options, WizardsGambit};
use conclave::table::{Play, Rng, Rules, Seat, Seed, Setup, Viewer};

/// What was counted over some games.
#[derive(Clone, Default)]
pub struct BalanceReport {
    games: u32,
    /// Games won by who sat first, second, … in turn order.
    seats: [f64; 5],
    rounds: Vec<u8>,
    /// For each spell: how often it was claimed, and the share of victory of those
    /// who claimed it.
    claims: Vec<(u32, f64)>,
    incantations: Vec<u32>,
    gambits: u32,
    players: u8,
}

impl BalanceReport {
    fn new(players: u8) -> BalanceReport {
        BalanceReport {
            players,
            claims: vec![(0, 0.0); Spell::COUNT],
            incantations: vec![0; Incantation::COUNT],
            ..BalanceReport::default()
        }
    }

    fn add(&mut self, other: &BalanceReport) {
        self.games += other.games;
        for (sum, more) in self.seats.iter_mut().zip(other.seats) {
            *sum += more;
        }
        self.rounds.extend(&other.rounds);
        for (sum, more) in self.claims.iter_mut().zip(&other.claims) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        for (sum, more) in self.incantations.iter_mut().zip(&other.incantations) {
            *sum += more;
        }
        self.gambits += other.gambits;
    }

    fn play(&mut self, seed: u64, effort: Effort) {
        let setup = Setup { seats: self.players, options: Options::default() };
        let mut play = Play::<WizardsGambit>::begin(setup, Seed(seed)).unwrap();
        let mut rng = Rng::new(Seed(!seed));
        let mut claimed: Vec<(Seat, Spell)> = Vec::new();
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
                        Event::IncantationPlayed { incantation, .. } => {
                            self.incantations[incantation as usize] += 1;
                        }
                        Event::GambitPlayed { .. } | Event::GambitSpent { .. } => {
                            self.gambits += 1;
                        }
                        _ => {}
                    }
                }
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
        for (seat, spell) in claimed {
            let (count, share) = &mut self.claims[spell as usize];
            *count += 1;
            *share += f64::from(outcome.share(seat));
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
        let (count, share) = equals.fold((0, 0.0), |(count, share), &s| {
            let (c, w) = self.claims[s as usize];
            (count + c, share + w)
        });
        let (own, won) = self.claims[spell as usize];
        (won / f64::from(own.max(1))) / (share / f64::from(count.max(1)))
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
                let (claims, _) = self.claims[spell as usize];
                (f64::from(claims) / f64::from(self.games), self.against_equals(spell))
            })
            .collect()
    }

    /// How often each incantation was played, a game.
    pub fn casts(&self) -> Vec<f64> {
        self.incantations.iter().map(|&n| f64::from(n) / f64::from(self.games)).collect()
    }
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// Plays `GAMES` games (2000) for each number of players, every decision thought
/// over `EFFORT` times (200) on `THREADS` threads (1), and prints the tables.
pub fn print_tables() -> Vec<String> {
    let games = number("GAMES", 2000);
    let iterations = number("EFFORT", 200) as u32;
    let threads = number("THREADS", 1).max(1);
    let effort = Effort { iterations, ..Level::Adept.effort() };
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
                    scope.spawn(move || BalanceReport::measure(players, n * each, each, effort))
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
    println!("\n| incantation | copies | casts a game |");
    println!("|---|---|---|");
    for (index, incantation) in Incantation::ALL.into_iter().enumerate() {
        let (key, copies) = (incantation.key(), incantation.copies());
        println!("| {key} | {copies} | {:.2} |", all.casts()[index]);
    }
    reports.iter().flat_map(BalanceReport::out_of_bounds).collect()
}

#[test]
#[ignore = "takes an hour; see docs/balance.md"]
fn seats_spells_and_length_are_within_bounds() {
    let out = print_tables();
    assert!(out.is_empty(), "out of bounds: {out:#?}");
}
