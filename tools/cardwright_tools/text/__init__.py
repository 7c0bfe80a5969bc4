"""The work of `cardwright text`. In: ids or names. Out: what the cards say, in plain words."""
