"""Ways to say the same, made one. In: a node as its author wrote it. Out: the form in which a contract describes it.

Only what is planned goes through here: the wording keeps the author's own form.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from cardwright.rules.alternatives import alternatives
from cardwright.rules.nodes import (
    Afterwards,
    AreaRule,
    ByPlayers,
    CardCount,
    CardKind,
    Choose,
    Count,
    Decreases,
    DifferentTags,
    Event,
    Fixed,
    Gauge,
    GaugeAt,
    HasCount,
    HasMost,
    Holder,
    Increases,
    Lowers,
    Node,
    Noun,
    Option,
    Owner,
    Pay,
    Per,
    Place,
    PlacesTile,
    PlayerCount,
    Players,
    Raises,
    Remove,
    Removes,
    Step,
    ThanYou,
    TagCount,
    ThingCount,
    Total,
    ValueIs,
    Where,
    WithTag,
)
from cardwright.rules.nodes.owner import Another
from cardwright.values import fields, replace

Some = TypeVar("Some", bound=Node)


def canonical(node: Some) -> Some:
    """With all that stands in it; of the players who are counted each has his own, which elsewhere would be anybody's."""
    if isinstance(node, PlayerCount | HasMost) and node.count is not None:
        node = replace(node, count=his_own(node.count))
    if isinstance(node, Players):
        node = cast(Some, of_each(node))
    return _itself(cast(Some, with_all_in_it(node, canonical)))


def of_this_tile(node: Some) -> Some:
    """What speaks of a tile placed before, as it is said later: of the tile that the card has placed."""
    match node:
        case Where("there"):
            return replace(node, kind="on_this_tile")
        case Where("fulfilling", rule=AreaRule("beside_that")):
            return replace(node, kind="beside_this", rule=None)
    return cast(Some, with_all_in_it(node, of_this_tile))


def with_all_in_it(node: Some, made: Callable[[Any], Any]) -> Some:
    """Each node directly inside it made another; itself, where none is."""
    inner = {slot.name: getattr(node, slot.name) for slot in fields(node) if slot.compare}
    new = {name: _made(value, made) for name, value in inner.items()}
    changed: dict[str, Any] = {n: value for n, value in new.items() if value is not inner[n]}
    return replace(node, **changed) if changed else node


def _made(value: object, made: Callable[[Any], Any]) -> object:
    if isinstance(value, Node):
        return made(value)
    if isinstance(value, tuple) and any(isinstance(item, Node) for item in value):
        items = tuple(_made(item, made) for item in value)
        return value if all(a is b for a, b in zip(items, value)) else items
    return value


def _itself(node: Some) -> Some:
    match node:
        case CardKind(quality=noun) if noun is not None and noun.category == "tag":
            return replace(node, quality=None, traits=(WithTag((noun,)), *node.traits))
        case AreaRule(kind="beside_own", tile=tile) if tile is not None:
            return replace(node, kind="beside_some", owner="yours")
        case ThingCount(
            Gauge(Noun("token")), where=(Where("on_your_cards"),), owner=None | "yours"
        ):
            # It lies nowhere else.
            return replace(node, where=(), owner="yours")
        case ThingCount(owner=None):
            return replace(node, owner=_whose(node))
        case Remove(resources=(Noun("token"),), holder=Holder("any_player"), players=None):
            # It lies on cards.
            return replace(node, holder=replace(node.holder, kind="any_players_cards"))
        case ValueIs(shift="lower", amount=Fixed(number) as amount):
            return replace(node, shift="higher", amount=replace(amount, number=-number))
    return node


def _whose(count: ThingCount) -> Owner | None:
    """Tiles and pieces are counted whoever owns them; a track, a time and a marker are nobody's; of everything else, one's own."""
    category = count.gauge.noun.category if count.gauge is not None else count.any_of
    if category in ("track", "period", "bonus"):
        return None
    return "everyone" if category in ("tile", "piece") else "yours"


def level_as_count(condition: GaugeAt) -> HasCount:
    """`oxygen 8% or less` is a count like any other."""
    count = ThingCount(condition.gauge, span=condition.gauge.span)
    return HasCount(condition.level, count, condition.bound, span=condition.span)


def of_each(players: Players) -> Players:
    """Of what lies on the map, as of all else, each player's own is compared."""
    if players.kind == "any_of":
        return players
    having, compared = players.having, players.count
    if having is not None:
        players = replace(players, having=replace(having, count=his_own(having.count)))
    if players.than_you is not None:
        than_you = replace(players.than_you, count=his_own(players.than_you.count))
        players = replace(players, than_you=than_you)
    return replace(players, count=his_own(compared)) if compared is not None else players


def all_to_choose_from(players: Players) -> Players:
    """`for any 2 cities of yours`: as for each of them."""
    if players.kind != "any_of" or players.count is None:
        return players
    each = Per(1, 1, players.count, span=players.span)
    return Players("so_often", often=each, span=players.span)


