# One table, many screens: fetched by whoever opens such a table, or joins one.

screens-code-coming = One moment…
screens-copy = Copy the link
screens-share = Share
screens-copied = Copied.
screens-copy-it = The link is selected: copy it yourself.
screens-answer-taken = Thank you. The other screen is connecting.
screens-answer-used = This answer was used already, or its invitation was withdrawn. Scan the code at the table again.
screens-no-answer = That is an invitation, not an answer. The other screen shows the answer once it has opened the invitation.
screens-other-table = This code belongs to another table.
screens-trouble-network = Both devices must be in the same network. Some guest networks keep devices apart: then open a hotspot on one phone, and let the others use it.
screens-missing = { $names }: away.

screens-slow = This takes long. Are both devices in the same network? Some guest networks keep devices apart: a phone’s hotspot helps.
screens-scan-broken = What reads the codes could not be fetched. Is there a network? Try again, or paste the link.

screens-code-damaged = This code is incomplete. Scan it again, or copy the whole link.
screens-code-expired = This code has expired. The table shows a new one.
screens-other-build = One of the two screens has another version of this page. Load the page again on both.
