"""One suspended piece of rules: where it stands and what it remembers, all plain numbers."""

from typing import Final

# Shared by all that have none: lists are replaced, never changed in place.
NO_ITEMS: Final[list[int]] = []


class Frame:
    """A block of a card that runs, or a question that is asked; a question that keeps more has a class of its own."""

    # fmt: off
    # Written by `python -m cardwright_tools.state`: the fields of a frame.
    def __init__(
        self, rule: int, block: int, player: int, cause: int, step: int = 0, card: int = -1,
        spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0, chosen: int = 0,
        actor: int = -1, items: list[int] = NO_ITEMS
    ) -> None:
        self.rule = rule
        self.block = block
        self.player = player
        self.cause = cause
        self.step = step
        self.card = card
        self.spoken = spoken
        self.whom = whom
        self.area = area
        self.amount = amount
        self.chosen = chosen
        self.actor = actor
        self.items = items

    def clone(self) -> "Frame":
        return Frame(
            self.rule, self.block, self.player, self.cause, self.step, self.card, self.spoken,
            self.whom, self.area, self.amount, self.chosen, self.actor, self.items
        )
    # End of what is written.
    # fmt: on
