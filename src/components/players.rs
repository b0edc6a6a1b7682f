//! Picking who plays, in forms.

use conclave_session::{Controller, Player, excerpt, plain_text};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::context::use_text;
use crate::text::Text;

/// The default name of a player without one, at `seat`: bots have names of their own.
fn default_name(seat: usize, who: Controller, text: &Text) -> String {
    let key = match who {
        Controller::Person | Controller::Remote | Controller::Guest => "person-name",
        Controller::Bot(_) => "bot-name",
    };
    text.tr_args(key, &[("number", (seat + 1).into())])
}

/// The most characters that a name can have.
const LONGEST_NAME: usize = 24;

/// What players without a name are called, one for each of so many seats.
pub fn stand_ins(seats: usize, text: &Text) -> Vec<String> {
    (0..seats).map(|seat| default_name(seat, Controller::Guest, text)).collect()
}

/// Adds a number to the name of the player at `seat` if another player has the
/// same: two guests at screens of their own may.
pub fn tell_apart(players: &mut [Player], seat: usize) {
    let Some(name) = players.get(seat).map(|player| player.name.clone()) else { return };
    let is_free = |name: &str| {
        !players.iter().enumerate().any(|(other, player)| other != seat && player.name == name)
    };
    let numbered = |number: usize| {
        let short: String = name.chars().take(LONGEST_NAME - 2).collect();
        format!("{} {number}", short.trim_end())
    };
    let free = (1..).map(|n| if n == 1 { name.clone() } else { numbered(n) });
    if let Some(free) = { free }.find(|name| is_free(name)) {
        players[seat].name = free;
    }
}

/// Gives default names to players without one, and makes those from links, saves and forms fit to
/// be shown: as [`plain_text`], and not too long.
pub fn name_all(players: &mut [Player], text: &Text) {
    for (seat, player) in players.iter_mut().enumerate() {
        let name: String = plain_text(&player.name).trim().chars().take(LONGEST_NAME).collect();
        player.name =
            if name.is_empty() { default_name(seat, player.controller, text) } else { name };
    }
}

/// Checks that no two players have the same name; the error is a sentence about it.
///
/// # Errors
/// Those words.
pub fn ensure_distinct_names(players: &[Player], text: &Text) -> Result<(), String> {
    for (seat, Player { name, .. }) in players.iter().enumerate() {
        if players[..seat].iter().any(|other| other.name == *name) {
            return Err(text.tr_args("name-twice", &[("name", (&excerpt(name)).into())]));
        }
    }
    Ok(())
}

/// Properties of [`PlayersField`].
#[derive(Properties, PartialEq)]
pub struct PlayersFieldProps {
    /// Tells the buttons for the number of players from others of the form.
    pub name: &'static str,
    /// The smallest number of players.
    pub least: usize,
    /// The largest number of players.
    pub most: usize,
    /// How many play.
    pub count: usize,
    /// Called with the number that the reader chooses.
    pub oncount: Callback<usize>,
    /// A [`PlayerRow`] for each player.
    pub children: Html,
}

/// Who plays: how many, and a row for each.
#[component]
pub fn PlayersField(props: &PlayersFieldProps) -> Html {
    let PlayersFieldProps { name, least, most, count, oncount, children } = props;
    let text = use_text();
    html! {
        <fieldset class="set-up-seats">
            <legend>{ text.tr("players") }</legend>
            <CountPicker {name} least={*least} most={*most} count={*count} {oncount} />
            <ul class="chairs">{ children.clone() }</ul>
            <p>{ text.tr("levels") }</p>
        </fieldset>
    }
}

/// Properties of [`CountPicker`].
#[derive(Properties, PartialEq)]
pub struct CountPickerProps {
    /// The name of its buttons, different from others in the form.
    pub name: &'static str,
    /// The smallest number.
    pub least: usize,
    /// The largest number.
    pub most: usize,
    /// The number that is chosen.
    pub count: usize,
    /// Called with the number that the reader chooses.
    pub oncount: Callback<usize>,
}

/// A button for each number; one is chosen.
#[component]
pub fn CountPicker(props: &CountPickerProps) -> Html {
    let &CountPickerProps { name, least, most, count, ref oncount } = props;
    let pill = |number: usize| {
        html! {
            <label key={number} class="pill">
                <input
                    type="radio"
                    {name}
                    checked={number == count}
                    onchange={oncount.reform(move |_: Event| number)}
                />
                <span>{ number }</span>
            </label>
        }
    };
    html! { <div class="pills">{ for (least..=most).map(pill) }</div> }
}

