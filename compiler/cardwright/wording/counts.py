"""What is counted. In: a count. Out: a noun with all that describes it, to be put into singular or plural."""

from collections.abc import Callable, Mapping, Sequence

from cardwright.rules.nodes import (
    Area,
    BonusCount,
    CardCount,
    Chosen,
    Count,
    DifferentResources,
    DifferentTags,
    Done,
    FreeAreas,
    Gauge,
    HasCount,
    PlayerCount,
    Noun,
    PlaysCard,
    SoMany,
    TagCount,
    ThanYou,
    ThingCount,
    Total,
    Where,
)
from cardwright.rules.nodes.owner import Whose
from cardwright.wording.cards import card_kind, is_such_a_card, tag
from cardwright.wording.nominals import MANY, PLURAL, Nominal, NumberAlone
from cardwright.wording.places import in_one_place, is_beside
from cardwright.wording.text import NOTHING, SentencePart
from cardwright.wording.writer import Writer


def counted(writer: Writer, count: Count) -> Nominal:
    """With its owner: `plant tag you have`."""
    match count:
        case TagCount(tags, owner):
            itself = (
                writer.is_played
                and owner in ("yours", "everyone")
                and bool(writer.own_number_of(tags))
            )
            name = f"{owner}_with_this" if itself else owner
            return writer.compound("TagCount", name, bare(writer, count))
        case DifferentTags(owner):
            return writer.compound("TagCount", owner, bare(writer, count))
        case DifferentResources():
            return writer.compound("ThingCount", "yours", bare(writer, count))
        case CardCount(cards, in_hand, revealed=False, beneath=False, owner=owner):
            return card_kind(writer, cards, f"{owner}_in_hand" if in_hand else owner)
        case ThingCount():
            return _things(writer, count)
        case Total():
            return _total(writer, count)
        case (
            CardCount() | PlayerCount() | FreeAreas() | BonusCount() | Chosen() | Done() | SoMany()
        ):
            return bare(writer, count)


def _things(writer: Writer, count: ThingCount) -> Nominal:
    """First whose it is, then where it lies: `tile you own next to an ocean tile`."""
    owned = is_of_tiles(count) or count.owner not in (None, "it")
    if owned and count.where and not _is_on_cards(count):
        owner = _owner_of(writer, count)
        return somewhere(
            writer, writer.compound("ThingCount", owner, _thing(writer, count)), count.where
        )
    owner, thing = _owner_of(writer, count), bare(writer, count)
    own = own_words(writer, count).get(f"thing_count_{owner}", "")
    return writer.said_as(own, thing) if own else writer.compound("ThingCount", owner, thing)


def own_words(writer: Writer, count: Count) -> Mapping[str, str]:
    """Phrases of the noun that is counted."""
    if not isinstance(count, ThingCount) or count.gauge is None or count.gauge.family is not None:
        return {}
    return writer.lexicon.entry(count.gauge.noun).phrases


def bare(writer: Writer, count: Count) -> Nominal:
    """Without its owner: `plant tag`, `city tile on Mars`."""
    match count:
        case TagCount(tags):
            return tag(writer, tags) if tags else writer.word("tag")
        case DifferentTags():
            return writer.compound("DifferentTags", "plain", writer.word("tag"))
        case DifferentResources():
            return writer.compound("DifferentTags", "plain", writer.word("resource"))
        case PlayerCount():
            return _players(writer, count)
        case CardCount(cards, revealed=True):
            return card_kind(writer, cards, "revealed")
        case CardCount(cards, beneath=True):
            return card_kind(writer, cards, "beneath")
        case CardCount(cards):
            return card_kind(writer, cards)
        case ThingCount():
            return somewhere(writer, _thing(writer, count), count.where)
        case FreeAreas(area):
            return _free(writer, area)
        case BonusCount():
            return _printed(writer, count)
        case Chosen():
            return writer.word(writer.told or "chosen")
        case Done():
            return _done(writer, count)
        case SoMany():
            return _number(writer, count)
        case Total():
            return _sum(writer, count, bare) if all_own(count) else _total(writer, count)


