"""The way from one big decision to the next. In: a game, recorded choices, what should come out. Out: the game that did."""

from collections.abc import Callable

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.conformance.answers import Recorded, candidates
from cardwright_tools.conformance.names import space_of_area
from cardwright_tools.conformance.scenario import Json

MOST_ENDS = 600
MOST_DECISIONS = 4000


class Search:
    """Depth first over what the recorded choices leave open, until `fits` says that this end is the one recorded."""

    def __init__(
        self,
        recorded: Recorded,
        is_end: Callable[[Game], bool],
        fits: Callable[[Game], bool],
    ) -> None:
        self.recorded = recorded
        self.is_end = is_end
        self.fits = fits
        self.ends = 0
        self.decisions = 0
        self.first_end: Game | None = None
        # What the first way through offered otherwise than was recorded.
        self.offered_otherwise: Json = {}

    def run(self, game: Game) -> Game | None:
        """The game at the end that fits; None where none does."""
        if self.is_end(game):
            self.ends += 1
            if self.first_end is None:
                self.first_end = game
            return game if self.fits(game) else None
        if self.decisions >= MOST_DECISIONS:
            return None
        self.decisions += 1
        self._compare_offer(game)
        indices = candidates(game, self.recorded)
        for index in indices:
            after = game.clone()
            after.choose(index)
            found = self.run(after)
            if found is not None or self.ends >= MOST_ENDS:
                return found
        return None

    def _compare_offer(self, game: Game) -> None:
        areas = self.recorded.offered
        chosen = [area for area in self.recorded.spaces if area in game.option_values]
        if self.ends or not areas or not chosen or chosen[0] not in areas:
            return
        if game.option_values != areas[chosen[0]] and _asks_for_area(game):
            spaces = [space_of_area(area) for area in game.option_values]
            self.offered_otherwise[space_of_area(chosen[0])] = " ".join(spaces)


def _asks_for_area(game: Game) -> bool:
    return game.table.rules[game.question].question() == "area"
