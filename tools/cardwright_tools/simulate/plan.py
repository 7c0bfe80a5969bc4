"""What is to be simulated. In: options of a person. Out: one value that names every game by a number of its own."""

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """`games` is no part of the identity: a longer run goes on where a shorter one stopped."""

    games: int
    players: int
    sets: tuple[str, ...]
    policy: str
    seed: int
    board: str = "tharsis"
    packs: tuple[str, ...] = ()

    @property
    def identity(self) -> str:
        """Rows of two runs may be put together when this text is the same."""
        facts = asdict(self)
        del facts["games"]
        return json.dumps(facts, sort_keys=True)
