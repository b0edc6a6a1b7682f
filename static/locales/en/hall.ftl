# The hall: what belongs to no game.

saves = Continue
save-unnamed = A saved game
save-about = { $game } · { $players } · { $when }
save-over = { $game } · { $players } · finished · { $when }
save-name = Name
rename = Rename
rename-that = Rename { $name }
export-that = Export { $name } as a file
import = Import a saved game
delete = Delete
delete-that = Delete { $name }
delete-question = Delete “{ $name }” for good? An exported file would stay.
keep = Keep
save-failed = The browser refused to store that. Nothing was changed.
lost = There is nothing here
lost-words = This address leads nowhere. The games are at home.
