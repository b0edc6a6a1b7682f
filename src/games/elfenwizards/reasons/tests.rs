use std::rc::Rc;

use conclave_i18n::Locale;
use conclave_rules::games::elfenwizards::Elfenwizards;
use conclave_rules::games::elfenwizards::state::{Decision, Spell};

use super::super::testing::{dice, players, sessions_at};
use super::*;
use crate::hints::GameHints;
use crate::testing::{check_reasons, text};

fn said(plan: &[Action], position: &PublicState) -> Vec<String> {
    let text = text(Locale::English);
    let words = TableWords::new(&text, &players(), &Rc::new(position.clone()));
    Elfenwizards::reasons(plan, position.acting, &words)
}

/// A competition without any spell but a 5 of who acts, the wizard whom it supports, and the
/// wizard who stands against that one; none where `opposed` is false.
fn duel(opposed: bool) -> (PublicState, [Action; 1], Option<WizardId>) {
    let found = sessions_at(Decision::SupportOrPass).find_map(|session| {
        let mut position = session.play().state().position.clone();
        let seat = position.acting;
        let own = position.wizards_of(seat).find(|&id| {
            let rival = position.strongest_rival(id);
            let titled = matches!(position.wizard(id).place, Place::Title(_));
            let place = position.wizard(id).place;
            match rival {
                Some(rival) => opposed && titled && position.wizard(rival).owner != seat,
                None => !opposed && place.level().is_some(),
            }
        })?;
        let level = position.wizard(own).place.level()?;
        for player in &mut position.players {
            player.boxes = Default::default();
            player.reserve = 0;
        }
        position.players[seat.index()].boxes[SpellBox::Major(level).index()] = dice(&[5]);
        let rival = position.strongest_rival(own);
        Some((position, [Action::Support { spell: Spell::Major(5), wizard: own }], rival))
    });
    found.expect("random players get there")
}

#[test]
fn every_decision_has_reasons_in_both_languages() {
    let mut kinds = std::collections::BTreeSet::new();
    check_reasons::<Elfenwizards>(&["Ada", "Corvin", "Mélisande"], 12, |view, _, _| {
        kinds.insert(format!("{:?}", view.decision));
    });
    assert!(kinds.len() >= 14, "{kinds:?}");
}

#[test]
fn an_unopposed_wizard_needs_no_more() {
    let (position, plan, _) = duel(false);
    let said = said(&plan, &position);
    assert!(said[0].starts_with("Nobody opposes: power 5 is enough for this title: "), "{said:?}");
    assert!(said[1].contains(" more than the rank it is won from."), "{said:?}");
}

#[test]
fn who_can_still_outbid_is_named_with_what_it_takes() {
    let (mut position, plan, rival) = duel(true);
    let rival = rival.expect("a rival");
    assert!(said(&plan, &position)[0].starts_with("5 against 0 ("), "nobody has any spell");
    let owner = position.wizard(rival).owner;
    let level = position.wizard(rival).place.level().expect("a candidate");
    let name = players()[owner.index()].name.clone();
    let on = SpellBox::Major(level).index();
    position.players[owner.index()].boxes[on] = dice(&[6, 2]);
    let outbid = said(&plan, &position);
    assert!(outbid[0].starts_with(&format!("{name} can still outbid it (")), "{outbid:?}");
    assert!(outbid[0].ends_with("with a 6."), "{outbid:?}");
    position.players[owner.index()].boxes[on] = dice(&[5]);
    position.players[owner.index()].reserve = 2;
    let outbid = said(&plan, &position);
    assert!(outbid[0].ends_with("with a 5, and 1 minor spell."), "{outbid:?}");
    position.players[owner.index()].boxes[on] = Dice::NONE;
    position.players[owner.index()].reserve = 6;
    let outbid = said(&plan, &position);
    assert!(outbid[0].ends_with("with 6 minor spells."), "{outbid:?}");
    position.competition.passed = [owner].into_iter().collect();
    assert!(said(&plan, &position)[0].starts_with("5 against 0 ("), "who passed places no more");
}

