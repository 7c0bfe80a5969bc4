"""What areas give without a tile. In: a step. Out: the bonus gained, the marker taken."""

from cardwright.rules.nodes import Fixed, GainPlacementBonus, TakeMarker
from cardwright_tools.meaning.language.answers import told
from cardwright_tools.meaning.language.asking import Run
from cardwright_tools.meaning.language.counts import lies_there
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.places import areas
from cardwright_tools.meaning.language.placing import choose_area, gain_printed, take_markers
from cardwright_tools.meaning.language.running import NotPlayed, Running


def gain_placement_bonus(node: GainPlacementBonus, now: Running) -> Run:
    """What one area prints; what lies there as a marker stays for whoever builds (ruling `bonus-again`)."""
    if node.area is not None:
        found = [area for area in areas(node.area, now) if area in now.book.map]
    else:
        every = now.book.map
        found = [area for area in every if all(lies_there(area, w, now) for w in node.where)]
    if found:
        area = yield from choose_area(found, now)
        gained = yield from gain_printed(area, now)
        if gained:
            yield from told([Happened("gains", now.player, area=area, bonuses=gained)], now)


def take_marker(node: TakeMarker, now: Running) -> Run:
    """So many, one after the other, of those that lie there; its player gains what it brings."""
    if not isinstance(node.amount, Fixed):
        raise NotPlayed(node)
    for _ in range(node.amount.number):
        lying = [area for area, bonus in now.position["markers"] if bonus == node.bonus.id]
        if node.area is not None:
            lying = [area for area in areas(node.area, now) if area in lying]
        if lying:
            area = yield from choose_area(list(dict.fromkeys(lying)), now)
            yield from take_markers([(area, node.bonus.id)], now)
