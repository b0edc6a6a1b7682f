//! One table, many screens: whole games of each kind, with a table that nobody plays at and two guests
//! connected to it directly; one loads the page again, one leaves by mistake, and the table's page is
//! loaded again.

use browser_tests::Party;

/// Plays a whole game. In the middle of it everybody is gone for a while.
fn whole_game(route: &str) -> Option<Party> {
    let party = Party::gather(route, &["Ada", "Bea"], "instant")?;
    let table = &party.table;
    table.wait("[data-stage]");
    let mut trouble = 0;
    party.play(|party| {
        // Early on, so that there is a middle in every game.
        if table.ply() > [4, 12, 20, usize::MAX][trouble] {
            match trouble {
                0 => {
                    party.guests[0].reload();
                    party.bring_back(0);
                }
                1 => {
                    party.guests[1].goto("#/");
                    table.wait("[data-connection=away]");
                    assert!(table.text(".screens-bar").contains("Bea: away"));
                    party.bring_back(1);
                }
                _ => {
                    table.reload();
                    table.wait(".table");
                    party.bring_back(0);
                    party.bring_back(1);
                }
            }
            table.wait("[data-connection=open]");
            party.wait_until_equal();
            trouble += 1;
        }
        false
    });
    assert_eq!(trouble, 3, "the game was too short for all that");
    table.wait(".table[data-outcome]");
    party.wait_until_equal();
    let won = table.text(".game-over h2");
    for guest in &party.guests {
        assert_eq!(guest.text(".game-over h2"), won, "everybody is told who won");
    }
    Some(party)
}

#[test]
#[ignore = "thorough: whole games; coming_back.rs has the troubles one by one"]
fn two_guests_play_wizards_gambit_and_the_next_game() {
    let Some(party) = whole_game("#/host/wizards-gambit?seats=guest,guest&seed=5") else { return };
    // Without joining again.
    party.table.click_named(".game-over button", "Rematch");
    for guest in &party.guests {
        guest.wait_gone(".game-over");
        guest.assert_no_sideways_scroll();
    }
    party.wait_until_equal();
}

#[test]
#[ignore = "thorough: another game"]
fn two_guests_play_spell_wars() {
    whole_game("#/host/spell-wars?seats=guest,guest&seed=5");
}

#[test]
#[ignore = "thorough: another game"]
fn two_guests_play_elfenwizards() {
    whole_game("#/host/elfenwizards?seats=guest,guest,apprentice&seed=5");
}

#[test]
#[ignore = "thorough: another game"]
fn two_guests_play_dice_arena() {
    whole_game("#/host/dice-arena?seats=guest,guest&seed=5");
}
