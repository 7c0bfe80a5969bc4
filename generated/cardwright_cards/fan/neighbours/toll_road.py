"""Written by the compiler from cards/fan/neighbours/toll_road.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TollRoad(ProjectCard):
    """Increase your steel production 1 step. Effect: When an opponent places a city tile, that player does this: either spend 2 M€; whoever has this card gains 2 M€, or decrease their M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__("toll_road", "Toll Road", "N08", 12, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_STEEL, 0, 0),
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | 1 << PRODUCTION_MEGACREDIT,
                FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << PRODUCTION_MEGACREDIT,
            ),
            UNITS: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | 1 << PRODUCTION_MEGACREDIT,
                FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << PRODUCTION_MEGACREDIT,
            ),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not by_players(game, frame, UNITS, that_player(frame.actor), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 2):
                options.append(0)
            if can_decrease(game, player, PRODUCTION_MEGACREDIT, 1):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 3:
            frame.step = 5
            return not by_players(game, frame, UNITS + 1, card_player(frame), frame.actor)
        if frame.step == 4:
            frame.step = 5
            decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, OPPONENTS, TILE_CITY))
