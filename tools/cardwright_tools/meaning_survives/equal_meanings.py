"""Two ways to say the same. In: a pair of cards that are played alike. Out: whether all that parts them is that one says what goes without saying."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from cardwright.rules.nodes import (
    Add,
    AllConditions,
    AnyCondition,
    Area,
    Card,
    CardKind,
    Count,
    Gauge,
    Holder,
    Lies,
    Node,
    NotKind,
    NotSo,
    Noun,
    Owner,
    Place,
    PlayerCount,
    Players,
    Remove,
    ThingCount,
    Total,
    Trait,
    Where,
    WithNoTag,
    WithTag,
)
from cardwright_tools.meaning_survives.pairs import Pair

Some = TypeVar("Some", bound=Node)


def mean_the_same(pair: Pair, lying: Mapping[str, Area]) -> bool:
    """`lying`: where each tile lies by its own rule, by its id."""
    if pair.one.played != pair.other.played:
        return False
    one, other = (_Unsaid(card, lying) for card in (pair.one.card, pair.other.card))
    return one.said_out(one.card) == other.said_out(other.card)


def own_areas(cards: tuple[Card, ...]) -> dict[str, Area]:
    """Of the tiles that these cards declare."""
    return {
        card.id: clause.area
        for card in cards
        for clause in card.clauses
        if isinstance(clause, Lies)
    }


@dataclass(frozen=True, slots=True)
class _Unsaid:
    """What goes without saying on a card."""

    card: Card
    lying: Mapping[str, Area]

    def said_out(self, node: Some) -> Some:
        """The node and all below it, with everything said."""
        node = _of_each(node)
        compared = (slot.name for slot in fields(node) if slot.compare)
        new: dict[str, Any] = {name: self._value(getattr(node, name)) for name in compared}
        said: Some = self._itself(replace(node, **new))
        return said

    def _value(self, value: object) -> Any:
        if isinstance(value, tuple):
            return tuple(map(self._value, value))
        return self.said_out(value) if isinstance(value, Node) else value

    def _itself(self, node: Any) -> Any:
        match node:
            case Place(area=None, others=()):
                # Of several kinds each lies by its own rule.
                return replace(node, area=self._value(self.lying.get(node.tile.id)))
            case Add(resource=None, holder=holder) if holder.kind == "this_card":
                # It holds one resource, that of its field `holds`.
                return replace(node, resource=next(iter(self.card.nouns_in("holds")), None))
            case Remove(holder=Holder(kind="any_player"), resources=(Noun("token"), *_)):
                # What lies on cards is taken from a card.
                return replace(node, holder=Holder("any_players_cards"))
            case CardKind():
                return _without_order(node)
            case NotSo(NotSo(condition)):
                return condition
            case AllConditions(conditions) | AnyCondition(conditions):
                # However often one of them is said.
                return replace(node, conditions=tuple(dict.fromkeys(conditions)))
            case Area(owner=None):
                return replace(node, owner="everyone")
            case ThingCount(any_of="resource", where=()):
                # Without a name, resources are those on cards.
                return replace(node, where=(Where("on_your_cards"),), owner=node.owner or "yours")
            case ThingCount(
                gauge=Gauge(), where=(Where(kind="on_your_cards"),), owner=None | "yours"
            ):
                return replace(node, where=(), owner="yours")
            case ThingCount(owner=None):
                return replace(node, owner=_whose(node))
        return node


def _without_order(cards: CardKind) -> CardKind:
    """All that is said of a card must hold, however often and in whatever order it is said; a tag before `card` is one of its tags, one behind `not` is none."""
    quality = cards.quality
    if quality is not None and quality.category == "tag":
        return _without_order(CardKind(traits=(WithTag((quality,)), *cards.traits)))
    return replace(cards, traits=tuple(sorted(set(map(_as_tag, cards.traits)), key=repr)))


def _as_tag(trait: Trait) -> Trait:
    if isinstance(trait, NotKind) and trait.noun.category == "tag":
        return WithNoTag((trait.noun,))
    return trait


def _of_each(node: Some) -> Some:
    """Where players are compared, each has what is his own, tiles too."""
    match node:
        case Players(count=Total() | ThingCount() as counted) | PlayerCount(
            count=Total() | ThingCount() as counted
        ):
            return replace(node, count=_his_own(counted))
    return node


def _his_own(counted: Count) -> Count:
    match counted:
        case Total(added, taken):
            own_added, own_taken = (tuple(map(_his_own, counts)) for counts in (added, taken))
            return replace(counted, added=own_added, taken=own_taken)
        case ThingCount(owner=None) if _whose(counted) is not None:
            return replace(counted, owner="yours")
    return counted


def _whose(count: ThingCount) -> Owner | None:
    """Tiles are everybody's, a track is nobody's, all else is one's own."""
    category = count.gauge.noun.category if count.gauge is not None else count.any_of
    if category == "track":
        return None
    return "everyone" if category == "tile" else "yours"
