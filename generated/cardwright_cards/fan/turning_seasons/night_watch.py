"""Written by the compiler from cards/fan/turning_seasons/night_watch.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NightWatch(ProjectCard):
    """Effect: Twice per game, before an opponent removes at least 2 steel or 2 titanium of yours, prevent that and draw a card."""

    def __init__(self) -> None:
        super().__init__("night_watch", "Night Watch", "S06", 4, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_BEFORE,)
        self.touches = {WHENEVER: (FACET_HAND, FACET_DECK, FACET_DECK)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            prevent(game, frame)
            draw(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER,
                owner,
                event,
                removes(owner, event, OPPONENTS, RESOURCE_STEEL, 2, YOURS)
                + removes(owner, event, OPPONENTS, RESOURCE_TITANIUM, 2, YOURS),
                2,
                PERIOD_GAME,
                WHENEVER,
            )
