"""What another card once did is done again. In: a step `repeat`. Out: the steps of the chosen card, carried out once more."""

from dataclasses import replace

from cardwright.rules.nodes import (
    Afterwards,
    Choose,
    Decrease,
    FirstPossible,
    If,
    Increase,
    May,
    Option,
    Repeat,
    Step,
    WhenPlayed,
)
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.answers import whole
from cardwright_tools.meaning.language.asking import Run, can_be_done
from cardwright_tools.meaning.language.choices import one_by_one
from cardwright_tools.meaning.language.cards import is_such_project
from cardwright_tools.meaning.language.gauges import each_alone
from cardwright_tools.meaning.language.position import Position
from cardwright_tools.meaning.language.running import Running


def repeat(node: Repeat, now: Running) -> Run:
    """The steps of one of one's cards that change gauges of the family, losses included, in any order; amounts are counted anew.
    Events lie face down and cannot be chosen (facts, card 086)."""
    cards = [card for card in now.me["tableau"] if can_be_repeated(card, node, now)]
    card = yield from choose_card(cards, now)
    again = now.other(now.position, now.player, card)
    yield from whole(repeated(played_steps(card, now), node.family.id), again)


def can_be_repeated(card: str, node: Repeat, now: Running) -> bool:
    steps = repeated(played_steps(card, now), node.family.id)

    def start(position: Position) -> Run:
        return whole(steps, now.other(position, now.player, card))

    return (
        bool(steps) and is_such_project(card, node.cards, now) and can_be_done(start, now.position)
    )


def played_steps(card: str, now: Running) -> tuple[Step, ...]:
    clauses = now.book.card(card).clauses
    return tuple(step for c in clauses if isinstance(c, WhenPlayed) for step in c.steps)


def repeated(steps: tuple[Step, ...], family: str) -> tuple[Step, ...]:
    """Steps on that family, with the choices and conditions around them; an option without any is not offered."""
    found = (repeated_step(step, family) for step in steps)
    return tuple(step for step in found if step is not None)


def repeated_step(step: Step, family: str) -> Step | None:
    either = each_alone(step)
    if len(either) > 1:
        step = Choose(tuple(Option((one,)) for one in either))
    if isinstance(step, Choose):
        step = one_by_one(step)
    match step:
        case Increase() | Decrease():
            is_one = step.gauge.family is not None and step.gauge.family.id == family
            return step if is_one else None
        case Choose(options):
            kept = options_with_some(options, family)
            return replace(step, options=kept) if kept else None
        case FirstPossible(options, otherwise):
            kept, rest = options_with_some(options, family), repeated(otherwise, family)
            return replace(step, options=kept, otherwise=rest) if kept or rest else None
        case Afterwards(steps) | May(steps):
            inside = repeated(steps, family)
            return replace(step, steps=inside) if inside else None
        case If(_, then, otherwise):
            first, second = repeated(then, family), repeated(otherwise, family)
            return replace(step, steps=first, otherwise=second) if first or second else None
    return None


def options_with_some(options: tuple[Option, ...], family: str) -> tuple[Option, ...]:
    kept = (replace(option, steps=repeated(option.steps, family)) for option in options)
    return tuple(option for option in kept if option.steps)