/// Properties of [`PlayerRow`].
#[derive(Properties, PartialEq)]
pub struct PlayerRowProps {
    /// Which seat, counted from 0.
    pub seat: usize,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// Who plays.
    pub player: Player,
    /// Whether it can also be a guest at a screen of their own.
    #[prop_or_default]
    pub guests: bool,
    /// Called with the name that the reader types.
    pub onname: Callback<String>,
    /// Called with who is to decide for the seat.
    pub oncontroller: Callback<Controller>,
}

/// A player in a form: a name, and who decides.
#[component]
pub fn PlayerRow(props: &PlayerRowProps) -> Html {
    let PlayerRowProps { seat, class, player, guests, onname, oncontroller } = props;
    let text = use_text();
    let number = [("number", (seat + 1).into())];
    let oninput = onname
        .reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let onchange = oncontroller.reform(|event: Event| {
        let id = event.target_unchecked_into::<HtmlSelectElement>().value();
        Controller::from_id(&id).unwrap_or(Controller::Person)
    });
    let option = |controller: Controller| {
        let id = controller.id();
        html! {
            <option key={id} value={id} selected={controller == player.controller}>
                { text.tr(&format!("who-{id}")) }
            </option>
        }
    };
    html! {
        <li class={classes!("chair", class.clone())}>
            <span class="chair-number" aria-hidden="true">{ seat + 1 }</span>
            <input
                class="chair-name"
                aria-label={text.tr_args("name-of", &number)}
                placeholder={default_name(*seat, player.controller, &text)}
                maxlength={LONGEST_NAME.to_string()}
                autocomplete="off"
                value={player.name.clone()}
                {oninput}
            />
            <select
                class="chair-who"
                data-explain={format!("level-{}", player.controller.id())}
                aria-label={text.tr_args("who-of", &number)}
                {onchange}
            >
                { for guests.then_some(Controller::Guest).into_iter().chain(Controller::all()).map(option) }
            </select>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use conclave_i18n::Locale;
    use conclave_rules::bots::{Level, Temper};
    use conclave_rules::table::Seat;

    fn player(name: &str, controller: Controller) -> Player {
        Player { name: name.into(), controller }
    }

    #[test]
    fn all_players_get_a_name_of_limited_length() {
        let text = testing::text(Locale::English);
        let mut players = [
            player("  ", Controller::Person),
            player("", Controller::Bot(Level::Adept)),
            player(&"x".repeat(99), Controller::Person),
        ];
        name_all(&mut players, &text);
        assert_eq!(players[0].name, "Player 1");
        assert_eq!(players[1].name, "Corvin");
        assert_eq!(players[2].name.len(), LONGEST_NAME);
        assert_eq!(ensure_distinct_names(&players, &text), Ok(()));
        players[1].name = "Player 1".into();
        let refused = ensure_distinct_names(&players, &text).expect_err("two of the same name");
        assert!(refused.contains("Player 1"), "{refused}");
    }

    #[test]
    fn what_is_said_of_the_named_bots_is_how_they_are() {
        let said = [
            (Locale::English, ["calm", "bold", "careful", "envies"]),
            (Locale::French, ["calme", "hardis", "prudentes", "jalouse"]),
        ];
        for (locale, words) in said {
            let text = testing::text(locale);
            let levels = text.tr("levels");
            for seat in 0..6 {
                let name = default_name(seat, Controller::Bot(Level::Adept), &text);
                let part = levels.split(", ").find(|part| part.contains(&name));
                let part = part.unwrap_or_else(|| panic!("{name} in {levels}"));
                let at = Temper::ALL.iter().position(|it| *it == Temper::of(Seat(seat as u8)));
                assert!(part.contains(words[at.unwrap()]), "{name} in {part:?}");
            }
        }
    }

    #[test]
    fn a_row_shows_who_plays() {
        let text = testing::text(Locale::French);
        let found = testing::markup(
            &text,
            html! {
                <PlayerRow
                    seat=1
                    player={player("Ada", Controller::Bot(Level::Archmage))}
                    onname={|_| ()}
                    oncontroller={|_| ()}
                />
            },
        );
        assert!(found.contains("value=\"Ada\""), "{found}");
        let selected = found.split("<option").find(|option| option.contains("selected"));
        assert!(selected.is_some_and(|option| option.contains("archmage")), "{found}");
    }

    #[test]
    fn every_number_can_be_picked() {
        let text = testing::text(Locale::English);
        let found = testing::markup(
            &text,
            html! { <CountPicker name="seats" least=3 most=6 count=4 oncount={|_| ()} /> },
        );
        assert_eq!(found.matches("type=\"radio\"").count(), 4, "{found}");
        assert_eq!(found.matches("checked").count(), 1, "{found}");
    }
}
