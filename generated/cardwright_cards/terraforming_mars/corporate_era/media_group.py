"""Written by the compiler from cards/terraforming_mars/corporate_era/media_group.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MediaGroup(ProjectCard):
    """Effect: When you play an event, you gain 3 M€."""

    def __init__(self) -> None:
        super().__init__("media_group", "Media Group", "109", 6, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
