# One table, many screens: fetched by whoever opens such a table, beside `screens`.

screens-only-table = This device is only the table: it shows what everybody may see.
screens-open = Open the table
screens-seats = Seats
screens-seat = Seat { $number }
screens-seat-free = free
screens-seat-here = is here
screens-seat-away = is away
screens-seat-own = at this device
screens-seat-bot = a bot
screens-show-seat = Show the code for seat { $number }
screens-invite = Invitation to seat { $number }
screens-invite-how = Scan this with a phone’s camera, or send the link. In another window of this browser it joins at once.
screens-way-back = { $name } is away: this code leads back to the same seat
screens-answer = Answer from the other screen
screens-answer-how = The other screen shows an answer. Scan it here, or with the phone of somebody who is at the table already. Or paste its link, or open that link in this browser.
screens-answer-take = Let in
screens-scan = Scan the answer
screens-begin = Begin
screens-begin-bots = Begin, with bots on the free seats
screens-dealer = This device deals, so it holds every secret of the game. The other screens only get what their seat may know.
screens-relayed = The others join through the page around this game, which carries what is said.
screens-no-server = No server is asked for anything.
screens-open-through = Guests reach this table through { $server }, as the link says. { $server } then learns the addresses of the devices, and nothing of the game.
screens-without = Without it
screens-link = Invitation for everybody
screens-link-how = One link for all: whoever opens it takes the next free seat, or comes back to their own. Send it in a chat, or let it be scanned.
screens-link-through = It leads here through { $server }.
screens-link-slow = This takes long. Some networks keep devices apart: a phone’s hotspot helps, or a TURN server that the owner of this site names.
screens-server-lost = { $server } does not answer, and is tried again. Meanwhile the code below works without it, between devices in the same network.
screens-trouble = It does not work?
screens-trouble-asleep = Keep both screens on, with this page in front, until they are connected.
screens-trouble-expired = Codes hold for half an hour. Scan again for a new one.
screens-guests = The other screens
screens-bot-plays = A bot plays
screens-here-plays = Somebody here plays
screens-invite-here = Invite somebody to this seat
screens-wait = Wait
screens-take-back = Take the seat back
screens-onlooker = Somebody
screens-onlookers = { $count ->
    [0] Nobody looks on
    [one] One looks on
   *[other] { $count } look on
}
screens-invite-onlooker = Invite somebody to look on
screens-dismiss = Send { $name } away
screens-code = Code

screens-hand-over = Hand the table over
screens-hand-over-how = { $name }’s device becomes the table: it deals from then on and holds every secret of the game, hidden hands too. Everybody stays where they sit, and this device becomes a guest.
screens-hand-over-ask = Ask { $name }
screens-hand-over-asked = { $name } is being asked. The game goes on until the answer is here.
screens-hand-over-declined = { $name } would rather not have the table. It stays here.
screens-hand-over-not = Keep the table here
screens-handing-over = The table goes over to { $name }’s device. Keep this page open until everybody is there.
screens-was-table = Table
