# What the rules pages of all games share: src/ui/rules.

rules-contents = Contents
rules-search = Search the rules
rules-hits = { $n ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $n } places.
}
rules-variant = Variant:
rules-note = Note { $n }
rules-note-back = Back to the rule
rules-example = Example:
rules-before = This is how it stands before. Press Next.
rules-back = Back
rules-next = Next
rules-step = { $n } of { $count }
rules-glossary = Glossary
