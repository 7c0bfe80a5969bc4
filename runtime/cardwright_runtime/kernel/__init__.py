"""A game as a value: frames, decisions, chance, log, saves. In: choices. Out: the state at the next decision."""
