"""Written by the compiler from cards/terraforming_mars/corporate_era/mars_university.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsUniversity(ProjectCard):
    """Effect: When you play a science tag, including this, you may discard a card from hand to draw a card. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "mars_university",
            "Mars University",
            "073",
            8,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_BUILDING),
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHENEVER: (FACET_HAND, FACET_HAND | FACET_DECK, FACET_CHOICE | FACET_HAND | FACET_DECK)
        }
        self.printed_points = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_discard(game, player, self.index, -1, 1) and can_draw(game, 1):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if discard(game, frame, 1, -1):
                return False
        if frame.step == 3:
            frame.step = 4
            draw(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_SCIENCE)
        )