#[test]
fn dice_are_weighed_by_what_they_bring() {
    let session = sessions_at(Decision::AcceptOrReroll).next().expect("random players get there");
    let mut position = session.play().state().position.clone();
    let seat = position.acting.index();
    position.players[seat].hand = dice(&[6, 5, 1]);
    position.players[seat].reserve = 1;
    let accept = said(&[Action::Accept], &position);
    assert_eq!(accept[0], "6, 5, 1: 12 pips, where a throw brings about 11.");
    assert!(accept[1].ends_with(" the last minor spell."), "{accept:?}");
    let reroll = said(&[Action::Reroll], &position);
    assert_eq!(reroll[1], "All 3 dice are thrown again; no minor spell stays.");
}

#[test]
fn minor_spells_and_grey_tokens_are_counted_by_the_rules() {
    let session = sessions_at(Decision::Place).next().expect("random players get there");
    let mut position = session.play().state().position.clone();
    let seat = position.acting;
    let player = &mut position.players[seat.index()];
    (player.spent, player.hand) = (2, dice(&[5, 4]));
    let place = |pips, on| Action::Place { pips, on };
    let minor = said(&[place(5, SpellBox::Minor), Action::KeepRest], &position);
    assert_eq!(minor[0], "5 pips in the Minor Spell box recover 2 minor spells.");
    assert_eq!(minor[1], "4: 4 pips now; thrown again, about 4.");
    let own = position.wizards_of(seat).next().expect("a wizard");
    position.wizards[own.index()].grey = 1;
    let grey = said(&[place(4, SpellBox::Grey)], &position);
    assert_eq!(grey, ["4 pips in the Grey Magic box remove 1 grey token: 1 point a round."]);
}

#[test]
fn a_lead_is_safe_only_from_all_spells_together() {
    let (mut position, plan, rival) = duel(true);
    let rival = rival.expect("a rival");
    let owner = position.wizard(rival).owner;
    let on = SpellBox::Major(position.wizard(rival).place.level().expect("a candidate")).index();
    let safe = ", and nobody else has spells enough left to change that.";
    let open = ": spells yet to come could still change that.";
    // No single die beats a lead of 5, but two do, or a tie takes the title away.
    for (dice_there, ends) in [
        (dice(&[3, 1]), safe),
        (dice(&[3, 3]), open),
        (dice(&[4, 1]), open),
        (dice(&[5]), open),
        (dice(&[4]), safe),
    ] {
        position.players[owner.index()].boxes[on] = dice_there;
        let said = said(&plan, &position);
        assert!(said[0].starts_with("5 against 0 (") && said[0].ends_with(ends), "{said:?}");
    }
}

#[test]
fn a_magician_is_not_outbid_by_one_rival_alone() {
    let found = sessions_at(Decision::SupportOrPass).find_map(|session| {
        let position = session.play().state().position.clone();
        let own = position.wizards_of(position.acting).find(|&id| {
            let place = position.wizard(id).place;
            matches!(place, Place::Magicians(magicians)
            if position.magicians(magicians).any(|other| {
                position.wizard(other).owner != position.acting
            })) && position.strongest_rival(id).is_some_and(|rival| position.power(rival) == 0)
                && position.power(id) == 0
        })?;
        Some((position, own))
    });
    let (mut position, own) = found.expect("random players get there");
    let level = position.wizard(own).place.level().expect("a candidate");
    let on = SpellBox::Major(level).index();
    for player in &mut position.players {
        player.boxes = Default::default();
        player.reserve = 0;
    }
    position.competition.passed = Default::default();
    let seat = position.acting;
    position.players[seat.index()].boxes[on] = dice(&[5]);
    let plan = [Action::Support { spell: Spell::Major(5), wizard: own }];
    let other = (0..position.seats()).map(Seat).find(|&other| other != seat).expect("others");
    for (there, ends) in [
        (dice(&[6, 3]), ", and nobody else has spells enough left to change that."),
        (dice(&[6, 4]), ": spells yet to come could still change that."),
    ] {
        position.players[other.index()].boxes[on] = there;
        let said = said(&plan, &position);
        assert!(said[0].starts_with("5 against 0 (") && said[0].ends_with(ends), "{said:?}");
    }
}
