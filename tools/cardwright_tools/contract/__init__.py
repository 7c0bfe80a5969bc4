"""`cardwright contract`. In: the sources of a game's runtime. Out: its `contract.json`."""
