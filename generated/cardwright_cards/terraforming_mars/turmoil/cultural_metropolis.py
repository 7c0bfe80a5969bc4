"""Written by the compiler from cards/terraforming_mars/turmoil/cultural_metropolis.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_UNITY
from cardwright_runtime.terraforming_mars.names import *


@final
class CulturalMetropolis(ProjectCard):
    """Requires that Unity is ruling or that you have 2 delegates in Unity. Decrease your energy production 1 step and increase your M€ production 3 steps. Place a city tile and send 2 delegates together from the reserve."""

    def __init__(self) -> None:
        super().__init__(
            "cultural_metropolis",
            "Cultural Metropolis",
            "T03",
            20,
            QUALITY_AUTOMATED,
            (TAG_CITY, TAG_BUILDING),
        )
        self.touches = {
            UNITS: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY, 0),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 2: (FACET_BODIES, FACET_BODIES, FACET_CHOICE),
        }
        self.sets_off = {UNITS + 1: ((FACET_TILES, TILE_CITY, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}
        self.needed = 3
        self.repeated_block = UNITS

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_UNITY, STATE_RULING)
            or count_pieces(game, player, BODY_UNITY, YOURS) >= 2
        )

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        if number == 1:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return can_send(game, player, 2, POOL_SUPPLY)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_ENERGY, 1)
        if unit == UNITS + 1:
            return can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        if unit == UNITS + 2:
            return can_send(game, player, 2, POOL_SUPPLY)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 3)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not send(game, frame, 2, POOL_SUPPLY)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
