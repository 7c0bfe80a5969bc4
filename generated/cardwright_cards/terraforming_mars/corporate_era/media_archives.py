"""Written by the compiler from cards/terraforming_mars/corporate_era/media_archives.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MediaArchives(ProjectCard):
    """Gain 1 M€ for each event EVER PLAYED by all players."""

    def __init__(self) -> None:
        super().__init__(
            "media_archives", "Media Archives", "107", 8, QUALITY_AUTOMATED, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_played(game, player, self.index, 1, EVERYONE))
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
