//! The analysis of Elfenwizards: its dialog, and its worker.

fn main() {
    conclave_ui::analysis::run::<conclave::games::elfenwizards::Elfenwizards>(
        conclave::games::elfenwizards::analyst,
    );
}
