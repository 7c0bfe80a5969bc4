"""Steps made of steps. In: choices, conditions and the like. Out: a phrase that takes a sentence of its own."""

from collections.abc import Sequence
from cardwright.rules.nodes import (
    ByPlayers,
    CardKind,
    Choose,
    Discount,
    FirstPossible,
    ForATime,
    ForNextCard,
    If,
    Lasting,
    May,
    Afterwards,
    NotSo,
    Noun,
    Option,
    Players,
    Step,
    ValueIs,
)
from cardwright.values import replace
from cardwright.wording.amounts import tail as so_often
from cardwright.wording.blocks import begins_with_if, in_one, in_one_sentence, is_condition_first
from cardwright.wording.chosen_noun import chosen_from, in_other_words
from cardwright.wording.counts import counted, having, is_level, of_each, places
from cardwright.wording.places import tile_word
from cardwright.wording.nominals import MANY, SINGLE
from cardwright.wording.phrases import PhraseText
from cardwright.wording.series import either
from cardwright.wording.text import NOTHING, Beginning, Followed, Joined, PlainText, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(Choose)
def choose(writer: Writer, step: Choose) -> PhraseText:
    nouns = chosen_from(step)
    if nouns:
        steps = in_one_sentence(writer, in_other_words(step.options[0].steps, nouns[0]))
        return writer.alone(
            step,
            "each",
            nouns=writer.any_of([_choice(writer, noun) for noun in nouns]),
            steps=steps,
        )
    # Options that are the same are none.
    options = tuple(dict.fromkeys(step.options))
    said = [option(writer, each) for each in options]
    if step.number > 1:
        between = writer.list_word("semicolon")
        listed = Joined(said, between, between, between)
        return writer.alone(step, "several", number=writer.number(step.number), options=listed)
    if len(options) > 1 and any(map(begins_with_if, options)):
        # Behind an option that begins with `if`, the others would seem to hold under it, too.
        between = writer.list_word("or_listed")
        return writer.alone(step, "listed", options=Joined(said, between, between, between))
    name = "answer" if writer.answers and len(options) > 1 else "plain"
    return writer.alone(step, name, options=either(writer, said))


def _choice(writer: Writer, noun: Noun) -> SentencePart:
    """Plants, of which there are always several; but an animal tag."""
    return writer.nouns(noun) if noun.category == "resource" else writer.noun(noun)


@writes(Option)
def option(writer: Writer, node: Option) -> PhraseText:
    """An option of one step is that step's phrase, so that options of one verb can share it."""
    if node.condition is None and len(node.steps) == 1:
        return writer.of(node.steps[0])
    steps = in_one(writer, node.steps)
    if node.condition is None:
        return writer.phrase(node, steps=steps)
    name = "given" if is_condition_first(node) else "if"
    return writer.phrase(node, name, condition=writer.of(node.condition), steps=steps)


@writes(FirstPossible)
def first_possible(writer: Writer, step: FirstPossible) -> PhraseText:
    options: list[SentencePart] = [option(writer, each) for each in step.options]
    if len(options) == 1 and not step.otherwise:
        return writer.alone(step, "one", options=options[0])
    if step.otherwise:
        options.append(
            writer.phrase(step, "otherwise", steps=in_one_sentence(writer, step.otherwise))
        )
    between = writer.list_word("semicolon")
    if any(between in each.text() for each in options):
        options = _numbered(writer, step, options)
    return writer.alone(step, options=Joined(options, between, between, between))


def _numbered(
    writer: Writer, step: FirstPossible, options: Sequence[SentencePart]
) -> list[SentencePart]:
    """What does several things, one sentence each, would seem to be several options."""
    return [
        writer.phrase(step, "numbered", number=writer.number(number), steps=each)
        for number, each in enumerate(options, 1)
    ]


@writes(May)
def may(writer: Writer, step: May) -> PhraseText:
    return writer.alone(step, steps=_once_accepted(writer, step.steps))


def _once_accepted(writer: Writer, steps: Sequence[Step]) -> SentencePart:
    """What others do at the end has a verb of its own, and so would seem to be done in any case."""
    last = len(steps)
    while last and isinstance(steps[last - 1], ByPlayers):
        last -= 1
    if last in (0, len(steps)):
        return in_one_sentence(writer, steps, bargain=True)
    own = in_one_sentence(writer, steps[:last], bargain=True)
    return Followed(own, writer.list_word("if_so"), in_one_sentence(writer, steps[last:]))


@writes(Afterwards)
def afterwards(writer: Writer, step: Afterwards) -> PhraseText:
    """Behind options, it would seem to belong to the last of them."""
    name = {"choice": "chosen", "list": "in_any_case"}.get(writer.behind, "plain")
    return writer.alone(step, name, steps=in_one_sentence(writer, step.steps))


