"""What can be counted. In: a count of a rule, and who asks. Out: a whole number."""

from dataclasses import replace
from typing import assert_never

from cardwright.rules.nodes import (
    CardCount,
    Chosen,
    Count,
    DifferentResources,
    DifferentTags,
    Done,
    BonusCount,
    FreeAreas,
    Gauge,
    PlayerCount,
    SoMany,
    TagCount,
    ThingCount,
    Total,
    Where,
)
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.cards import is_such, is_such_project
from cardwright_tools.meaning.language.politics import influence, offices, pieces, represented
from cardwright_tools.meaning.language.position import NOBODY, Player, Tile
from cardwright_tools.meaning.language.running import NotPlayed, Running, level_of
from cardwright_tools.meaning.language.free import free_areas, fulfils
from cardwright_tools.meaning.language.tiles import belongs, is_on, neighbours, pieces_left

OF_ANOTHER = ("that_player", "its_owner")


def count(node: Count, now: Running) -> int:
    match node:
        case TagCount() | DifferentTags() | CardCount() | ThingCount() if node.owner in OF_ANOTHER:
            return count_of_another(node, now)
        case TagCount():
            return tags(node, now)
        case DifferentTags():
            return different_tags(node, now)
        case DifferentResources():
            return different_resources(now)
        case PlayerCount():
            return players(node, now)
        case CardCount():
            return cards(node, now)
        case ThingCount():
            return things(node, now)
        case FreeAreas(area):
            return len(free_areas(area, now))
        case BonusCount():
            return bonuses_printed(node, now)
        case Chosen():
            return chosen(node, now)
        case Done():
            return done(node, now)
        case SoMany(number):
            return number
        case Total():
            return total(node, now)
    assert_never(node)


def count_of_another(node: TagCount | DifferentTags | CardCount | ThingCount, now: Running) -> int:
    """`cities of that player`: as that one would count his own."""
    seat = now.that_player if node.owner == "that_player" else now.owner
    his = replace(node, owner="yours")
    return count(his, now.other(now.position, seat, now.card)) if seat != NOBODY else 0


def chosen(node: Chosen, now: Running) -> int:
    """`x`: the number that was chosen for the block, or how much it was that set it off."""
    if now.x is None:
        raise NotPlayed(node)
    return now.x


def done(node: Done, now: Running) -> int:
    """`times you place city this generation`: also before the card was in play, and what set this off counts already."""
    if node not in now.book.counts_done.get(now.card, ()):
        raise NotPlayed(node)
    number = now.book.counts_done[now.card].index(node)
    marks = [mark for mark in now.me["done"] if mark[:2] == (now.card, number)]
    return sum(mark[3] for mark in marks)


def total(node: Total, now: Running) -> int:
    """`city of yours plus greenery of yours minus ocean`: never below 0."""
    added = sum(count(one, now) for one in node.added)
    return max(0, added - sum(count(one, printed_only(now)) for one in node.taken))


def printed_only(now: Running) -> Running:
    """Where more tags do not serve their player, none stands for another."""
    return replace(now, printed=True)


def meant(owner: str | None, now: Running) -> list[Player]:
    """Whose things count: one's own where nothing else is said."""
    players = now.position["players"]
    if owner == "everyone":
        return players
    if owner == "opponents":
        return [player for player in players if player is not now.me]
    return [now.me]


def tags(node: TagCount, now: Running) -> int:
    """`earth tag`, `plant or animal tags`, `tag`: symbols on cards lying open. Events lie face down: theirs count only while the
    event is played (000 p. 10)."""
    wanted = [tag.id for tag in node.tags]
    if node.owner == "it":
        return sum(tag in wanted or not wanted for tag in tags_of_it(now))
    printed = [t for p in meant(node.owner, now) for c in p["tableau"] for t in now.book.tags(c)]
    if not wanted:
        return len(printed)
    number = sum(printed.count(tag) for tag in wanted)
    return number if now.printed or node.owner == "opponents" else number + wild(wanted, now)


def tags_of_it(now: Running) -> tuple[str, ...]:
    """All that the card prints that was spoken of last."""
    return now.book.tags(now.it) if now.it else ()


def wild(wanted: list[str], now: Running) -> int:
    """Tags that stand for any one, each for one of those that are counted (ruling `wild-tags`)."""
    tags = [tag for card in now.me["tableau"] for tag in now.book.tags(card)]
    said = [tag for tag in tags if now.book.said_of("tag", tag).has("wild")]
    return sum(tag not in wanted for tag in said)


def different_tags(node: DifferentTags, now: Running) -> int:
    """`different tags`: how many kinds of symbol lie open, before oneself or before others together. What stands for any tag is
    one that is missing, for its owner alone."""
    if node.owner == "it":
        return len(set(tags_of_it(now)))
    lying = [card for player in meant(node.owner, now) for card in player["tableau"]]
    kinds = {tag for card in lying for tag in now.book.tags(card)}
    every = {e.noun.id for e in now.book.nouns.of_category("tag") if not e.has("wild")}
    own = [tag for card in now.me["tableau"] for tag in now.book.tags(card)]
    wild = 0 if node.owner == "opponents" else sum(tag not in every for tag in own)
    return min(len(kinds & every) + wild, len(every))