def _done(writer: Writer, count: Done) -> Nominal:
    """`time this generation that you placed a city tile`"""
    name, head = ("units", "unit") if count.units else ("times", "time")
    event, period = writer.of(count.event), writer.noun(count.period)
    return writer.compound("Done", name, writer.word(head), event=event, period=period)


def _number(writer: Writer, count: SoMany) -> Nominal:
    return NumberAlone(writer.number(count.number).words)


def unowned(writer: Writer, count: Count) -> Nominal:
    """Without its owner, but with the place that is not its own: `card in hand`."""
    if isinstance(count, CardCount) and count.in_hand:
        return card_kind(writer, count.cards, "in_hand")
    return bare(writer, count)


def of_each(writer: Writer, count: Count) -> Nominal:
    """As a player is described by it: their own goes without saying."""
    if owner_said(count) in (None, "yours"):
        return unowned(writer, count)
    return counted(writer, count)


def _players(writer: Writer, count: PlayerCount) -> Nominal:
    """`opponent with at least 3 plant tags`"""
    who = writer.word("opponent" if count.opponents else "player")
    if count.count is None:
        return who
    if count.than_you:
        said = having(writer, ThanYou(count.than_you, count.count))
        return writer.compound("PlayerCount", "compared", who, having=said)
    units = writer.lexicon.quantity(count.number, of_each(writer, count.count))
    return writer.compound("PlayerCount", "with", who, units=units)


def _printed(writer: Writer, count: BonusCount) -> Nominal:
    """`plant printed there`"""
    bonuses = writer.either([writer.lexicon.entry(noun) for noun in count.bonuses])
    if count.area is None:
        return writer.compound("BonusCount", spot(count.where), bonuses)
    return writer.compound("BonusCount", "plain", bonuses, area=writer.of(count.area))


def spot(where: Sequence[Where]) -> str:
    """Which one area: that of the tile spoken of, or of the tile that this card placed."""
    return "this_tile" if where[0].kind == "on_this_tile" else "there"


def owner_said(count: Count) -> Whose | None:
    """What is nobody's own, or is whoever's it happens to be, says none."""
    match count:
        case FreeAreas() | BonusCount() | PlayerCount() | Chosen() | Done() | SoMany() | Total():
            return None
    return count.owner


def _free(writer: Writer, area: Area) -> Nominal:
    kinds = writer.either([writer.lexicon.entry(noun) for noun in (area.noun, *area.others)])
    said = [writer.of(rule) for rule in area.rules]
    rules = in_one_place(writer, said, [is_beside(rule) for rule in area.rules])
    if "board" in writer.lexicon.entry(area.noun).flags and not area.others:
        areas, board = writer.word("area"), writer.noun(area.noun)
        return writer.compound("FreeAreas", "on_board", areas, board=board, rules=rules)
    return writer.compound("FreeAreas", "plain", kinds, rules=rules)


def having(writer: Writer, said: HasCount | ThanYou) -> SentencePart:
    """`at least 3 plant tags`: whose they are goes without saying."""
    if isinstance(said, ThanYou):
        compared = writer.lexicon.noun(of_each(writer, said.count), MANY)
        return writer.phrase("Having", said.relation.replace(" ", "_"), units=compared)
    units = writer.lexicon.quantity(said.number, of_each(writer, said.count))
    return writer.phrase("Having", said.bound, units=units)


