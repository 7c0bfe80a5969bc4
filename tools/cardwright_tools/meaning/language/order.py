"""In which order steps may come. In: the steps of a block. Out: stages one behind the other, each of groups of steps in any order.

A player carries out the effects of a card in whatever order he likes (000 p. 9). Only what speaks of an earlier step stays behind
it; what follows a price comes after it, and so does what stands below `afterwards`; what others carry out comes where it is
written. Steps that speak of one another across such a seam come at one go: what was written before them comes before, the rest behind.
"""

from collections.abc import Iterator
from itertools import takewhile
from typing import get_args

from cardwright.rules.nodes import (
    Add,
    Afterwards,
    AreaRule,
    ByPlayers,
    CardCount,
    Choose,
    Chosen,
    Decrease,
    DifferentTags,
    Discard,
    DiscardIt,
    DiscardPlayed,
    FirstPossible,
    ForATime,
    Gain,
    GainAny,
    Holder,
    If,
    Increase,
    ItIs,
    Lose,
    May,
    Node,
    Option,
    Pay,
    Place,
    PlacedOnBonus,
    PlayFromHand,
    PlayRevealed,
    Players,
    PutBeneath,
    Raise,
    Remove,
    Reveal,
    RevealedCard,
    RevealedHas,
    Steal,
    Step,
    Sum,
    TagCount,
    TakeBack,
    TakeCard,
    TakeTile,
    ThingCount,
    Transfer,
    TransferCard,
    UseAction,
    UseEffect,
    Variable,
    Where,
)

# Steps that are about a card: after them it is `it`.
ABOUT_A_CARD = (
    Reveal,
    Discard,
    DiscardPlayed,
    Add,
    TakeBack,
    PlayFromHand,
    PlayRevealed,
    UseAction,
    TakeCard,
    TransferCard,
    DiscardIt,
    UseEffect,
)

Group = tuple[Step, ...]
Stage = list[Group]


def stages(steps: tuple[Step, ...], bargain: bool = False) -> list[Stage]:
    """`bargain`: what an action gives first is its price."""
    written, seams = written_out(steps)
    if bargain:
        seams.add(len([*takewhile(is_given, written)]))
    found: list[Stage] = [[]]
    begin = 0
    for group in groups(written):
        end = begin + len(group)
        reaches_over = any(begin < seam < end for seam in seams)
        if begin in seams or reaches_over:
            found.append([])
        found[-1].append(group)
        if reaches_over or any(isinstance(step, Pay) for step in group):
            found.append([])
        begin = end
    return [stage for stage in found if stage]


def written_out(steps: tuple[Step, ...]) -> tuple[list[Step], set[int]]:
    """Without `afterwards`, and the places where all above comes before all below: where it begins and ends, and around what others carry out."""
    written: list[Step] = []
    seams: set[int] = set()
    for step in steps:
        begin = len(written)
        if isinstance(step, Afterwards):
            inside, within = written_out(step.steps)
            written += inside
            seams |= {begin, len(written), *(begin + seam for seam in within)}
        else:
            written.append(step)
            seams |= {begin, len(written)} if isinstance(step, ByPlayers) else set()
    return written, seams


def is_given(step: Step) -> bool:
    own = not (isinstance(step, Decrease) and step.any_player)
    return own and isinstance(step, Pay | Lose | Discard | Decrease)


def groups(steps: list[Step]) -> list[Group]:
    """Each step stays with the last step of each kind that it speaks of and that is certainly carried out, and with all that stands between."""
    found: list[Group] = []
    for step in steps:
        known: set[str] = set()
        first = len(found)
        for place in reversed(range(len(found))):
            told = {what for earlier in found[place] for what in spoken_of(step, earlier)}
            if not told <= known:
                first = place
            certain = (earlier for earlier in found[place] if is_certain(earlier))
            known |= {what for earlier in certain for what in spoken_of(step, earlier)}
        found[first:] = [(*(s for group in found[first:] for s in group), step)]
    return found


def is_certain(step: Step) -> bool:
    """Whatever is chosen, it is carried out."""
    return not isinstance(step, Choose | FirstPossible | If | May)


def spoken_of(step: Step, earlier: Step) -> set[str]:
    """What the step says of the earlier one: of its player, its `x`, the cards it reveals, the card it is about, or its tile."""
    who = step.players if isinstance(step, ByPlayers) else step
    said, done = list(who.walk()), list(own_nodes(earlier))
    found: set[str] = set()
    that_player = any(map(is_about_that_player, said))
    if that_player and any(map(about_a_player, done)):
        found.add("player")
    if any(map(is_about_revealed, step.walk())) and has(done, Reveal):
        # What others carry out, too, looks at the cards that lie open.
        found.add("revealed")
    if isinstance(step, ByPlayers):
        return found
    if any(has(said, x) for x in (Variable, Chosen)) and speaks_of_x(earlier):
        found.add("x")
    if any(map(is_about_it, said)) and any(map(about_a_card, done)):
        found.add("it")
    if (has(done, Place) or has(done, TakeTile)) and any(map(is_about_a_tile, said)):
        found.add("tile")
    return found


