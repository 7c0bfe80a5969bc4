"""One keeper of stalls. In: changes. Out: what he owns, as numbers and lists that are replaced, never changed in place."""

from dataclasses import dataclass


@dataclass
class Player:
    index: int
    gauges: list[int]
    hand: list[int]
    stalls: list[int]
    rent: int = 2
    used: int = 0
    passed: bool = False

    def add(self, gauge: int, amount: int) -> None:
        self.gauges = [*self.gauges[:gauge], self.gauges[gauge] + amount, *self.gauges[gauge + 1 :]]
