"""Placing tiles and markers. In: a tile and the areas where it may lie. Out: the tile laid, what follows from it on the stack."""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.areas import (
    OCEAN_PRICE,
    areas,
    is_left_for,
    where_it_fits,
)
from cardwright_runtime.terraforming_mars.changes import AREA_RESERVED
from cardwright_runtime.terraforming_mars.events import (
    EVENT_BEFORE,
    EVENT_GAINS_BONUS,
    EVENT_PLACES_TILE,
    Event,
)
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NO_LIMIT, NONE, TILES
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    RESOURCE_MEGACREDIT,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.numbers import PLACE_TILE, RESERVE_AREA
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_LAST_GREENERIES
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Areas, FreeAreas, Tile
from cardwright_runtime.terraforming_mars.steps.markers import drawn_area
from cardwright_runtime.terraforming_mars.steps.paying import pay_money
from cardwright_runtime.terraforming_mars.steps.questions import Question
from cardwright_runtime.terraforming_mars.steps.responses import collect, is_awaited, push_responses
from cardwright_runtime.terraforming_mars.steps.tiles import place_at, place_for_none
from cardwright_runtime.terraforming_mars.steps.tracks import raise_track

# What comes before the tile is carried out first.
HELD_BACK: Final = 5


def place(game: Game, frame: Frame, tile: Tile, areas: Areas) -> bool:
    """Ask for one of the areas and lay the tile there; nothing where there is no area or no tile left (000 p. 9).

    Step: Place(tile, amount=times, area=areas)
    Test: can_place
    Adds: tiles
    Reads: tiles, choice
    Sets off: tiles, tile, areas
    """
    if game.table.asks_for_room:
        areas = where_it_fits(game, frame.player, tile, areas)
    if frame.player == game.table.automa:
        # It stands on the steps.
        from cardwright_runtime.terraforming_mars.automa.raising import laid_otherwise

        if laid_otherwise(game, frame, tile):
            return True
    if areas == 0 or not is_left_for(game, frame.player, tile):
        if frame.player == game.table.automa:
            # It stands on the steps.
            from cardwright_runtime.terraforming_mars.automa.money import fail

            fail(game, frame)
        return False
    game.stack.append(
        Placing(
            PLACE_TILE,
            frame.block,
            frame.player,
            frame.cause,
            tile,
            items=game.table.areas_of(areas),
        )
    )
    return True


def place_at_random(game: Game, frame: Frame, tile: Tile, areas: Areas) -> bool:
    """On one of the areas that nobody chooses.

    Step: Place(tile, amount=times, area=areas, at_random=True)
    Test: can_place
    Adds: tiles
    Reads: tiles
    Sets off: tiles, tile, areas
    """
    areas = where_it_fits(game, frame.player, tile, areas)
    return areas != 0 and place(game, frame, tile, 1 << drawn_area(game, areas))


def can_place(game: Game, player: Player, tile: Tile, areas: Areas) -> bool:
    """An ocean that is left over is no hindrance: a parameter at its goal stays there (000 p. 9).

    Role: test
    """
    facts = TILES[tile]
    if is_left_for(game, player.index, tile):
        if game.table.asks_for_room:
            areas = where_it_fits(game, player.index, tile, areas)
        return areas != 0
    return facts.ends_game


def reserve(game: Game, frame: Frame, areas: FreeAreas) -> bool:
    """Put a marker on an area that is then closed to all others; one marker an area is enough.

    Step: Reserve(area=areas, amount=times)
    Test: can_reserve
    Adds: tiles
    Reads: tiles, choice
    """
    areas &= ~game.players[frame.player].reserved
    if areas == 0:
        return False
    asked = game.push(RESERVE_AREA, frame.block, frame.player, frame.cause)
    asked.items = game.table.areas_of(areas)
    return True


def can_reserve(game: Game, player: Player, areas: FreeAreas) -> bool:
    """An area is left without an own marker.

    Role: test
    """
    return areas & ~player.reserved != 0


