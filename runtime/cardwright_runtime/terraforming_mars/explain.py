"""Why something changed. In: a game and an entry of its log. Out: the card or rule it is due to, the clause in words, its place.

for entry in entries(game.log):
    print(explain(game, entry).place)
"""

from typing import Final

from cardwright_runtime.kernel.log import Entry
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED

THE_GAME: Final = "the game"


class Explanation:
    """`key` and `name` of the rule; `clause` is worded as on the card, `place` is `cards/.../algae.card:5`.

    Rules that no card says, such as those of the phases, have neither clause nor place.
    """

    def __init__(self, key: str, name: str, clause: str, place: str) -> None:
        self.key = key
        self.name = name
        self.clause = clause
        self.place = place

    def __repr__(self) -> str:
        return f"Explanation({self.name!r}, {self.clause!r}, {self.place!r})"


def explain(game: Game, entry: Entry) -> Explanation:
    """The clause whose block ran; where a card lent its block to another, what that card says when it is played."""
    if entry.cause < 0:
        return Explanation("", THE_GAME, "", "")
    rule = game.table.rules[entry.cause]
    texts = rule.texts
    block = entry.block if entry.block in texts.lines else WHEN_PLAYED
    line = texts.lines.get(block, texts.line)
    place = f"{texts.source}:{line}" if texts.source else ""
    return Explanation(rule.key, rule.name, texts.blocks.get(block, ""), place)
