# One table, many screens: fetched by whoever joins such a table, beside `screens`.

screens-scan-for = Scan a player’s answer

screens-join = Join a table
screens-name = Your name
screens-dealer-there = The device with the table deals, and can see all. Nobody else sees what only you may know.
screens-join-go = Join
screens-through = This table is reached through { $server }, which then learns this device’s address, and nothing of the game.
screens-looking = Looking for the table…
screens-server-silent = { $server } does not answer. This page tries again by itself. Meanwhile the table has a code that works without it, for devices in the same network.
screens-table-silent = The table is not there at the moment: its device may be asleep, or its page closed. This page joins as soon as it is back.
screens-full = All seats at this table are taken.
screens-answer-show = Show this to the table
screens-answer-guest = The device with the table scans this code, or anybody’s phone that is at the table already does. Or send the link there and open it in its browser.
screens-answer-link = Answer
screens-answer-wait = Waiting until the table has seen it. Keep this page open.
screens-connecting = Connecting…
screens-seated = { $name }, you have a seat. The game begins when the table is ready.
screens-looks-on = looking on
screens-looks-on-soon = You look on. The game begins when the table is ready.
screens-away = The table does not answer. It may be asleep: the game goes on here as soon as it is back.
screens-between = The game night goes on at the table. This screen goes on by itself when the next game begins.
screens-leave = Leave the table
screens-leave-how = Your seat becomes free, and somebody else, or a bot, can have it. To come back to it later, close this page instead.
screens-leave-not = Stay
screens-leaving = The table is being told. If it is away, keep this page open until it is back.
screens-lost = The connection has ended. Your seat is kept: scan the code at the table to come back.
screens-reload = Load the page again
screens-handing = Taking the answer to the table…
screens-handed = The table has the answer. You can close this window.
screens-no-table-here = The table is not open in this browser. Open this link in the browser that has the table, or paste it there.

screens-left-uninvited = The table does not know this invitation any more. Ask for a new code.
screens-left-taken = Somebody else has this seat. Ask for another code.
screens-left-crowded = There are as many screens at this table as it takes.
screens-left-elsewhere = You have opened this seat in another window.
screens-left-dismissed = The table has given this seat to somebody else.
screens-left-flooded = The table has closed the connection, because too much came over it.
screens-left-game = The table plays another game now. Ask for a new code.
screens-left-own = You have left the table.

screens-told-undone = The table has taken something back.
screens-told-redone = The table has done again what was taken back.
screens-told-next = Another game begins.
screens-told-swapped = Another game begins, and everybody sits one seat further on.
screens-stale = Something happened before that. Look again.
screens-refused = That cannot be done now.
screens-next = The table begins the next game: your seat is kept.

screens-offered = Will you have the table?
screens-offered-how = The table is to go over to this device. It then deals and holds every secret of the game, and has to stay on with this page in front. Your seat stays yours.
screens-offered-take = Take the table
screens-offered-leave = Rather not
screens-offered-comes = The table is on its way. Keep this page open.
screens-told-moved = Another device is the table now. It deals, and holds every secret of the game.
