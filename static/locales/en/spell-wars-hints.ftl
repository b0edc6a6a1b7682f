# Why a hint of Spell Wars is good, and what it risks: a sentence each, of at most 110 characters.
