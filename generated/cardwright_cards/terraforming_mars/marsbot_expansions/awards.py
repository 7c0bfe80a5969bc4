"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/awards.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TRACK_EARTH_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_PLANT_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class UtopiaPlanitiaSuburbian(AutomaAward):
    """Have the most tiles. It helps in this award: place a tile by its own preferences (Greenery at the edge)."""

    def __init__(self) -> None:
        super().__init__("utopia_planitia_suburbian", "Suburbian", "utopia_planitia", "suburbian")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_LAY, "|placement greenery_at_the_edge|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_LAY, "|placement greenery_at_the_edge|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, ANY_TILE, YOURS)


@final
class UtopiaPlanitiaInvestor(AutomaAward):
    """Be furthest on the Earth track. It helps in this award: raise the Earth track 1 step."""

    def __init__(self) -> None:
        super().__init__("utopia_planitia_investor", "Investor", "utopia_planitia", "investor")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_EARTH_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_EARTH_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_EARTH_TRACK)


@final
class UtopiaPlanitiaBotanist(AutomaAward):
    """Be furthest on the plant track. It helps in this award: raise the plant track 1 step."""

    def __init__(self) -> None:
        super().__init__("utopia_planitia_botanist", "Botanist", "utopia_planitia", "botanist")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_PLANT_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_PLANT_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_PLANT_TRACK)


@final
class UtopiaPlanitiaIncorporator(AutomaAward):
    """Have the most cards played costing 10 M€ or less. It helps in this award: turn over project cards until you find a card costing 10 M€ or less, and resolve it."""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia_incorporator", "Incorporator", "utopia_planitia", "incorporator"
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_FITTING, "|criterion cheap_card|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_FITTING, "|criterion cheap_card|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and costs_at_most(card, 10)


@final
class UtopiaPlanitiaMetropolist(AutomaAward):
    """Have the most city tiles. It helps in this award: place a city tile."""

    def __init__(self) -> None:
        super().__init__(
            "utopia_planitia_metropolist", "Metropolist", "utopia_planitia", "metropolist"
        )
        self.touches = {WHEN_NAMED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_NAMED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)


@final
class TerraCimmeriaElectrician(AutomaAward):
    """Be furthest on the energy track. It helps in this award: raise the energy track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "terra_cimmeria_electrician", "Electrician", "terra_cimmeria", "electrician"
        )
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_ENERGY_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_ENERGY_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_ENERGY_TRACK)


@final
class TerraCimmeriaFounder(AutomaAward):
    """Have the most tiles. It helps in this award: place a tile by its own preferences (City beside a special tile)."""

    def __init__(self) -> None:
        super().__init__("terra_cimmeria_founder", "Founder", "terra_cimmeria", "founder")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_LAY, "|placement city_beside_special|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_LAY, "|placement city_beside_special|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, ANY_TILE, YOURS)


@final
class TerraCimmeriaMogul(AutomaAward):
    """Be furthest on the Earth track. It helps in this award: advance the most advanced track."""

    def __init__(self) -> None:
        super().__init__("terra_cimmeria_mogul", "Mogul", "terra_cimmeria", "mogul")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_ADVANCE_HIGHEST, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_HIGHEST, "")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_EARTH_TRACK)


@final
class TerraCimmeriaZoologist(AutomaAward):
    """Be furthest on the plant track. It helps in this award: raise the plant track 1 step."""

    def __init__(self) -> None:
        super().__init__("terra_cimmeria_zoologist", "Zoologist", "terra_cimmeria", "zoologist")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_PLANT_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_PLANT_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_PLANT_TRACK)


@final
class TerraCimmeriaForecaster(AutomaAward):
    """Have the most cards played with a requirement. It helps in this award: turn over project cards until you find a card with a requirement, and resolve it and gain 5 M€."""

    def __init__(self) -> None:
        super().__init__("terra_cimmeria_forecaster", "Forecaster", "terra_cimmeria", "forecaster")
        self.touches = {WHEN_NAMED: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_RESOLVE_FITTING, "|criterion demanding_card|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_RESOLVE_FITTING, "|criterion demanding_card|"):
                return False
        if frame.step == 2:
            frame.step = 3
            gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and has_requirement(card)