def added_one_by_one(writer: Writer, count: Count) -> tuple[Nominal, Sequence[Count]]:
    """Behind `each`, what is added is each of several things: `city tile and each colony in play`. Apart from it, what is taken off."""
    if not isinstance(count, Total):
        return counted(writer, count), ()
    added = Total(count.added, ())
    if any(isinstance(one, SoMany) and one.number < 0 for one in count.taken):
        return counted(writer, count), ()
    numbers = any(isinstance(one, SoMany) for one in count.added)
    if numbers or len(count.added) == 1:
        return (counted(writer, added if numbers else count.added[0])), count.taken
    if not all_own(added):
        said = writer.sum_of([counted(writer, one) for one in count.added], "and_each")
        return said, count.taken
    own = writer.sum_of([bare(writer, one) for one in count.added], "and_each")
    return writer.compound("TagCount", "yours", own), count.taken


def counts_itself(writer: Writer, count: Count) -> bool:
    """Whether the card that is being played is counted by what it says, which its reader could not know. Of a tag, its own phrase says it."""
    card = writer.card
    if not writer.is_played or card is None:
        return False
    match count:
        case DifferentTags("yours" | "everyone"):
            return bool(card.nouns_in("tags"))
        case CardCount(cards, False, False, "yours" | "everyone", False):
            return is_such_a_card(card, cards)
        case Done(PlaysCard("you" | "anyone", cards)):
            return is_such_a_card(card, cards)
    return False


def _total(writer: Writer, count: Total) -> Nominal:
    """`city tile you own plus greenery tile you own minus ocean tile in play`."""
    if not all_own(count):
        return _sum(writer, count, counted)
    things = [one for one in count.added if not isinstance(one, SoMany)]
    less = [one for one in count.taken if not isinstance(one, SoMany)]
    own = _sum(writer, Total(tuple(things), tuple(less)), bare)
    numbers = [_number(writer, one) for one in count.added if isinstance(one, SoMany)]
    taken = [_number(writer, one) for one in count.taken if isinstance(one, SoMany)]
    whole = writer.sum_of([writer.compound("TagCount", "yours", own), *numbers], "plus")
    return writer.sum_of([whole, *taken], "minus")


def _sum(writer: Writer, count: Total, said: Callable[[Writer, Count], Nominal]) -> Nominal:
    added = writer.sum_of([said(writer, one) for one in count.added], "plus")
    return writer.sum_of([added, *(said(writer, one) for one in count.taken)], "minus")


def all_own(count: Total) -> bool:
    """Whose they are need not be said of each."""
    return all(_is_own(one) for one in (*count.added, *count.taken))


def _is_own(count: Count) -> bool:
    match count:
        case ThingCount() if period_of(count) is not None:
            return False
        case ThingCount(owner=None, where=()) if not is_of_tiles(count):
            return True
        case SoMany():
            return True
        case CardCount() if count.in_hand or count.revealed or count.beneath:
            return False
    return owner_said(count) == "yours"


def _thing(writer: Writer, count: ThingCount) -> Nominal:
    if count.gauge is not None and count.gauge.noun.category == "field":
        said = writer.noun(count.gauge.noun)
        return writer.compound("ThingCount", "field", writer.word("unit"), field=said)
    if count.gauge is not None and count.gauge.noun.category == "track":
        own, step = own_words(writer, count).get("thing_count_steps", ""), writer.word("step")
        if own:
            return writer.said_as(own, step)
        track = writer.noun(count.gauge.noun)
        return writer.compound("ThingCount", "steps", step, track=track)
    return writer.gauge(count.gauge) if count.gauge else writer.word(count.any_of or "resource")


def _owner_of(writer: Writer, count: ThingCount) -> str:
    """Tiles lie in play; what lies on a card or above a number needs no owner; the rest somebody has."""
    if count.gauge is not None and count.gauge.noun.category == "period":
        return "period"
    if count.gauge is not None and count.gauge.noun.category == "bonus" and not count.where:
        return (
            f"marker_{count.owner}"
            if count.owner in ("yours", "everyone", "opponents")
            else "marker"
        )
    if count.gauge is not None and "shared" in writer.lexicon.entry(count.gauge.noun).flags:
        return "there"
    if count.owner == "it":
        is_field = count.gauge is not None and count.gauge.noun.category == "field"
        return "field_it" if is_field else "it"
    if _is_on_cards(count):
        return f"on_{count.owner or ('everyone' if is_of_tiles(count) else 'yours')}"
    if is_of_tiles(count):
        nobodys = (
            count.gauge is not None and "unowned" in writer.lexicon.entry(count.gauge.noun).flags
        )
        owner = count.owner or ("nobodys" if nobodys else "everyone")
        return f"tile_{owner}{'_there' if count.where else ''}"
    if count.owner is None and (count.where or _is_of_track(count)):
        return "there"
    return count.owner or "yours"


