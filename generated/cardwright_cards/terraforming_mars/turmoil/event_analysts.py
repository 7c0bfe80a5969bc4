"""Written by the compiler from cards/terraforming_mars/turmoil/event_analysts.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_SCIENTISTS
from cardwright_runtime.terraforming_mars.names import *


@final
class EventAnalysts(ProjectCard):
    """Requires that Scientists are ruling or that you have 2 delegates in Scientists. Effect: You have influence +1."""

    def __init__(self) -> None:
        super().__init__(
            "event_analysts", "Event Analysts", "T05", 5, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_SCIENTISTS, STATE_RULING)
            or count_pieces(game, player, BODY_SCIENTISTS, YOURS) >= 2
        )

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_EXTRA_INFLUENCE, 1)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_EXTRA_INFLUENCE, -1)
