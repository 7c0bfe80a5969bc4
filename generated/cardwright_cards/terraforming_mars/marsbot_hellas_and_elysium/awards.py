"""Written by the compiler from cards/terraforming_mars/marsbot_hellas_and_elysium/awards.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TRACK_BUILDING_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class HellasCultivator(AutomaAward):
    """Have the most greenery tiles. It helps in this award: place a greenery tile."""

    def __init__(self) -> None:
        super().__init__("hellas_cultivator", "Cultivator", "hellas", "cultivator")
        self.touches = {WHEN_NAMED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_NAMED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                frame.step = 1
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

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_GREENERY, YOURS)


@final
class HellasMagnate(AutomaAward):
    """Have the most automated cards played. It helps in this award: turn over project cards until you find an automated card, and resolve it."""

    def __init__(self) -> None:
        super().__init__("hellas_magnate", "Magnate", "hellas", "magnate")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_FITTING, "|criterion automated_card|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_FITTING, "|criterion automated_card|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_AUTOMATED)


@final
class HellasSpaceBaron(AutomaAward):
    """Be furthest on the space track. It helps in this award: raise the space track 1 step."""

    def __init__(self) -> None:
        super().__init__("hellas_space_baron", "Space Baron", "hellas", "space_baron")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_SPACE_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_SPACE_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_SPACE_TRACK)


@final
class HellasExcentric(AutomaAward):
    """Have the most M€. It helps in this award: take an animal or a microbe off the card of an opponent where it is worth most."""

    def __init__(self) -> None:
        super().__init__("hellas_excentric", "Excentric", "hellas", "excentric", 0, 5)
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_TAKE_BEST_UNIT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_TAKE_BEST_UNIT, "")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return gauge(game, player, RESOURCE_MEGACREDIT)


@final
class HellasContractor(AutomaAward):
    """Be furthest on the building track. It helps in this award: raise the building track 1 step."""

    def __init__(self) -> None:
        super().__init__("hellas_contractor", "Contractor", "hellas", "contractor")
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_BUILDING_TRACK, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_BUILDING_TRACK, 1)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return track_level(game, TRACK_BUILDING_TRACK)


@final
class ElysiumCelebrity(AutomaAward):
    """Have the most cards played costing 20 M€ or more. It helps in this award: turn over project cards until you find a card costing 20 M€ or more, and resolve it."""

    def __init__(self) -> None:
        super().__init__("elysium_celebrity", "Celebrity", "elysium", "celebrity")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_FITTING, "|criterion dear_card|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_FITTING, "|criterion dear_card|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_played(game, player, self.index, 1, YOURS)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and costs_at_least(card, 20)


@final
class ElysiumIndustrialist(AutomaAward):
    """Be furthest on the energy track. It helps in this award: raise the energy track 1 step."""

    def __init__(self) -> None:
        super().__init__("elysium_industrialist", "Industrialist", "elysium", "industrialist", 5)
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
class ElysiumDesertSettler(AutomaAward):
    """Have the most tiles in rows 6 to 9. It helps in this award: place a tile by its own preferences (Greenery in the bottom four rows)."""

    def __init__(self) -> None:
        super().__init__("elysium_desert_settler", "Desert Settler", "elysium", "desert_settler")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_LAY, "|placement greenery_at_the_bottom|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_LAY, "|placement greenery_at_the_bottom|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles_in_rows(game, player, ANY_TILE, 6, 9, YOURS)


@final
class ElysiumEstateDealer(AutomaAward):
    """Have the most tiles adjacent to an ocean tile. It helps in this award: place a tile by its own preferences (Greenery beside an ocean)."""

    def __init__(self) -> None:
        super().__init__("elysium_estate_dealer", "Estate Dealer", "elysium", "estate_dealer")
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_LAY, "|placement greenery_at_the_shore|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_LAY, "|placement greenery_at_the_shore|")
        return True

    def tally(self, game: Game, player: Player) -> int:
        return count_tiles_beside(game, player, ANY_TILE, YOURS, TILE_OCEAN)


@final
class ElysiumBenefactor(AutomaAward):
    """Have the most TR above 15. It helps in this award: raise your TR 2 steps."""

    def __init__(self) -> None:
        super().__init__("elysium_benefactor", "Benefactor", "elysium", "benefactor")
        self.touches = {WHEN_NAMED: (1 << COUNTER_RATING, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 2)
        return True

    def tally(self, game: Game, player: Player) -> int:
        return gauge_above(game, player, COUNTER_RATING, 15)
