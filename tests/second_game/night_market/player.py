"""One keeper of stalls. In: changes. Out: what he owns, as numbers and lists that are replaced, never changed in place."""

from second_game.night_market.nouns import GAUGES, NORMAL_RENT


class Player:
    def __init__(self, index: int, gauges: list[int], rent: int, hand: list[int], stalls: list[int], used: int, passed: bool) -> None:
        self.index, self.gauges, self.rent = index, gauges, rent
        self.hand, self.stalls = hand, stalls
        self.used, self.passed = used, passed

    def clone(self) -> "Player":
        return Player(self.index, self.gauges, self.rent, self.hand, self.stalls, self.used, self.passed)

    def add(self, gauge: int, amount: int) -> None:
        gauges = self.gauges.copy()
        gauges[gauge] += amount
        self.gauges = gauges


def new_player(index: int, hand: list[int]) -> Player:
    return Player(index, [8] + [0] * (len(GAUGES) - 1), NORMAL_RENT, hand, [], 0, False)
