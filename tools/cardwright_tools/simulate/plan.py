"""What is to be simulated. In: options of a person. Out: one value that names every game by a number of its own."""

import json
from dataclasses import asdict, dataclass

MOST_GENERATIONS = 200
"""Random games end after some forty; with the cards of a pack there may be games that never do."""


class CannotSimulate(Exception):
    """What was asked for cannot be done; the message says why, before any game is played."""


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
    # Who begins, from 1 on; 0 is drawn by lot.
    first: int = 0
    # The level of an automa in the second seat, and its corporation.
    marsbot: str = ""
    corporation: str = ""
    # A game that reaches this generation ends with it; 0 is no limit.
    most_generations: int = MOST_GENERATIONS

    @property
    def identity(self) -> str:
        """Rows of two runs may be put together when this text is the same."""
        return json.dumps(self._facts, sort_keys=True)

    def unlike(self, identity: str) -> str:
        """The options of another plan that differ from this one's, as they are typed: `--seed 3 --packs ""`."""
        try:
            other = {**_USUAL, **dict(json.loads(identity))}
        except (ValueError, TypeError, RecursionError):
            return "other options"
        facts = {**_USUAL, **json.loads(self.identity)}
        return " ".join(
            f"--{name.replace('_', '-')} {_typed(other.get(name))}"
            for name in facts
            if facts[name] != other.get(name)
        )

    @property
    def _facts(self) -> dict[str, object]:
        facts = asdict(self)
        del facts["games"]
        # Files from before there was an automa or a limit go on.
        return {name: fact for name, fact in facts.items() if fact != _USUAL.get(name)}


_USUAL: dict[str, object] = {
    "marsbot": "",
    "corporation": "",
    "most_generations": MOST_GENERATIONS,
}


def _typed(value: object) -> str:
    words = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    return words or '""'
