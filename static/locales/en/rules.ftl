# What the rules pages of all games share: src/ui/rules.

rules-contents = Contents
