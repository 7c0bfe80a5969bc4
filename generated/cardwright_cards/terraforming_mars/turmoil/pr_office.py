"""Written by the compiler from cards/terraforming_mars/turmoil/pr_office.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_UNITY
from cardwright_runtime.terraforming_mars.names import *


@final
class PrOffice(ProjectCard):
    """Requires that Unity is ruling or that you have 2 delegates in Unity. Raise your TR 1 step and gain 1 M€ for each Earth tag you have, including this."""

    def __init__(self) -> None:
        super().__init__("pr_office", "PR Office", "T09", 7, QUALITY_AUTOMATED, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (1 << COUNTER_RATING | 1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN)
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_UNITY, STATE_RULING)
            or count_pieces(game, player, BODY_UNITY, YOURS) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, COUNTER_RATING, 1)
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags(game, player, TAG_EARTH, YOURS))
        return True
