//! Tests of the built page in real browsers. They are one program, so that tests of different parts
//! run side by side until the last one.

mod analysis;
mod coming_back;
mod daily;
mod dice_arena;
mod elfenwizards;
mod embed;
mod explain;
mod fingers;
mod fonts;
mod hand_over;
mod helpers;
mod hints;
mod home;
mod lessons;
mod many_screens;
mod many_screens_games;
mod meetings;
mod offline;
mod puzzles;
mod record;
mod rules;
mod saves;
mod scanning;
mod screens;
mod series;
mod share;
mod smoothness;
mod sound;
mod spell_wars;
mod stillness;
mod story;
mod table;
mod troubles;
mod wizards_gambit;
mod worker;
