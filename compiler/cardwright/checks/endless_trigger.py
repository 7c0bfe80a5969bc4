"""`endless-trigger`: an effect sets itself off without end. In: a deck. Out: a finding for each such effect."""

from collections.abc import Iterator, Mapping

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck, inner_blocks, steps_in
from cardwright.checks.gist import gathered
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import (
    ByPlayers,
    Add,
    Adds,
    Card,
    Choose,
    CustomEvent,
    Fixed,
    Gain,
    GainPlacementBonus,
    Gains,
    GainsBonus,
    Gauge,
    Increase,
    Increases,
    May,
    Node,
    Noun,
    Pay,
    Perform,
    Place,
    PlacesTile,
    Steal,
    Step,
    TakeMarker,
    TakesMarker,
    Whenever,
    whenevers_of,
    Who,
)
from cardwright.values import dataclass
from cardwright.vocabulary import Vocabulary

WAITS_FOR_TILES = (PlacesTile, GainsBonus)
# What is lost, paid or lowered comes to an end, and so does a track.
WAITS_FOR_MORE = (Gains, Increases, Adds)
WAITS_FOR_STEPS = (*WAITS_FOR_TILES, *WAITS_FOR_MORE)
Effect = tuple[Card, Whenever]
# Who carries out a step, seen from the owner of its card.
Doer = Who


@gathered
def waits(card: Card, deck: Deck) -> list[bool]:
    """Whether it has an effect that may be in such a ring: one that is performed, or one that a step of its effects may set off."""
    performed, own = _effects(card, (CustomEvent,)), _effects(card, WAITS_FOR_STEPS)
    steps = [step for clause in whenevers_of(card) for step in _free_steps(clause)] if own else []
    is_set_off = any(
        isinstance(step, Perform) or _sets_off(deck.vocabulary, card, step, doer, effect)
        for step, doer in steps
        for effect in own
    )
    return [True] if performed or is_set_off else []


def _tiles_of(vocabulary: Vocabulary, tile: Noun) -> set[Noun]:
    """The tile, and what it counts as."""
    entry = vocabulary.entry_of(tile)
    return {tile, *(entry.nouns_in("counts_as") if entry else ())}


def _sets_off(vocabulary: Vocabulary, by: Card, step: Step, doer: Doer, effect: Effect) -> bool:
    """What is performed is heard by all cards; each tile that is placed by those of one owner, until the map is full."""
    card, clause = effect
    who = getattr(clause.event, "who", "")
    if by is card and (who, doer) in (("opponent", "you"), ("you", "opponent")):
        return False
    if not _is_enough(clause.event, step):
        return False
    match clause.event, step:
        case CustomEvent(verb=verb, nouns=nouns), Perform(trigger=trigger, noun=noun):
            return verb == trigger and (not nouns or noun in nouns)
        case PlacesTile(tile=tile, others=others), Place():
            kinds = _tiles_of(vocabulary, step.tile)
            return tile is None or (not step.others and not kinds.isdisjoint((tile, *others)))
        case GainsBonus(), Place() | GainPlacementBonus():
            return True
        case TakesMarker(bonuses=bonuses), TakeMarker(bonus=bonus):
            return bonus in bonuses
        case Gains(resources=resources), Gain(gauge=gauge):
            return gauge.family is None and gauge.noun in resources
        case Gains(resources=resources), Steal(resource=resource):
            return resource in resources
        case Adds(resource=held), Add(resource=resource):
            return resource in (None, held)
        case Increases(gauge=awaited), Increase(gauge=gauge):
            return any(_is_same(one, gauge) for one in (awaited, *clause.event.others))
    return False


def _is_enough(event: Node, step: Step) -> bool:
    """`3 or more plants` are not gained one by one."""
    amount = getattr(step, "amount", None)
    return not isinstance(amount, Fixed) or amount.number >= getattr(event, "least", 0)


def _is_same(one: Gauge, other: Gauge) -> bool:
    return (one.noun, one.family) == (other.noun, other.family)


def _sure_steps(steps: tuple[Step, ...], doer: Doer = "you") -> Iterator[tuple[Step, Doer]]:
    """Steps that nobody can decline: not what stands below `may`, and not one option among others."""
    for step in steps:
        yield step, doer
        if not isinstance(step, (May, Choose)):
            for block in inner_blocks(step):
                yield from _sure_steps(block, _doer_below(step, doer))


def _doer_below(step: Step, doer: Doer) -> Doer:
    if not isinstance(step, ByPlayers):
        return doer
    return "opponent" if step.players.opponents and doer == "you" else "anyone"


def _free_steps(effect: Whenever) -> Iterator[tuple[Step, Doer]]:
    """A price ends when the money does."""
    if not any(isinstance(step, Pay) for step in steps_in(effect.steps)):
        yield from _sure_steps(effect.steps)


@dataclass(frozen=True, slots=True)
class _Listeners:
    """Effects by what they wait for: of all cards those that are performed, of one card all."""

    vocabulary: Vocabulary
    performed: Mapping[Noun, list[Effect]]
    own: list[Effect]

    def may_hear(self, step: Step) -> Iterator[Effect]:
        if isinstance(step, Perform):
            yield from self.performed.get(step.trigger, ())
        else:
            yield from self.own

    def cause(self, first: Effect) -> Step | None:
        """A step that comes back to the effect, through the others."""
        seen: set[int] = set()
        open_effects: list[tuple[Effect, Step | None]] = [(first, None)]
        while open_effects:
            (card, clause), start = open_effects.pop()
            for step, doer in _free_steps(clause):
                if _sets_off(self.vocabulary, card, step, doer, first):
                    return start or step
                for other in self.may_hear(step):
                    if id(other) not in seen and _sets_off(
                        self.vocabulary, card, step, doer, other
                    ):
                        seen.add(id(other))
                        open_effects.append((other, start or step))
        return None


def _effects(card: Card, events: tuple[type[Node], ...]) -> list[Effect]:
    return [
        (card, clause)
        for clause in whenevers_of(card)
        if isinstance(clause.event, events) and not (clause.limit and clause.limit.times)
    ]


def findings(deck: AllCards) -> Iterator[Finding]:
    performed: dict[Noun, list[Effect]] = {}
    waiting = [deck.card(gist) for gist, _ in deck.told(waits)]
    for card in waiting:
        for effect in _effects(card, (CustomEvent,)):
            event = effect[1].event
            if isinstance(event, CustomEvent):
                performed.setdefault(event.verb, []).append(effect)
    for card in waiting:
        own = _effects(card, WAITS_FOR_STEPS)
        heard = (e for effects in performed.values() for e in effects if e[0] is card)
        listeners = _Listeners(deck.vocabulary, performed, own)
        for effect in (*own, *heard):
            if step := listeners.cause(effect):
                yield error(
                    "endless-trigger",
                    "This effect sets itself off, without end",
                    effect[1].event.span,
                    "it waits for this",
                    secondary=(Label(step.span, "and does it itself"),),
                    help="Let it wait for something else, do something else, or pay for it.",
                )