class ChooseArea(Question):
    """`items` are the areas to choose from."""

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"area:{game.table.board.area_name(value)}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return game.table.board.area_name(value)


class PlaceTile(ChooseArea):
    """The frame below learns the `area` too."""

    def run(self, game: Game, frame: Frame) -> bool:
        assert isinstance(frame, Placing)
        if frame.step == 0 and not self.put(game, frame, frame.items):
            return False
        if frame.step == HELD_BACK:
            if game.stack[-1] is not frame:
                return False
            if frame.area < 0:
                return True
            self._lay(game, frame, frame.area)
        if frame.step == 1:
            # Bonuses of the area that have steps of their own were pushed with the answer.
            frame.step = 2
            if game.stack[-1] is not frame:
                return False
        if frame.step == 2:
            frame.step = 3
            if self._raises_track(game, frame):
                return False
        if frame.step == 3:
            frame.step = 4
            if self._tell(game, frame):
                return False
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        assert isinstance(frame, Placing)
        frame.items = NO_ITEMS
        if not self._is_held_back(game, frame, value):
            self._lay(game, frame, value)

    def _is_held_back(self, game: Game, frame: Placing, area: int) -> bool:
        if not game.table.awaited >> EVENT_BEFORE & 1:
            return False
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.steps.coming import is_tile_held_back

        who = -1 if frame.for_nobody else frame.player
        coming = Event(EVENT_PLACES_TILE, who, tile=frame.tile, area=area, amount=1)
        if not is_tile_held_back(game, frame, coming):
            return False
        frame.step = HELD_BACK
        frame.area = area
        return True

    def _lay(self, game: Game, frame: Placing, value: int) -> None:
        game.parent().area = value
        frame.step = 1
        frame.area = value
        if frame.for_nobody:
            place_for_none(game, frame, frame.tile, value)
        else:
            if game.table.automa >= 0:
                # It stands on the steps.
                from cardwright_runtime.terraforming_mars.automa.borders import tell_of_borders

                tell_of_borders(game, frame, frame.tile, value)
            frame.gained = place_at(game, frame, frame.tile, value)

    def _raises_track(self, game: Game, frame: Placing) -> bool:
        """The oxygen with any greenery, but those after the last generation of a solo game (000 p. 13)."""
        facts = TILES[frame.tile]
        if facts.raises == NONE or (game.table.solo and game.phase == PHASE_LAST_GREENERIES):
            return False
        if frame.for_nobody:
            # It stands on this module.
            from cardwright_runtime.terraforming_mars.steps.neutral import raise_for_nobody

            return raise_for_nobody(game, frame, facts.raises, facts.steps)
        return raise_track(game, frame, facts.raises, facts.steps)

    def _tell(self, game: Game, frame: Placing) -> bool:
        responses = NO_ITEMS
        if is_awaited(game, EVENT_PLACES_TILE):
            who = -1 if frame.for_nobody else frame.player
            placed = Event(EVENT_PLACES_TILE, who, tile=frame.tile, area=frame.area)
            responses = collect(game, placed)
        if frame.gained and is_awaited(game, EVENT_GAINS_BONUS):
            gained = Event(EVENT_GAINS_BONUS, frame.player, area=frame.area, bonuses=frame.gained)
            responses = responses + collect(game, gained)
        return push_responses(game, responses)


class ReserveArea(ChooseArea):
    def answer(self, game: Game, frame: Frame, value: int) -> None:
        game.players[frame.player].reserved |= 1 << value
        frame.step = 1
        if game.logging:
            game.record(AREA_RESERVED, value, 1, frame.player, frame)


class PricedOcean(Question):
    """The bonus of an area that obliges to buy an ocean."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, OCEAN_PRICE):
                return False
        if frame.step == 1:
            frame.step = 2
            player = game.players[frame.player]
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        return True
