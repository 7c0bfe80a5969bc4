"""What lies and stands on areas, gained without a tile. In: areas. Out: the question which of them, and what it gives."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.events import EVENT_GAINS_BONUS, Event
from cardwright_runtime.terraforming_mars.game import Game, area_of, bonus_of
from cardwright_runtime.terraforming_mars.numbers import GAIN_BONUS, TAKE_MARKER
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Areas, AreasLookedAt, Bonus, Owner
from cardwright_runtime.terraforming_mars.steps.placing import ChooseArea
from cardwright_runtime.terraforming_mars.steps.responses import announce, is_awaited
from cardwright_runtime.terraforming_mars.steps.tiles import gain_printed, take_marker_at
from cardwright_runtime.terraforming_mars.tiles_counted import counts_for

ANYWHERE = -1


def gain_placement_bonus(game: Game, frame: Frame, areas: Areas) -> bool:
    """What one of these areas prints, as often as it is said; a tile there stays, and a marker too (ruling `bonus-again`).

    Step: GainPlacementBonus(area=areas)
    Step: GainPlacementBonus(where=areas)
    Adds: everything
    Reads: tiles, choice
    """
    areas &= game.table.board.all
    if areas == 0:
        return False
    asked = game.push(GAIN_BONUS, frame.block, frame.player, frame.cause)
    asked.items = game.table.areas_of(areas)
    return True


class GainBonus(ChooseArea):
    """What has steps of its own was pushed with the answer; then those answer who waited for a placement bonus."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0 and not self.put(game, frame, frame.items):
            return False
        if frame.step == 1:
            frame.step = 2
            if game.stack[-1] is not frame:
                return False
        if frame.step == 2:
            frame.step = 3
            if frame.amount and is_awaited(game, EVENT_GAINS_BONUS):
                gained = Event(
                    EVENT_GAINS_BONUS, frame.player, area=frame.area, bonuses=frame.amount
                )
                return not announce(game, frame, gained)
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        frame.area = value
        frame.amount = gain_printed(game, frame, game.players[frame.player], value)


def count_bonuses(game: Game, bonus: Bonus, areas: AreasLookedAt) -> int:
    """How many of this bonus these areas print.

    Count: BonusCount(bonuses=Each(bonus), area=areas)
    Count: BonusCount(bonuses=Each(bonus), where=areas)
    Reads: tiles
    """
    found = 0
    for area in areas_of(areas & game.table.board.all):
        found += game.table.board.bonuses[area].count(bonus)
    return found


# ---------------------------------------------------------------- markers


def take_marker(game: Game, frame: Frame, bonus: Bonus) -> bool:
    """One such marker, wherever it lies, of the player's choice, with what it brings; where there is none, nothing.

    Step: TakeMarker(bonus, amount=times)
    Adds: everything
    Reads: tiles, choice
    """
    return take_marker_on(game, frame, bonus, ANYWHERE)


def take_marker_on(game: Game, frame: Frame, bonus: Bonus, areas: Areas) -> bool:
    """The same from one of these areas.

    Step: TakeMarker(bonus, amount=times, area=areas)
    Adds: everything
    Reads: tiles, choice
    """
    found = 0
    for marker in game.markers:
        if bonus_of(marker) == bonus:
            found |= 1 << area_of(marker)
    if found & areas == 0:
        return False
    asked = game.push(TAKE_MARKER, frame.block, frame.player, frame.cause)
    asked.amount = bonus
    asked.items = game.table.areas_of(found & areas)
    return True


class TakeMarker(ChooseArea):
    """`amount` is the bonus, `items` are the areas to choose from."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        for place, marker in enumerate(game.markers):
            if area_of(marker) == value and bonus_of(marker) == frame.amount:
                take_marker_at(game, frame, game.players[frame.player], place)
                return


def count_markers(game: Game, bonus: Bonus) -> int:
    """Such markers that lie on areas.

    Count: ThingCount(gauge=Gauge(noun=bonus))
    Reads: tiles
    """
    return count_markers_on(game, bonus, ANYWHERE)


def count_markers_on(game: Game, bonus: Bonus, areas: Areas) -> int:
    """Such markers on these areas.

    Count: ThingCount(gauge=Gauge(noun=bonus), where=areas)
    Reads: tiles
    """
    found = 0
    for marker in game.markers:
        if bonus_of(marker) == bonus and areas >> area_of(marker) & 1:
            found += 1
    return found


def count_taken(game: Game, player: Player, bonus: Bonus, owner: Owner) -> int:
    """Such markers that these players have taken so far, face up as face down.

    Count: ThingCount(gauge=Gauge(noun=bonus), owner=owner)
    Reads: tiles, anybody
    """
    found = 0
    for other in game.players:
        if counts_for(owner, player, other):
            found += other.taken.count(bonus)
    return found