@writes(ByPlayers)
def by_players(writer: Writer, step: ByPlayers) -> PhraseText:
    who = step.players
    if who.kind == "so_often" and who.often is not None:
        often, steps = so_often(writer, who.often), in_one_sentence(writer, step.steps)
        return writer.alone(step, who.kind, often=often, steps=steps)
    if who.kind == "any_of" and who.count is not None:
        units = writer.lexicon.quantity(who.number, counted(writer, who.count))
        steps = in_one_sentence(writer, step.steps)
        return writer.alone(
            step, "any_of_several" if who.number > 1 else who.kind, units=units, steps=steps
        )
    said = who.having or who.than_you
    name = f"{who.kind}_having" if said else _name_of(writer, who)
    steps = writer.as_others(in_one_sentence(writer, step.steps))
    alone = _of_one_player(writer, step.steps)
    return writer.alone(
        step,
        f"{name}_of_opponents" if who.opponents else name,
        having=having(writer, said) if said else NOTHING,
        count=_most(writer, who),
        tile=writer.lexicon.noun(tile_word(writer, who.tile)),
        where=places(writer, who.where),
        does=NOTHING if alone else PlainText(writer.list_word("does_this")),
        in_turn=NOTHING if alone else PlainText(writer.list_word("does_in_turn")),
        steps=alone or steps,
    )


def _of_one_player(writer: Writer, steps: Sequence[Step]) -> SentencePart | None:
    """A single step, whose verb follows its player at once: `each opponent loses 2 M€`. None where it is not so."""
    match steps:
        case (May() as step,):
            done = _once_accepted(writer, step.steps)
            return writer.as_others(writer.phrase(step, "one", steps=done))
        case (Choose(number=number) as step,) if (
            number > 1 or len({type(s) for o in step.options for s in o.steps[:1]}) > 1
        ):
            return None
        case (step,):
            said = writer.as_others(in_one_sentence(writer, steps))
            verbs = writer.lexicon.phrases.sections.get("does", {})
            does = Beginning(said, {own: str(other) for own, other in verbs.items()})
            return does if does.begins(said.text()) else None
    return None


@writes(Players)
def from_players(writer: Writer, who: Players) -> PhraseText:
    """From whom something is taken: `any opponent with at least 3 plants`."""
    said = who.having or who.than_you
    return writer.phrase(
        who,
        f"{_name_of(writer, who)}_of_opponents" if who.opponents else _name_of(writer, who),
        having=writer.phrase(who, "having", having=having(writer, said)) if said else NOTHING,
        count=_most(writer, who),
        tile=writer.lexicon.noun(tile_word(writer, who.tile)),
        where=places(writer, who.where),
    )


def _most(writer: Writer, who: Players) -> SentencePart:
    """What players are compared by: `the most cities`, `the lowest plant production`."""
    if who.count is None:
        return NOTHING
    lowest = _name_of(writer, who) == "with_lowest"
    return writer.lexicon.noun(of_each(writer, who.count), SINGLE if lowest else MANY)


def _name_of(writer: Writer, who: Players) -> str:
    """Of that one tile there is one owner."""
    if who.kind == "with_least" and is_level(writer, who.count):
        return "with_lowest"
    there = who.tile is None and [where.kind for where in who.where] == ["there"]
    return "that_owner" if who.kind == "each_owner" and there else who.kind


@writes(If)
def when_it_holds(writer: Writer, step: If) -> PhraseText:
    """`Otherwise` belongs to the last `if` before it: so an `if` below another one stands behind it, or it says again what does not hold."""
    in_doubt = bool(step.otherwise) and _ends_in_if(step.steps)
    if in_doubt and not _ends_in_if(step.otherwise):
        in_doubt, opposite = False, NotSo(step.condition)
        step = replace(step, condition=opposite, steps=step.otherwise, otherwise=step.steps)
    otherwise = "otherwise_again" if in_doubt else "otherwise"
    return writer.alone(
        step,
        otherwise if step.otherwise else "plain",
        condition=writer.of(step.condition),
        opposite=writer.of(NotSo(step.condition)) if in_doubt else NOTHING,
        steps=in_one(writer, step.steps),
        otherwise=_otherwise(writer, step.otherwise),
    )


def _ends_in_if(steps: Sequence[Step]) -> bool:
    match steps:
        case (*_, If()):
            return True
        case (*_, ByPlayers() | May() | Afterwards() as last):
            return _ends_in_if(last.steps)
    return False


def _otherwise(writer: Writer, steps: Sequence[Step]) -> SentencePart:
    return in_one(writer, steps) if steps else NOTHING


@writes(ForATime)
def for_a_time(writer: Writer, step: ForATime) -> PhraseText:
    inside = replace(writer, within_sentence=True)
    below = [inside.of(each) for each in (*step.lasting, *step.answers)]
    return writer.alone(
        step,
        "until" if step.until else "period",
        period=writer.noun(step.period) if step.period else NOTHING,
        until=writer.of(step.until) if step.until else NOTHING,
        effects=writer.all_of(below),
    )


@writes(ForNextCard)
def for_next_card(writer: Writer, step: ForNextCard) -> PhraseText:
    of_the_card = all(map(_is_said_of_a_card, step.lasting))
    inside = writer if of_the_card else replace(writer, within_sentence=True)
    number = "_several" if step.number > 1 else ""
    return writer.alone(
        step,
        ("of_it" if of_the_card else "until") + number,
        lasting=writer.all_of([inside.of(effect) for effect in step.lasting]),
        cards=writer.lexicon.quantity(step.number, writer.word("card")),
        round=writer.word_text("round"),
    )


def _is_said_of_a_card(effect: Lasting) -> bool:
    """It costs less, or is played with another number; all else holds for whatever is done until then, too."""
    match effect:
        case Discount(on=CardKind()):
            return True
        case ValueIs(shift=shift):
            return shift != "to"
    return False
