"""An executable meaning of rules, and its comparison with the engine. In: random rules and positions. Out: differences."""
