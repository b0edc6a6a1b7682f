# Why Dice Arena's hints propose what they propose: fetched with the first hint.

dice-arena-hint-throw = Of 100 such throws about { $cast } make a group, and { $lost } cost the die.
dice-arena-hint-last = It is the last die of { $name }: without a group { $name } is out.
dice-arena-hint-throw-all = { $dice ->
    [0] All dice
   *[other] All { $dice } dice
} must be thrown: about { $cast } of 100 such throws make a group. Without one { $name } is out.
dice-arena-hint-lashlabask = It is thrown for Lashlabask: whoever cast that takes the groups, not the throwers.
dice-arena-hint-stop = A throw clear of the dice makes a group at most { $cast } times in 100, and costs the die { $lost } times.
dice-arena-hint-lift = Lifted dice cannot be knocked out, and come back as they were.
dice-arena-hint-take = A die more for { $name }; { $left ->
    [0] no { $face } is left for the others
    [one] one { $face } is left for the others
   *[other] { $left } { $face } are left for the others
}.
dice-arena-hint-stack = Only the top die counts for groups, as long as the tower stands.
