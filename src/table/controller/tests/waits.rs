//! How long a person waits between two decisions of their own, and how long a game takes.

use conclave_rules::bots::Effort;
use conclave_rules::games::{self, Game};
use conclave_rules::table::Viewer;

use super::*;

/// How many games are watched of each.
const GAMES: u64 = 4;

/// Shorter waits are not noticed as such, in milliseconds.
const NOTICED_MS: u32 = 1_500;

/// How long a person thinks about a decision, in milliseconds: what the minutes at home allow for.
const THOUGHT_MS: u32 = 10_000;

/// How long one waits at most, in milliseconds at normal speed: in the middle, and nine times in ten. In
/// Spell Wars the spells of others are the show.
fn wanted(id: &str) -> (u32, u32) {
    match id {
        "spell-wars" => (12_000, 30_000),
        "dice-arena" => (9_000, 20_000),
        _ => (6_000, 15_000),
    }
}

/// How a game went for the person at the table.
#[derive(Default)]
struct Watched {
    /// How long was waited before each decision, and before each press that only goes on, in milliseconds.
    waits: Vec<u32>,
    /// How many decisions the person took.
    decisions: u32,
}

/// Watches a game of a person who answers at once against adepts whose thinking takes no time.
fn watch<G: GameUi>(seed: u64, seats: usize, speed: Speed) -> Watched {
    let mut controllers = vec![By::Bot(Level::Adept); seats];
    controllers[0] = By::Person;
    let setting = Setting { controllers: &controllers, speed, ..Setting::default() };
    let mut page = TestPage::<G>::around(&setting, begin(&controllers, Seed(seed)));
    let mut rng = Rng::new(Seed(seed));
    let mut watched = Watched::default();
    let mut wait = page.timer().unwrap_or(0);
    while !page.table.is_over() || !page.is_still() {
        let before = page.effects.len();
        let play = page.table.session().play();
        if !page.is_still() {
            if page.table.is_at_part_end() {
                watched.waits.push(std::mem::take(&mut wait));
            }
            page.send(page.onward());
        } else if let Some(seat) = page.table.deciding() {
            watched.waits.push(std::mem::take(&mut wait));
            watched.decisions += 1;
            let plan = think::<G>(play.state(), seat, &mut rng);
            page.send(Msg::Act(plan));
        } else if play.to_act().has(Seat::CHANCE) {
            let number = page.table.source.chance.number().expect("chance was asked");
            page.send(Msg::ChanceReplied(number, None));
        } else {
            let (number, request) = page.asked().expect("a bot is to act");
            let plan = think::<G>(play.state(), request.seat, &mut rng);
            page.send(Msg::BotReplied(number, Ok(reply::<G>(plan))));
        }
        wait += timers(&page.effects[before..]).iter().sum::<u32>();
    }
    watched.waits.push(wait);
    watched
}

/// What an adept with little time does.
fn think<G: GameUi>(state: &G::State, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
    let view = G::view(state, Viewer::Seat(seat));
    let effort = Effort { iterations: 60, ..G::effort(Level::Adept) };
    G::search(&view, seat, effort, Seed(rng.bits()), &mut || true).expect("a decision").plan
}

/// The wait that this share of all is no longer than, in milliseconds.
fn quantile(sorted: &[u32], share: f64) -> u32 {
    let at = (share * sorted.len() as f64) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied().unwrap_or(0)
}

fn check<G: GameUi>(game: &Game) {
    let watch = |seats| (11..11 + GAMES).map(move |seed| watch::<G>(seed, seats, Speed::Normal));
    let noticed = |&ms: &u32| ms > NOTICED_MS;
    let most = usize::from(*game.seats.end());
    let mut waits: Vec<u32> =
        watch(most.min(4)).flat_map(|game| game.waits.into_iter().filter(noticed)).collect();
    waits.sort_unstable();
    let (middle, most) = (quantile(&waits, 0.5), quantile(&waits, 0.9));
    let whole = watch(usize::from(game.table))
        .map(|game| game.waits.iter().sum::<u32>() + game.decisions * THOUGHT_MS);
    let minutes = f64::from(whole.sum::<u32>()) / 60_000.0 / GAMES as f64;
    println!("{}: {middle} ms in the middle, {most} nine in ten; {minutes:.1} minutes", G::ID);
    let wanted = wanted(G::ID);
    assert!(middle <= wanted.0 && most <= wanted.1, "{}: {middle} and {most} ms", G::ID);
    // Home promises no less, and not much more.
    let told = f64::from(game.minutes);
    assert!((minutes..minutes * 1.5).contains(&told), "{}: {minutes:.1} minutes", G::ID);
}

#[test]
fn others_are_watched_no_longer_than_is_bearable_and_a_game_takes_as_long_as_home_says() {
    macro_rules! check_each_game {
        ($({ id: $id:literal, module: $module:ident, rules: $rules:ident, $($rest:tt)* })*) => {
            $(check::<conclave_rules::games::$module::$rules>(games::game($id).expect("a game"));)*
        };
    }
    conclave_register::with_games!(check_each_game);
}
