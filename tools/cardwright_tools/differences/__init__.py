"""The work of `cardwright diff` and `cardwright breaking`. In: two states of the cards. Out: what changed, whom it breaks, how far it reaches."""
