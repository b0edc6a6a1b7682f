//! An analysis in a worker: requests and replies as bytes.
//!
//! To the worker: a [`Request`]. From it: the postcard bytes of a
//! `Result<AnalysisProgress, String>`, the error being the reason why there is no analysis. The
//! worker keeps the analysis from one request to the next, so that the page hears of its
//! progress and can end it.

use serde::{Deserialize, Serialize};

use super::{Analysis, Report};
use crate::bots::Policy;
use crate::table::{Record, Rules, Seed};

/// What the worker is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Begin the analysis of this record, as [`Record::to_bytes`] writes it.
    Begin(Vec<u8>),
    /// Go on with it.
    GoOn,
}

/// How far an analysis has got.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnalysisProgress<A> {
    /// How much of the work is done, from 0 to 1.
    pub done: f32,
    /// Whether all of it is.
    pub over: bool,
    /// What is known now, when that has changed.
    pub report: Option<Report<A>>,
}

/// What answers the requests: takes a request and whether to go on, and returns the bytes of
/// the reply.
pub type Analyst = Box<dyn FnMut(&Request, &mut dyn FnMut() -> bool) -> Vec<u8>>;

/// The seed of every analysis on a page, so that the same game always gets the same report.
const SEED: Seed = Seed(1);

/// The analyst of the game `G`: what [`Policy::analyst`] of each game returns.
pub fn analyst<G: Policy>() -> Analyst {
    let mut analysis = None;
    Box::new(move |request, go_on| {
        let progress = answer::<G>(&mut analysis, request, go_on);
        postcard::to_allocvec(&progress).unwrap_or_default()
    })
}

/// Goes on with an analysis, which the request may begin.
fn answer<G: Policy>(
    analysis: &mut Option<Analysis<G>>,
    request: &Request,
    go_on: &mut dyn FnMut() -> bool,
) -> Result<AnalysisProgress<<G as Rules>::Action>, String> {
    if let Request::Begin(record) = request {
        let record = Record::<G>::from_bytes(record).map_err(|why| why.to_string())?;
        let play = record.replay().map_err(|why| why.to_string())?;
        *analysis = Analysis::new(&play, SEED);
    }
    let analysis = analysis.as_mut().ok_or("no finished game")?;
    let before = analysis.sweep();
    while analysis.step() && analysis.sweep() == before && go_on() {}
    let over = analysis.is_over();
    let report = (analysis.sweep() > before).then(|| analysis.report());
    Ok(AnalysisProgress { done: analysis.progress(), over, report })
}

/// Reads a reply.
///
/// # Errors
/// The worker's reason, or that the bytes are no reply.
pub fn decode<G: Rules>(reply: &[u8]) -> Result<AnalysisProgress<G::Action>, String> {
    postcard::from_bytes(reply).unwrap_or_else(|why| Err(why.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::dice_arena::DiceArena;
    use crate::table::{Play, Rng, Seat, Setup};

    #[test]
    fn an_analysis_in_pieces_ends_with_the_same_report() {
        let setup = Setup { seats: 2, options: Default::default() };
        let mut play = Play::<DiceArena>::begin(setup, Seed(1)).expect("a game");
        let mut rng = Rng::new(Seed(1));
        while let Some(seat) = play.to_act().first() {
            let action = match seat {
                Seat::CHANCE => DiceArena::sample_chance(play.state(), &mut rng),
                _ => rng.pick(&play.legal(seat)).cloned(),
            };
            play.act(seat, action.expect("an action")).expect("a legal one");
        }
        let mut analyst = analyst::<DiceArena>();
        let mut ask = |request| {
            let reply = analyst(&request, &mut || false);
            decode::<DiceArena>(&reply)
        };
        assert!(ask(Request::GoOn).is_err(), "nothing was begun");
        assert!(ask(Request::Begin(vec![1, 2, 3])).is_err());
        let mut progress = ask(Request::Begin(play.record().to_bytes())).expect("it begins");
        let (mut done, mut reports) = (progress.done, Vec::new());
        while !progress.over {
            progress = ask(Request::GoOn).expect("it goes on");
            assert!(progress.done >= done, "{} after {done}", progress.done);
            done = progress.done;
            reports.extend(progress.report.clone());
        }
        let mut whole = Analysis::new(&play, SEED).expect("a finished game");
        while whole.step() {}
        assert_eq!(reports.last(), Some(&whole.report()));
        assert_eq!((reports.len(), done), (3, 1.0));
    }
}
