"""Written by the compiler from cards/terraforming_mars/turmoil/diaspora_movement.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_REDS
from cardwright_runtime.terraforming_mars.names import *


@final
class DiasporaMovement(ProjectCard):
    """Requires that Reds are ruling or that you have 2 delegates in Reds. Gain 1 M€ for each Jovian tag in play, including this. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "diaspora_movement", "Diaspora Movement", "T04", 7, QUALITY_AUTOMATED, (TAG_JOVIAN,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN)}
        self.printed_points = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_REDS, STATE_RULING)
            or count_pieces(game, player, BODY_REDS, YOURS) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags(game, player, TAG_JOVIAN, EVERYONE))
        return True
