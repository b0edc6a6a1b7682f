//! Elfenwizards: its page, and its bots.

fn main() {
    conclave_ui::app::run::<conclave::games::elfenwizards::Elfenwizards>(
        conclave::games::elfenwizards::reply,
    );
}