def _is_of_track(count: ThingCount) -> bool:
    return count.gauge is not None and count.gauge.noun.category == "track"


def _is_on_cards(count: ThingCount) -> bool:
    """Cards stand first, then whose they are: `animal on cards of that player`; one's own need no owner."""
    kinds = [where.kind for where in count.where]
    return kinds == ["on_cards"] or (kinds == ["on_your_cards"] and _is_of_another(count))


def _is_of_another(count: ThingCount) -> bool:
    return count.owner not in (None, "yours")


def period_of(count: Count) -> Noun | None:
    """Of a count of generations, `generation`."""
    if not isinstance(count, ThingCount) or count.gauge is None:
        return None
    return count.gauge.noun if count.gauge.noun.category == "period" else None


def is_had(writer: Writer, gauge: Gauge) -> bool:
    """A counter is gained, lost and had like a resource, unless it has words of its own: a rating goes up and down."""
    return gauge.noun.category == "counter" and not writer.lexicon.entry(gauge.noun).in_steps


def is_level(writer: Writer, count: Count | None) -> bool:
    """What is high or low, and not much or little: a rating, a production."""
    gauge = count.gauge if isinstance(count, ThingCount) else None
    if gauge is None:
        return False
    of_counter = gauge.noun.category == "counter" and not is_had(writer, gauge)
    return gauge.family is not None or of_counter


def is_of_tiles(count: Count) -> bool:
    """Tiles are everybody's where nothing else is said."""
    if not isinstance(count, ThingCount):
        return False
    return count.gauge.noun.category == "tile" if count.gauge else count.any_of == "tile"


def somewhere(writer: Writer, thing: Nominal, where: Sequence[Where]) -> Nominal:
    """`city tile on Mars`."""
    if not where:
        return thing
    return writer.compound("Where", "thing", thing, where=places(writer, where))


def _is_one_of_many(writer: Writer, where: Where) -> bool:
    """On an ocean tile, on a land area; but on Mars."""
    if where.noun is None or where.noun.category not in ("tile", "area"):
        return False
    return "board" not in writer.lexicon.entry(where.noun).flags


def places(writer: Writer, where: Sequence[Where]) -> SentencePart:
    """Each speaks of the thing itself: `on Mars adjacent to an ocean tile and next to no city tile`."""
    said = [_place(writer, each) for each in where]
    return in_one_place(writer, said, [is_beside(each) for each in where])


def _place(writer: Writer, where: Where) -> SentencePart:
    noun = writer.noun(where.noun) if where.noun else writer.number(where.low)
    low, high = writer.number(where.low), writer.number(where.high)
    if where.kind == "on_cards":
        cards = writer.lexicon.noun(card_kind(writer, where.cards), PLURAL)
        return writer.phrase("Where", where.kind, cards=cards)
    rule = writer.of(where.rule) if where.rule is not None else NOTHING
    kind = "on_one" if where.kind == "on_named" and _is_one_of_many(writer, where) else where.kind
    said = writer.phrase("Where", kind, noun=noun, low=low, high=high, rule=rule)
    return writer.emphasized("board", said) if _is_on_board(writer, where) else said


def _is_on_board(writer: Writer, where: Where) -> bool:
    """On that one of several: what lies off it does not count."""
    if where.kind != "on_named" or where.noun is None:
        return False
    flags = writer.lexicon.entry(where.noun).flags
    return "board" in flags and "off_map" not in flags