def different_resources(now: Running) -> int:
    """`different resources`: kinds of which one has some, in stock or on cards."""
    stocks = [entry.noun.id for entry in now.book.nouns.of_category("resource")]
    in_stock = {id for id in stocks if now.me["gauges"].get(id, 0) > 0}
    lying = {now.book.holds(card) for card, much in now.me["resources"].items() if much > 0}
    return len(in_stock) + len(lying)


def players(node: PlayerCount, now: Running) -> int:
    """`opponent with 3 plant tags`: each is asked of his own."""
    seats = range(len(now.position["players"]))
    asked = [seat for seat in seats if not node.opponents or seat != now.player]
    if node.count is None:
        return len(asked)
    own = his_own(node.count)
    having = (count(own, now.other(now.position, seat, now.card)) for seat in asked)
    if node.than_you:
        mine = count(own, now.other(now.position, now.player, now.card))
        return sum(
            {"more": n > mine, "fewer": n < mine}.get(node.than_you, n == mine) for n in having
        )
    return sum(much >= node.number for much in having)


def bonuses_printed(node: BonusCount, now: Running) -> int:
    """How many of these bonuses the areas print."""
    wanted = [bonus.id for bonus in node.bonuses]
    if node.area is not None:
        found = free_areas(node.area, now)
    else:
        found = [a for a in now.book.map if all(lies_there(a, where, now) for where in node.where)]
    places = [now.book.map[area] for area in found if area in now.book.map]
    return sum(place.bonuses.count(bonus) for place in places for bonus in wanted)


def his_own(node: Count) -> Count:
    """Of tiles, which elsewhere are counted whoever owns them, each player has those that are his."""
    if isinstance(node, Total):
        added, taken = (tuple(map(his_own, counts)) for counts in (node.added, node.taken))
        return replace(node, added=added, taken=taken)
    if not isinstance(node, ThingCount) or node.owner is not None:
        return node
    kind = node.gauge.noun.category if node.gauge is not None else node.any_of
    return replace(node, owner="yours") if kind == "tile" else node


def cards(node: CardCount, now: Running) -> int:
    """`event card`, `card in hand`, `revealed card`: cards played, those face down too; or cards of the hand; or just revealed."""
    return len(such_cards(node, now))


def such_cards(node: CardCount, now: Running) -> list[str]:
    """In turn order from the player whose turn it is, of each as they came into play."""
    if node.revealed:
        return [card for card in now.lying_revealed if is_such(card, node.cards, now)]
    if node.beneath:
        lying = [card for on, card in now.me["beneath"] if on == now.card]
        return [card for card in lying if is_such(card, node.cards, now)]
    found: list[str] = []
    order, first = now.position["players"], now.position["active"]
    for player in order[first:] + order[:first]:
        if any(player is one for one in meant(node.owner, now)):
            played = player["tableau"] + player["events"]
            lying = player["hand"] if node.in_hand else played
            found += [card for card in lying if is_such_project(card, node.cards, now)]
    return found


def things(node: ThingCount, now: Running) -> int:
    """`city on mars`, `animal on this card`, `rating above 15`."""
    category = node.gauge.noun.category if node.gauge is not None else node.any_of
    if category == "tile":
        return tiles(node, now)
    if category in ("piece", "office"):
        seats = [now.position["players"].index(player) for player in meant(node.owner, now)]
        return (pieces if category == "piece" else offices)(node, now, seats)
    if category == "standing":
        assert node.gauge is not None
        return standing(node.gauge.noun.id, node, now)
    if category == "bonus":
        assert node.gauge is not None
        return markers(node, node.gauge.noun.id, now)
    if category in ("token", "resource") and (node.gauge is None or category == "token"):
        return resources_on_cards(node, now)
    assert node.gauge is not None
    if category == "field":
        return now.book.card(now.it).number_in(node.gauge.noun.id) if now.it else 0
    return gauge_above(node, node.gauge, now)


def standing(what: str, node: ThingCount, now: Running) -> int:
    """What follows from pieces, prizes and parameters."""
    match what:
        case "influence":
            return influence(now)
        case "claimed_milestone":
            return prizes(now.position["milestones"], node, now)
        case "funded_award":
            return prizes(now.position["awards"], node, now)
        case "finished_parameter":
            return finished(now)
    return represented(now)


def prizes(held: list[tuple[str, int]], node: ThingCount, now: Running) -> int:
    seats = [now.position["players"].index(player) for player in meant(node.owner, now)]
    return sum(seat in seats for _, seat in held)


def finished(now: Running) -> int:
    """Tracks that the game lasts for, and kinds of tile, at their goal."""
    tracks = [e for e in now.book.nouns.of_category("track") if e.has("ends_game")]
    tiles = [e.noun.id for e in now.book.nouns.of_category("tile") if e.has("ends_game")]
    levels = now.position["tracks"]
    found = sum(levels.get(e.noun.id, 0) >= e.number_in("goal") for e in tracks)
    return found + sum(not pieces_left(t, now.player, now.position, now.book) for t in tiles)


