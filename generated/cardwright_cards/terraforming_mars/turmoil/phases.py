"""Written by the compiler from cards/terraforming_mars/turmoil/phases.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LossOfRating(Phase):
    """When it begins: each player decreases their TR 1 step."""

    def __init__(self) -> None:
        super().__init__("loss_of_rating", "Loss of terraform rating")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << COUNTER_RATING | FACET_ANYBODY,
                1 << COUNTER_RATING | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (0, 1 << COUNTER_RATING, 1 << COUNTER_RATING),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, COUNTER_RATING, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)


@final
class GlobalEvent_(Phase):
    """Global event"""

    def __init__(self) -> None:
        super().__init__("global_event", "Global event", DEED_RESOLVE_EVENT)


@final
class NewGovernment(Phase):
    """New government"""

    def __init__(self) -> None:
        super().__init__("new_government", "New government", DEED_FORM_GOVERNMENT, "greens")


@final
class ChangingTimes(Phase):
    """Changing times"""

    def __init__(self) -> None:
        super().__init__("changing_times", "Changing times", DEED_TURN_EVENTS)
