"""A game on a terminal. In: games, decisions, typed words. Out: pictures of them, and choices; only `playing` reads and prints."""
