"""One suspended piece of rules: where it stands and what it remembers, all plain numbers."""

from typing import Final


class Frame:
    """`rule` and `block` say what runs, `step` where it goes on, `player` for whom.

    `cause` is the rule that the change is due to (the card played, when a helper such as a payment runs on its behalf).
    `a` to `d` are registers; `items` is a list of numbers that is replaced, never changed in place.
    """

    def __init__(
        self,
        rule: int,
        block: int,
        step: int,
        player: int,
        cause: int,
        a: int,
        b: int,
        c: int,
        d: int,
        items: list[int],
    ) -> None:
        self.rule = rule
        self.block = block
        self.step = step
        self.player = player
        self.cause = cause
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.items = items

    def clone(self) -> "Frame":
        return Frame(
            self.rule,
            self.block,
            self.step,
            self.player,
            self.cause,
            self.a,
            self.b,
            self.c,
            self.d,
            self.items,
        )


NO_ITEMS: Final[list[int]] = []