def is_of_cards(players: Players) -> bool:
    """`for each revealed card`: not only so often, but for each of them."""
    match all_to_choose_from(players).often:
        case Per(1, 1, CardCount(), None, ()):
            return True
    return False


def is_of_tiles(players: Players) -> bool:
    """`for each city of yours`: for each of them."""
    match all_to_choose_from(players).often:
        case Per(1, 1, ThingCount(gauge=gauge, any_of=any_of), None, ()):
            return any_of == "tile" if gauge is None else gauge.noun.category == "tile"
    return False


def another_of(node: Node) -> Another | None:
    """`cities of that player`, `cities of its owner`: whose they are, where that is one other player."""
    match node:
        case TagCount() | DifferentTags() | CardCount() | ThingCount():
            return node.owner if node.owner in ("that_player", "its_owner") else None
    return None


def as_his_own(node: Any) -> Any:
    return replace(node, owner="yours")


def those_compared(node: Node) -> Players | None:
    """`opponent with more cities than you`: as who carries out steps."""
    match node:
        case PlayerCount(opponents, _, count, relation) if relation and count is not None:
            than_you = ThanYou(relation, his_own(count), span=node.span)
            return Players("each_one", opponents, than_you=than_you, span=node.span)
    return None


def his_own(counted: Count) -> Count:
    if isinstance(counted, Total):
        return replace(
            counted,
            added=tuple(map(his_own, counted.added)),
            taken=tuple(map(his_own, counted.taken)),
        )
    if isinstance(counted, ThingCount) and counted.owner is None and _whose(counted):
        return replace(counted, owner="yours")
    return counted


def as_choice(step: Step) -> Step:
    """`pay 1 plant or 1 steel`, `gain 3 plants or heat`, `place city or greenery` are choices among their alternatives."""
    step = in_turn(step)
    if isinstance(step, Pay) and len(step.prices) > 1:
        return _choice(step, tuple(replace(step, prices=(price,)) for price in step.prices))
    if isinstance(step, Remove) and len(step.resources) > 1:
        return _choice(step, tuple(replace(step, resources=(noun,)) for noun in step.resources))
    either = alternatives(step)
    if len(either) > 1:
        return _choice(step, either)
    if isinstance(step, Place) and step.others:
        kinds = (step.tile, *step.others)
        return _choice(step, tuple(replace(step, tile=noun, others=()) for noun in kinds))
    return step


def each_event(event: Event) -> tuple[Event, ...]:
    """`anyone raises temperature or oxygen`: each of them alone."""
    match event:
        case Increases() | Decreases() if event.others:
            return tuple(replace(event, gauge=g, others=()) for g in (event.gauge, *event.others))
        case Raises() | Lowers() if event.others:
            return tuple(replace(event, track=t, others=()) for t in (event.track, *event.others))
        case PlacesTile() if event.others:
            return tuple(replace(event, tile=t, others=()) for t in (event.tile, *event.others))
        case Removes():
            return _in_one_category(event)
    return (event,)


def _in_one_category(event: Removes) -> tuple[Event, ...]:
    """`opponent removes plants or animals of yours`: what lies in stock and what lies on cards are two kinds of change."""
    categories = dict.fromkeys(noun.category for noun in event.resources)
    return tuple(
        replace(event, resources=tuple(n for n in event.resources if n.category == category))
        for category in categories
    )


def in_turn(step: Step) -> Step:
    """So many tiles as only a game knows are placed one after the other, as far as there is room."""
    if isinstance(step, Place) and not isinstance(step.amount, Fixed):
        one = replace(step, amount=Fixed(1, span=step.amount.span))
        often = Players("so_often", often=step.amount, span=step.amount.span)
        return ByPlayers(often, (one,), span=step.span)
    return step


def one_by_one(node: Any) -> Any:
    """`choose 2`: one of the options, and afterwards one of the others."""
    node = with_all_in_it(node, one_by_one)
    if not isinstance(node, Choose) or node.number <= 1 or len(node.options) <= 1:
        return node
    options = (_with_the_others(option, node) for option in node.options)
    return replace(node, options=tuple(options), number=1)


def _with_the_others(option: Option, choice: Choose) -> Option:
    others = tuple(other for other in choice.options if other is not option)
    next_one = one_by_one(replace(choice, options=others, number=choice.number - 1))
    return replace(option, steps=(*option.steps, Afterwards((next_one,), span=next_one.span)))


def before_the_next(option: Option) -> Option:
    """Without the choice that follows it: that is asked by itself, and nobody has written it there."""
    match option.steps:
        case (*own, Afterwards((Choose() as next_one,)) as then) if then.span == next_one.span:
            return replace(option, steps=tuple(own))
    return option


def _choice(step: Step, alternatives: tuple[Step, ...]) -> Choose:
    options = tuple(Option((alternative,), span=alternative.span) for alternative in alternatives)
    return Choose(options, span=step.span)
