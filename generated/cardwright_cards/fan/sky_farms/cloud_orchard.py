"""Written by the compiler from cards/fan/sky_farms/cloud_orchard.card: change that file instead."""

from cardwright_cards.fan.sky_farms.nouns import TAG_VENUS, TOKEN_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class CloudOrchard(ProjectCard):
    """Action: Add 1 floater to this card. Effect: When you play a Venus tag, including this, add a floater to this card. 1 VP per 3 floaters on this card."""

    def __init__(self) -> None:
        super().__init__(
            "cloud_orchard", "Cloud Orchard", "T01", 9, QUALITY_ACTIVE, (TAG_VENUS,), TOKEN_FLOATER
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {ACTION: (FACET_TOKENS, 0, 0), WHENEVER: (FACET_TOKENS, 0, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_VENUS))

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3
