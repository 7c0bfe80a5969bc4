"""The flow of a game: preparation, generations of four phases, the end. In: choices. Out: frames of rules, one phase on another."""
