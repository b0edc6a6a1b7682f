# Why a hint of Dice Arena is good, and what it risks: a sentence each, of at most 110 characters.
