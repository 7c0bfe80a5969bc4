"""Frames of questions that keep more than every frame does. In: what a step asks about. Out: a frame for the stack.

What the fields are for, `frame_kinds.py` says.
"""

from collections.abc import Callable
from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame

# fmt: off
# Written by `python -m cardwright_tools.state`: the frames of questions.
class Choice(Frame):
    """`asked_at`: The step of the block that asks."""

    def __init__(
        self, rule: int, block: int, player: int, cause: int, asked_at: int, step: int = 0,
        card: int = -1, spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0,
        chosen: int = 0, actor: int = -1, items: list[int] = NO_ITEMS
    ) -> None:
        self.rule = rule
        self.block = block
        self.player = player
        self.cause = cause
        self.asked_at = asked_at
        self.step = step
        self.card = card
        self.spoken = spoken
        self.whom = whom
        self.area = area
        self.amount = amount
        self.chosen = chosen
        self.actor = actor
        self.items = items

    def clone(self) -> "Choice":
        return Choice(
            self.rule, self.block, self.player, self.cause, self.asked_at, self.step, self.card,
            self.spoken, self.whom, self.area, self.amount, self.chosen, self.actor, self.items
        )


class Placing(Frame):
    """`tile`: What is placed. `gained`: Resources gained from the area. `for_nobody`: It belongs to nobody, and nobody gains by it."""

    def __init__(
        self, rule: int, block: int, player: int, cause: int, tile: int, step: int = 0,
        card: int = -1, spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0,
        chosen: int = 0, actor: int = -1, items: list[int] = NO_ITEMS, gained: int = 0,
        for_nobody: bool = False
    ) -> None:
        self.rule = rule
        self.block = block
        self.player = player
        self.cause = cause
        self.tile = tile
        self.step = step
        self.card = card
        self.spoken = spoken
        self.whom = whom
        self.area = area
        self.amount = amount
        self.chosen = chosen
        self.actor = actor
        self.items = items
        self.gained = gained
        self.for_nobody = for_nobody

    def clone(self) -> "Placing":
        return Placing(
            self.rule, self.block, self.player, self.cause, self.tile, self.step, self.card,
            self.spoken, self.whom, self.area, self.amount, self.chosen, self.actor, self.items,
            self.gained, self.for_nobody
        )


class Taking(Frame):
    """`gauge`: What is taken, `amount` of it. `how`: Exactly so much or up to it; stolen or not."""

    def __init__(
        self, rule: int, block: int, player: int, cause: int, gauge: int, step: int = 0,
        card: int = -1, spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0,
        chosen: int = 0, actor: int = -1, items: list[int] = NO_ITEMS, how: int = 0
    ) -> None:
        self.rule = rule
        self.block = block
        self.player = player
        self.cause = cause
        self.gauge = gauge
        self.step = step
        self.card = card
        self.spoken = spoken
        self.whom = whom
        self.area = area
        self.amount = amount
        self.chosen = chosen
        self.actor = actor
        self.items = items
        self.how = how

    def clone(self) -> "Taking":
        return Taking(
            self.rule, self.block, self.player, self.cause, self.gauge, self.step, self.card,
            self.spoken, self.whom, self.area, self.amount, self.chosen, self.actor, self.items,
            self.how
        )


class Coming(Frame):
    """`gauge`: What changes, `amount` of it; -1 where no gauge does. `track`: The track that moves; -1 where none does. `why`: Why it changes. `how`: Up or down; stolen or not; for nobody or not."""

    def __init__(
        self, rule: int, block: int, player: int, cause: int, step: int = 0, card: int = -1,
        spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0, chosen: int = 0,
        actor: int = -1, items: list[int] = NO_ITEMS, gauge: int = -1, track: int = -1,
        why: int = 0, how: int = 0
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
        self.gauge = gauge
        self.track = track
        self.why = why
        self.how = how

    def clone(self) -> "Coming":
        return Coming(
            self.rule, self.block, self.player, self.cause, self.step, self.card, self.spoken,
            self.whom, self.area, self.amount, self.chosen, self.actor, self.items, self.gauge,
            self.track, self.why, self.how
        )


class TokenTaking(Frame):
    """`token`: What is taken; `amount` is left to take. `owner`: From whose cards; -1 before one is chosen."""

    def __init__(
        self, rule: int, block: int, player: int, cause: int, token: int, step: int = 0,
        card: int = -1, spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0,
        chosen: int = 0, actor: int = -1, items: list[int] = NO_ITEMS, owner: int = -1
    ) -> None:
        self.rule = rule
        self.block = block
        self.player = player
        self.cause = cause
        self.token = token
        self.step = step
        self.card = card
        self.spoken = spoken
        self.whom = whom
        self.area = area
        self.amount = amount
        self.chosen = chosen
        self.actor = actor
        self.items = items
        self.owner = owner

    def clone(self) -> "TokenTaking":
        return TokenTaking(
            self.rule, self.block, self.player, self.cause, self.token, self.step, self.card,
            self.spoken, self.whom, self.area, self.amount, self.chosen, self.actor, self.items,
            self.owner
        )


class Payment(Frame):
    """`smallest`: The least worth of a unit given; 0 if none."""

    def __init__(
        self, rule: int, block: int, player: int, cause: int, step: int = 0, card: int = -1,
        spoken: int = -1, whom: int = -1, area: int = -1, amount: int = 0, chosen: int = 0,
        actor: int = -1, items: list[int] = NO_ITEMS, smallest: int = 0
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
        self.smallest = smallest

    def clone(self) -> "Payment":
        return Payment(
            self.rule, self.block, self.player, self.cause, self.step, self.card, self.spoken,
            self.whom, self.area, self.amount, self.chosen, self.actor, self.items,
            self.smallest
        )


FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "Frame": Frame,
    "Choice": Choice,
    "Placing": Placing,
    "Taking": Taking,
    "Coming": Coming,
    "TokenTaking": TokenTaking,
    "Payment": Payment,
}
# End of what is written.
# fmt: on
