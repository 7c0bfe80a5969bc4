"""Written by the compiler from cards/terraforming_mars/standard_projects.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SellPatents(Project):
    """Action: Discard any number of cards from hand to gain that amount of M€."""

    def __init__(self) -> None:
        super().__init__(
            "sell_patents", "Sell Patents", PROJECT_SELL_PATENTS, 0, KIND_STANDARD_PROJECT
        )
        self.touches = {ACTION: (1 << RESOURCE_MEGACREDIT, FACET_HAND, FACET_CHOICE | FACET_HAND)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_discard(game, player, self.index, -1, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 1, most_to_discard(game, player, self.index, -1)):
                return False
        if frame.step == 1:
            frame.step = 2
            if discard(game, frame, frame.amount, -1):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True


@final
class PowerPlant(Project):
    """Action: Spend 11 M€ to increase your energy production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "power_plant", "Power Plant", PROJECT_POWER_PLANT, 11, KIND_STANDARD_PROJECT
        )
        self.touches = {ACTION: (1 << PRODUCTION_ENERGY, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 11):
                return False
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True


@final
class Asteroid(Project):
    """Action: Spend 14 M€ to raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__("asteroid", "Asteroid", PROJECT_ASTEROID, 14, KIND_STANDARD_PROJECT)
        self.touches = {ACTION: (FACET_TRACKS, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE)}
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 14):
                return False
        if frame.step == 1:
            frame.step = 2
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True


@final
class Aquifer(Project):
    """Action: Spend 18 M€ to place an ocean tile."""

    def __init__(self) -> None:
        super().__init__("aquifer", "Aquifer", PROJECT_AQUIFER, 18, KIND_STANDARD_PROJECT)
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 18):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True


@final
class Greenery(Project):
    """Action: Spend 23 M€ to place a greenery tile."""

    def __init__(self) -> None:
        super().__init__("greenery", "Greenery", PROJECT_GREENERY, 23, KIND_STANDARD_PROJECT)
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_GREENERY,
            prefer(
                areas(game, player, AREA_LAND) & beside_own(game, player),
                areas(game, player, AREA_LAND),
            ),
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 23):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True


@final
class City(Project):
    """Action: Spend 25 M€ to place a city tile and increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__("city", "City", PROJECT_CITY, 25, KIND_STANDARD_PROJECT)
        self.touches = {
            ACTION: (
                FACET_TILES | 1 << PRODUCTION_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 25):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                return False
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True


@final
class ConvertPlants(Project):
    """Action: Spend 8 plants (a card may change this number) to place a greenery tile."""

    def __init__(self) -> None:
        super().__init__(
            "convert_plants", "Convert Plants", PROJECT_CONVERT_PLANTS, 0, KIND_CONVERSION
        )
        self.touches = {ACTION: (FACET_TILES, 1 << RESOURCE_PLANT, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {ACTION: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(
            game, player, RESOURCE_PLANT, value(game, player, VALUE_GREENERY_PRICE)
        ) and can_place(
            game,
            player,
            TILE_GREENERY,
            prefer(
                areas(game, player, AREA_LAND) & beside_own(game, player),
                areas(game, player, AREA_LAND),
            ),
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_PLANT, value(game, player, VALUE_GREENERY_PRICE))
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True


@final
class ConvertHeat(Project):
    """Action: Spend 8 heat to raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__("convert_heat", "Convert Heat", PROJECT_CONVERT_HEAT, 0, KIND_CONVERSION)
        self.touches = {ACTION: (FACET_TRACKS, 1 << RESOURCE_HEAT, 0)}
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 8)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_HEAT, 8)
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True
