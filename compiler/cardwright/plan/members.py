"""The blocks of a rule, each with the method that runs it. In: a card. Out: Members, in the order of the block numbers."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.plan.blocks import block
from cardwright.plan.parts import Part, parts
from cardwright.plan.scope import Scope
from cardwright.plan.segments import Block
from cardwright.rules.nodes import Card


@dataclass(frozen=True, slots=True)
class Member:
    """`method` runs it: its own, or that of an earlier block that does the same."""

    part: Part
    block: Block
    method: str

    @property
    def is_own(self) -> bool:
        return self.method == self.part.name


def members(card: Card, scope: Scope) -> tuple[Member, ...]:
    return tuple(_members(card, scope))


def _members(card: Card, scope: Scope) -> Iterator[Member]:
    methods: dict[object, str] = {}
    for part in parts(card):
        method = methods.setdefault(part.steps, part.name)
        yield Member(part, block(part.steps, scope), method)
