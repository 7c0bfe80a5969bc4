"""Written by the compiler from cards/fan/second_harvest/hanging_grove.card: change that file instead."""

from cardwright_cards.fan.second_harvest.nouns import TILE_GROVE
from cardwright_runtime.terraforming_mars.names import *


@final
class HangingGrove(ProjectCard):
    """Place 1 grove tile. Whoever places a tile adjacent to a grove tile gains 1 plant. Effect: When an opponent gains plants from a tile of yours adjacent to the one they place, gain X M€. That player loses 1 heat. X is that amount. Effect: When you gain at least 2 M€ from a tile adjacent to the one you place, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("hanging_grove", "Hanging Grove", "SH05", 9, QUALITY_ACTIVE, (TAG_PLANT,))
        self.listens = (EVENT_NEIGHBOUR,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_HEAT | FACET_ANYBODY,
                1 << RESOURCE_HEAT | FACET_ANYBODY | FACET_CHOICE,
            ),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
            UNITS: (0, 1 << RESOURCE_HEAT, 1 << RESOURCE_HEAT),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_GROVE, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_GROVE, areas(game, player, AREA_LAND))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_GROVE, areas(game, player, AREA_LAND))
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
            return not by_players(game, frame, UNITS, that_player(frame.actor), frame.player)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains_from_neighbour_of(game, owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            gains_from_neighbour(owner, event, YOURS, RESOURCE_MEGACREDIT, 2),
        )
