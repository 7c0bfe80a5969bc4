"""Written by the compiler from cards/fan/second_thoughts/planning_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PlanningOffice(ProjectCard):
    """Effect: Once per game, before an opponent places a city tile adjacent to a tile of yours, you may spend 5 M€ to prevent that."""

    def __init__(self) -> None:
        super().__init__(
            "planning_office", "Planning Office", "HB04", 9, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_BEFORE,)
        self.touches = {
            WHENEVER: (
                0,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            )
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 5):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 5):
                return False
        if frame.step == 3:
            frame.step = 4
            prevent(game, frame)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER,
                owner,
                event,
                places_tile_on(
                    owner,
                    event,
                    OPPONENTS,
                    TILE_CITY,
                    beside_tiles_of(game, owner, ANY_TILE, 1, YOURS),
                ),
                1,
                PERIOD_GAME,
                WHENEVER,
            )
