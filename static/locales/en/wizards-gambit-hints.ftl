# Why a hint of Wizard’s Gambit is good, and what it risks: a sentence each, of at most 110 characters.
