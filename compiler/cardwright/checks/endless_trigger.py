"""`endless-trigger`: an effect sets itself off without end. In: a deck. Out: a finding for each such effect."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, clauses_of, inner_blocks, steps_in
from cardwright.diagnostics import Diagnostic, Label, error
from cardwright.rules.nodes import (
    Card,
    Choose,
    GainsBonus,
    May,
    Noun,
    Pay,
    Place,
    PlacesTile,
    Step,
    Whenever,
)

WAITS_FOR_TILES = (PlacesTile, GainsBonus)


def _tiles_of(deck: Deck, tile: Noun) -> set[Noun]:
    """The tile, and what it counts as."""
    entry = deck.entry(tile)
    return {tile, *(entry.nouns_in("counts_as") if entry else ())}


def _sets_off(deck: Deck, step: Step, effect: Whenever) -> bool:
    """Each tile that is placed is an event, and may bring a bonus that is one, until the map is full."""
    if not isinstance(step, Place):
        return False
    match effect.event:
        case PlacesTile(who="opponent") | GainsBonus(who="opponent"):
            return False
        case PlacesTile(tile=tile):
            return tile is None or tile in _tiles_of(deck, step.tile)
        case GainsBonus():
            return True
    return False


def _sure_steps(steps: tuple[Step, ...]) -> Iterator[Step]:
    """Steps that nobody can decline: not what stands below `may`, and not one option among others."""
    for step in steps:
        yield step
        if not isinstance(step, (May, Choose)):
            for block in inner_blocks(step):
                yield from _sure_steps(block)


def _free_steps(effect: Whenever) -> Iterator[Step]:
    """A price ends when the money does."""
    if not any(isinstance(step, Pay) for step in steps_in(effect.steps)):
        yield from _sure_steps(effect.steps)


def _cause(deck: Deck, first: Whenever, effects: list[Whenever]) -> Step | None:
    """A step that comes back to the effect, through the other effects of the card."""
    seen: list[Whenever] = []
    open_effects: list[tuple[Whenever, Step | None]] = [(first, None)]
    while open_effects:
        effect, start = open_effects.pop()
        for step in _free_steps(effect):
            if _sets_off(deck, step, first):
                return start or step
            for other in effects:
                if other not in seen and _sets_off(deck, step, other):
                    seen.append(other)
                    open_effects.append((other, start or step))
    return None


def _effects(card: Card) -> list[Whenever]:
    return [clause for clause in clauses_of(card) if isinstance(clause, Whenever)]


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        effects = [effect for effect in _effects(card) if isinstance(effect.event, WAITS_FOR_TILES)]
        for effect in effects:
            if step := _cause(deck, effect, effects):
                yield error(
                    "endless-trigger",
                    "This effect sets itself off, without end",
                    effect.event.span,
                    "it waits for this",
                    secondary=(Label(step.span, "and does it itself"),),
                    help="Let it wait for something else, do something else, or pay for it.",
                )
