"""Written by the compiler from cards/terraforming_mars/turmoil/red_tourism_wave.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_REDS
from cardwright_runtime.terraforming_mars.names import *


@final
class RedTourismWave(ProjectCard):
    """Requires that Reds are ruling or that you have 2 delegates in Reds. Gain 1 M€ for each free area on Mars adjacent to one of your tiles."""

    def __init__(self) -> None:
        super().__init__(
            "red_tourism_wave", "Red Tourism Wave", "T12", 3, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_REDS, STATE_RULING)
            or count_pieces(game, player, BODY_REDS, YOURS) >= 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            number_of_areas(free_areas(game, player, AREA_MARS) & beside_own(game, player)),
        )
        return True
