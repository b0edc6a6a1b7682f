# Why a hint of Elfenwizards is good, and what it risks: a sentence each, of at most 110 characters.
