"""What is counted. In: a count. Out: a noun with all that describes it, to be put into singular or plural."""

from collections.abc import Sequence

from cardwright.rules.nodes import (
    Area,
    CardCount,
    Chosen,
    Count,
    DifferentResources,
    DifferentTags,
    FreeAreas,
    HasCount,
    PlayerCount,
    Noun,
    TagCount,
    ThingCount,
    Total,
    Where,
)
from cardwright.wording.cards import card_kind, tag
from cardwright.wording.nominals import Nominal
from cardwright.wording.text import NOTHING, Joined, SentencePart
from cardwright.wording.writer import Writer


def counted(writer: Writer, count: Count) -> Nominal:
    """With its owner: `plant tag you have`."""
    match count:
        case TagCount(_, owner):
            return writer.compound("TagCount", owner, bare(writer, count))
        case DifferentTags(owner):
            return writer.compound("TagCount", owner, bare(writer, count))
        case DifferentResources():
            return writer.compound("ThingCount", "yours", bare(writer, count))
        case PlayerCount():
            return _players(writer, count)
        case CardCount(_, in_hand, owner):
            name = f"{owner}_in_hand" if in_hand else owner
            return writer.compound("CardCount", name, bare(writer, count))
        case ThingCount():
            return writer.compound("ThingCount", _owner_of(count), bare(writer, count))
        case FreeAreas(area):
            return _free(writer, area)
        case Chosen():
            return writer.word("chosen")
        case Total():
            return _total(writer, count)


def bare(writer: Writer, count: Count) -> Nominal:
    """Without its owner: `plant tag`, `city tile on Mars`."""
    match count:
        case TagCount(tags):
            return tag(writer, tags)
        case DifferentTags():
            return writer.compound("DifferentTags", "plain", writer.word("tag"))
        case DifferentResources():
            return writer.compound("DifferentTags", "plain", writer.word("resource"))
        case PlayerCount():
            return _players(writer, count)
        case CardCount(cards):
            return card_kind(writer, cards)
        case ThingCount():
            return somewhere(writer, _thing(writer, count), count.where)
        case FreeAreas(area):
            return _free(writer, area)
        case Chosen():
            return writer.word("chosen")
        case Total():
            return _total(writer, count)


def unowned(writer: Writer, count: Count) -> Nominal:
    """Without its owner, but with the place that is not its own: `card in hand`."""
    if isinstance(count, CardCount) and count.in_hand:
        return writer.compound("CardCount", "in_hand", bare(writer, count))
    return bare(writer, count)


def _players(writer: Writer, count: PlayerCount) -> Nominal:
    """`opponent with at least 3 plant tags`"""
    who = writer.word("opponent" if count.opponents else "player")
    if count.count is None:
        return who
    own = _owner_said(count.count) in (None, "yours")
    what = unowned(writer, count.count) if own else counted(writer, count.count)
    units = writer.lexicon.quantity(count.number, what)
    return writer.compound("PlayerCount", "with", who, units=units)


def _owner_said(count: Count) -> str | None:
    match count:
        case TagCount() | DifferentTags() | CardCount() | ThingCount():
            return count.owner
    return None


def _free(writer: Writer, area: Area) -> Nominal:
    kinds = writer.either([writer.lexicon.entry(noun) for noun in (area.noun, *area.others)])
    rules = Joined([writer.of(rule) for rule in area.rules], " ", " ", " ")
    return writer.compound("FreeAreas", "plain", kinds, rules=rules)


def having(writer: Writer, said: HasCount) -> SentencePart:
    """`at least 3 plant tags`: whose they are goes without saying."""
    units = writer.lexicon.quantity(said.number, unowned(writer, said.count))
    return writer.phrase("Having", said.bound, units=units)


def _total(writer: Writer, count: Total) -> Nominal:
    """`city tile you own plus greenery tile you own minus ocean tile in play`."""
    added = writer.sum_of([counted(writer, one) for one in count.added], "plus")
    return writer.sum_of([added, *(counted(writer, one) for one in count.taken)], "minus")


def owned(writer: Writer, count: ThingCount) -> Nominal:
    """`city tile of your own on Mars`."""
    thing = writer.compound("ThingCount", "of_your_own", _thing(writer, count))
    return somewhere(writer, thing, count.where)


def _thing(writer: Writer, count: ThingCount) -> Nominal:
    return writer.gauge(count.gauge) if count.gauge else writer.word(count.any_of or "resource")


def _owner_of(count: ThingCount) -> str:
    """Tiles lie in play; what lies on a card or above a number needs no owner; the rest somebody has."""
    if count.gauge is not None and count.gauge.noun.category == "period":
        return "period"
    if is_of_tiles(count):
        return f"tile_{count.owner or 'everyone'}{'_there' if count.where else ''}"
    if [where.kind for where in count.where] == ["on_cards"]:
        return f"on_{count.owner or 'yours'}"
    if count.where or (count.gauge is not None and count.gauge.noun.category == "track"):
        return "there"
    return count.owner or "yours"


def is_of_tiles(count: Count) -> bool:
    """Tiles are everybody's where nothing else is said."""
    if not isinstance(count, ThingCount):
        return False
    return count.gauge.noun.category == "tile" if count.gauge else count.any_of == "tile"


def somewhere(writer: Writer, thing: Nominal, where: Sequence[Where]) -> Nominal:
    """`city tile on Mars`."""
    if not where:
        return thing
    places = Joined([place(writer, each) for each in where], " ", " ")
    return writer.compound("Where", "thing", thing, where=places)


def place(writer: Writer, where: Where) -> SentencePart:
    noun = writer.noun(where.noun) if where.noun else writer.number(where.low)
    low, high = writer.number(where.low), writer.number(where.high)
    if where.kind == "on_cards":
        cards = writer.lexicon.noun(card_kind(writer, where.cards), "other")
        return writer.phrase("Where", where.kind, cards=cards)
    rule = writer.of(where.rule) if where.rule is not None else NOTHING
    on_tile = where.noun is not None and (where.kind, where.noun.category) == ("on_named", "tile")
    kind = "on_tile" if on_tile else where.kind
    return writer.phrase("Where", kind, noun=noun, low=low, high=high, rule=rule)
