"""Many random games. In: a plan. Out: one row for each player of each game, and what they say together."""