def markers(node: ThingCount, bonus: str, now: Running) -> int:
    """Those on areas; of somebody, those that he has taken."""
    if node.owner is not None:
        return sum(player["taken"].count(bonus) for player in meant(node.owner, now))
    lying = [area for area, kind in now.position["markers"] if kind == bonus]
    return sum(all(lies_there(area, where, now) for where in node.where) for area in lying)


def lies_there(area: str, where: Where, now: Running) -> bool:
    """As a tile would that lay there."""
    return lies({"tile": "", "area": area, "owner": NOBODY, "placed_by": ""}, where, now)


def tiles(node: ThingCount, now: Running) -> int:
    """Tiles on the map and off it, of everybody where nothing else is said; oceans belong to nobody."""
    wanted = node.gauge.noun.id if node.gauge is not None else None
    return sum(
        several(tile["tile"], wanted, now)
        for tile in now.position["tiles"]
        if now.book.tile_is(tile["tile"], wanted)
        and belongs(tile, node.owner, now)
        and all(lies(tile, where, now) for where in node.where)
    )


def areas_with(node: ThingCount, now: Running) -> list[str]:
    """Where such tiles lie, in the order of the areas, those off the map last; as often as the tile counts."""
    wanted = node.gauge.noun.id if node.gauge is not None else None
    found = [
        tile["area"]
        for tile in now.position["tiles"]
        if now.book.tile_is(tile["tile"], wanted)
        and belongs(tile, node.owner, now)
        and all(lies(tile, where, now) for where in node.where)
        for _ in range(several(tile["tile"], wanted, now))
    ]
    order = [*now.book.map, *now.book.off_map]
    return sorted(found, key=order.index)


def several(tile: str, wanted: str | None, now: Running) -> int:
    """A tile may be several of what it counts as."""
    said = now.book.said_of("tile", tile).number_in("several", 1)
    return 1 if wanted in (None, tile) else said


def lies(tile: Tile, where: Where, now: Running) -> bool:
    """A tile lies where it is said: on an area, beside this card's tile or another one, in rows of the map."""
    match where.kind:
        case "on_named":
            assert where.noun is not None
            if where.noun.category == "tile":
                return lies_with(where.noun.id, tile["area"], now)
            return is_on(tile["area"], where.noun, now.book)
        case "on_this_tile":
            return tile["area"] == now.own_area() != ""
        case "beside_this":
            own = now.own_area()
            return own != "" and tile["area"] in neighbours(own, now.book)
        case "beside_named":
            wanted = where.noun.id if where.noun is not None else None
            around = neighbours(tile["area"], now.book)
            others = now.position["tiles"]
            return any(t["area"] in around and now.book.tile_is(t["tile"], wanted) for t in others)
        case "in_rows":
            place = now.book.map.get(tile["area"])
            return place is not None and where.low <= place.row + 1 <= where.high
        case "there":
            return tile["area"] == now.placed
        case "fulfilling":
            assert where.rule is not None
            return fulfils(tile["area"], where.rule, now)
        case "on_this_card" | "on_it" | "on_your_cards" | "on_cards" | "above" | "in_named":
            raise NotPlayed(where)
    assert_never(where.kind)


def lies_with(wanted: str, area: str, now: Running) -> bool:
    """Such a tile lies on that area of the map, too."""
    here = [t for t in now.position["tiles"] if t["area"] == area]
    return area in now.book.map and any(now.book.tile_is(t["tile"], wanted) for t in here)


def resources_on_cards(node: ThingCount, now: Running) -> int:
    """`animal on this card`; on all one's cards, or those of others, where no card is named. `resource` is any kind."""
    wanted = node.gauge.noun.id if node.gauge is not None else ""
    places = {where.kind for where in node.where}
    if places == {"on_cards"} and len(node.where) == 1:
        return sum(
            number
            for player in meant(node.owner, now)
            for card, number in player["resources"].items()
            if wanted in ("", now.book.holds(card)) and is_such(card, node.where[0].cards, now)
        )
    if places == {"on_it"}:
        fits = now.it and wanted in ("", now.book.holds(now.it))
        lying = [player["resources"].get(now.it, 0) for player in now.position["players"]]
        return max(lying) if fits else 0
    if not places <= {"on_this_card", "on_your_cards"}:
        raise NotPlayed(node)
    if places == {"on_this_card"}:
        return now.me["resources"].get(now.card, 0)
    return sum(
        number
        for player in meant(node.owner, now)
        for card, number in player["resources"].items()
        if wanted in ("", now.book.holds(card))
    )


def gauge_above(node: ThingCount, gauge: Gauge, now: Running) -> int:
    """`plant production`, `rating above 15`: where it stands, or how far it is above a number."""
    if node.owner in (None, "yours"):
        level = now.level(gauge)
    else:
        level = sum(level_of(player, name_of(gauge)) for player in meant(node.owner, now))
    above = [where.low for where in node.where if where.kind == "above"]
    if len(above) != len(node.where):
        raise NotPlayed(node)
    return max(0, level - above[0]) if above else level
