"""Written by the compiler from cards/fan/moss_gardens/general_studies.card: change that file instead."""

from cardwright_cards.fan.moss_gardens.nouns import TAG_BLOOM
from cardwright_runtime.terraforming_mars.names import *


@final
class GeneralStudies(ProjectCard):
    """Take 1 M€ from the store for each plant, animal, or bloom tag you have, including this. 1 VP per 2 plant or science tags you have."""

    def __init__(self) -> None:
        super().__init__(
            "general_studies", "General Studies", "J03", 5, QUALITY_AUTOMATED, (TAG_BLOOM,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN)}
        self.scores = 1

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            count_tags_of_any(game, player, (TAG_PLANT, TAG_ANIMAL, TAG_BLOOM), YOURS),
        )
        return True

    def points(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_PLANT, TAG_SCIENCE), YOURS) // 2
