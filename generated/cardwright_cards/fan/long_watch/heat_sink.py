"""Written by the compiler from cards/fan/long_watch/heat_sink.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HeatSink(ProjectCard):
    """Action: Spend any amount of energy and gain that amount of heat. Effect: When you spend heat or energy, either gain 1 M€, or draw a card if there are at least 2 city tiles. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "heat_sink", "Heat Sink", "L03", 7, QUALITY_ACTIVE, (TAG_POWER, TAG_BUILDING)
        )
        self.listens = (EVENT_GAUGE_DOWN,)
        self.touches = {
            ACTION: (1 << RESOURCE_HEAT, 1 << RESOURCE_ENERGY, 1 << RESOURCE_ENERGY | FACET_CHOICE),
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT | FACET_HAND,
                FACET_DECK,
                FACET_TILES | FACET_DECK | FACET_CHOICE,
            ),
        }
        self.printed_points = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 1, stock(game, player, RESOURCE_ENERGY)):
                return False
        pay(game, frame, RESOURCE_ENERGY, frame.amount)
        gain(game, frame, RESOURCE_HEAT, frame.amount)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if count_tiles(game, player, TILE_CITY, EVERYONE) >= 2 and can_draw(game, 1):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            gain(game, frame, RESOURCE_MEGACREDIT, 1)
        elif frame.chosen == 1:
            draw(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            pays(owner, event, YOURS, RESOURCE_HEAT, 0)
            + pays(owner, event, YOURS, RESOURCE_ENERGY, 0),
        )
