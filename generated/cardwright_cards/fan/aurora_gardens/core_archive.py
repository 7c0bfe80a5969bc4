"""Written by the compiler from cards/fan/aurora_gardens/core_archive.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR, TOKEN_CORE_SAMPLE
from cardwright_runtime.terraforming_mars.names import *


@final
class CoreArchive(ProjectCard):
    """Effect: When you play a polar tag, including this, add a core sample to this card. 1 VP per 4 core samples on this card."""

    def __init__(self) -> None:
        super().__init__(
            "core_archive",
            "Core Archive",
            "G01",
            9,
            QUALITY_ACTIVE,
            (TAG_POLAR, TAG_SCIENCE),
            TOKEN_CORE_SAMPLE,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (FACET_TOKENS, 0, 0)}
        self.scores = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_POLAR))

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 4
