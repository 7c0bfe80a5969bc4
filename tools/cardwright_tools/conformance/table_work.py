"""One operation on a staged game. In: a scenario and its game. Out: what can be seen before and after it."""

from collections.abc import Callable

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE
from cardwright_runtime.terraforming_mars.phases.politics import enter_policy
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_tools.conformance.answers import Recorded
from cardwright_tools.conformance.deviations import money_surplus
from cardwright_tools.conformance.delta import canonical, difference, merged
from cardwright_tools.conformance.names import Names
from cardwright_tools.conformance.scenario import Json, Scenario
from cardwright_tools.conformance.search import Search
from cardwright_tools.conformance.snapshot import snapshot
from cardwright_tools.conformance.stage import colours_of, stage

_NOBODY = -1


def at_next_move(game: Game) -> bool:
    """The operation is over: a player is asked for a move, or nobody for anything."""
    return game.asked_player < 0 or game.question == ACTION_PHASE


class Work:
    """The game of one scenario, and how to get from its setup to its end."""

    def __init__(self, scenario: Scenario, names: Names) -> None:
        self.scenario = scenario
        self.names = names
        self.colours = colours_of(scenario.setup)
        self.game = stage(scenario.setup, names, scenario.player)
        self.player: Player = self.game.players[self.colours.index(scenario.player)]
        self.recorded = Recorded(scenario.choices, names, self.colours, scenario.op)
        self.surplus = self._surplus()

    def _surplus(self) -> int:
        """What the recorded engine paid in money beyond the price of the card."""
        price = next((one for one in self.scenario.choices if one["kind"] == "payment"), None)
        return money_surplus(price["amount"], price["value"], self.player) if price else 0

    @property
    def executed(self) -> bool:
        """The recorded engine carried the operation out."""
        return "delta" in self.scenario.expected

    def ask_for_move(self) -> list[int]:
        """All moves of the acting player."""
        frame = self.game.push(ACTION_PHASE, 0, self.player.index, _NOBODY)
        frame.step = 1
        enter_policy(self.game)
        self.game.advance()
        return self.game.option_values

    def bottom(self) -> None:
        """Something for steps to return to."""
        self.game.push(ACTION_PHASE, 0, self.player.index, _NOBODY).step = 1
        enter_policy(self.game)

    def take(self, move: int) -> tuple[Json, Game | None]:
        """The difference that a move makes, and the game after it."""

        def choose(game: Game) -> None:
            game.choose(game.option_values.index(move))

        return self.run(choose)

    def run(self, start: Callable[[Game], None]) -> tuple[Json, Game | None]:
        """From the staged game to the end that was recorded; where none fits, the first end."""
        before = snapshot(self.game, self.names, self.colours)
        expected = canonical(self.scenario.expected["delta"])
        wanted = [expected]
        if self.surplus:
            # Where the recorded payment had money beyond the price, ours keeps it: a ruling has to explain that.
            kept = {self.scenario.player: {"res": {"megacredits": self.surplus}}}
            wanted.append(canonical(merged(expected, kept)))

        def delta(after: Game) -> Json:
            return difference(before, snapshot(after, self.names, self.colours))

        search = Search(self.recorded, at_next_move, lambda after: delta(after) in wanted)
        game = self.game.clone()
        start(game)
        end = search.run(game) or search.first_end
        if end is None:
            return {"delta": {"error": "no way through the choices"}}, None
        got: Json = {"delta": delta(end)}
        if search.offered_otherwise:
            got["offered"] = search.offered_otherwise
        return got, end
