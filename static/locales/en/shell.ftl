# The page itself.

product = Conclave