def own_nodes(node: Node) -> Iterator[Node]:
    """With whom it is about, but without what others carry out, and what waits for a time: that is about cards and tiles of its own."""
    yield node
    inside = [node.players] if isinstance(node, ByPlayers) else node.children()
    for child in () if isinstance(node, ForATime) else inside:
        yield from own_nodes(child)


def about_a_card(node: Node) -> bool:
    """After it, that one is `it`. `This card` has its name."""
    if isinstance(node, Add):
        return node.holder.kind != "this_card"
    return isinstance(node, ABOUT_A_CARD)


def about_a_player(node: Node) -> bool:
    """After it, that one is `that player`."""
    match node:
        case (
            Remove()
            | Steal()
            | Transfer()
            | TransferCard()
            | Decrease(any_player=True)
            | ByPlayers(Players("any_one"))
        ):
            return True
        case UseAction() | UseEffect():
            return node.owner != "yours"
    return False


def is_about_that_player(node: Node) -> bool:
    match node:
        case Players("that_player"):
            return True
        case TagCount() | DifferentTags() | CardCount() | ThingCount():
            return node.owner == "that_player"
    return False


def speaks_of_x(step: Step) -> bool:
    """Itself, not the steps that it holds."""
    return any(isinstance(node, Variable) for node in directly_in(step)) or counts_x(step)


def counts_x(node: Node) -> bool:
    """`x` is counted, in an amount of the step or in its condition."""
    inner = [child for child in node.children() if not isinstance(child, (*get_args(Step), Option))]
    return isinstance(node, Chosen) or any(map(counts_x, inner))


def directly_in(step: Step) -> list[Node]:
    spoken = step.prices if isinstance(step, Pay) else (step,)
    found = [child for part in spoken for child in part.children()]
    return [child.first if isinstance(child, Sum) else child for child in found]


def is_about_revealed(node: Node) -> bool:
    if isinstance(node, CardCount):
        return node.revealed
    return isinstance(node, RevealedHas | RevealedCard | PlayRevealed)


def rests_on_revealed(step: Step, unforeseen: frozenset[type[Step]]) -> bool:
    """What is revealed decides whether it is carried out, or how much of it, and it may not be possible. Whether there is any `it`
    behind `play revealed card` turns out only then."""
    if not unforeseen or isinstance(
        step, ByPlayers | Afterwards | May | Gain | GainAny | Increase | Raise
    ):
        return False
    if isinstance(step, FirstPossible) and not step.otherwise:
        return False
    if isinstance(step, If):
        return any(map(looks_at_revealed, step.condition.walk()))
    said = [*own_nodes(step)]
    may_be_none = PlayRevealed in unforeseen and any(map(asks_of_it, said))
    return may_be_none or any(map(looks_at_revealed, said))


def looks_at_revealed(node: Node) -> bool:
    """At the cards that lie open, or at the last of them, which is `it`."""
    match node:
        case RevealedHas() | RevealedCard() | CardCount(revealed=True) | ItIs(things=()):
            return True
        case TagCount(owner="it") | DifferentTags(owner="it") | ThingCount(owner="it"):
            return True
        case Holder("it"):
            return True
    return False


def is_about_it(node: Node) -> bool:
    """The card that a step before was about."""
    match node:
        case (
            TagCount(owner="it")
            | DifferentTags(owner="it")
            | ThingCount(owner="it")
            | ItIs(things=())
        ):
            return True
        case Where("on_it") | UseAction(it=True) | UseEffect(it=True):
            return True
    return asks_of_it(node)


def asks_of_it(node: Node) -> bool:
    """It can be carried out with some cards only, and never without any."""
    match node:
        case Holder("it"):
            return True
        case DiscardIt() | TakeCard(it=True) | TransferCard(it=True) | PutBeneath(it=True):
            return True
    return False


def is_about_a_tile(node: Node) -> bool:
    """The one that the block places or takes back."""
    if isinstance(node, Remove):
        return node.holder.kind == "its_neighbour"
    if isinstance(node, AreaRule):
        return node.kind in ("there", "beside_that")
    return isinstance(node, PlacedOnBonus) or (
        isinstance(node, Where) and node.kind in ("beside_this", "on_this_tile", "there")
    )


def has(nodes: list[Node], kind: type[Node]) -> bool:
    return any(isinstance(node, kind) for node in nodes)
