"""A noun that its player chooses. In: a line `choose plant or heat` with the lines below it. Out: an Option for each noun, in which `chosen` is that noun."""

from collections.abc import Callable
from typing import Any

from cardwright.findings import Finding, error
from cardwright.findings.words import either, quoted
from cardwright.rules.nodes import Option
from cardwright.rules.reader import Reader
from cardwright.syntax.nodes import Line, Phrase, Word
from cardwright.values import replace
from cardwright.vocabulary.look_up import MISSING

CHOSEN = "chosen"
"""What lines below such a line call the noun."""

CHOSEN_FROM = ("resource", "token", "track", "tag", "tile", "counter", "area", "quality", "body")

EACH_NOUN, ANY_RESOURCE = "each_noun", "any_resource"


def chooses_a_noun(phrase: Phrase) -> bool:
    return bool(phrase.phrases(EACH_NOUN, ANY_RESOURCE))


def an_option_each(
    reader: Reader, line: Line, read: Callable[[Reader, tuple[Line, ...]], tuple[Any, ...]]
) -> tuple[Option, ...]:
    """The lines are read once for each noun; a mistake in them is told once.

    `choose resource` names none, so that what is said below also says which are meant: `increase chosen production 1`, those
    that have a production. A resource of another file changes nothing here.
    """
    assert line.phrase is not None
    named = line.phrase.phrase(EACH_NOUN) is not None
    nouns = nouns_chosen_from(reader, line.phrase)
    readings = [_with(reader, line, noun, nouns, read) for noun in nouns]
    for noun in [
        noun for noun, (option, told) in zip(nouns, readings) if not (option.steps or told)
    ][:1]:
        reader.tell(_nothing_for(noun, line.phrase))
    sound = [(option, told) for option, told in readings if not any(d.is_error for d in told)]
    broken = [reading for reading in readings if reading not in sound]
    meant = [*sound, *broken[:1]] if named or not sound else sound
    for finding in meant[-1][1] if meant else ():
        reader.tell(finding)
    return tuple(option for option, _ in meant)


def _nothing_for(noun: str, phrase: Phrase) -> Finding:
    return error(
        "missing-block",
        f"Nothing happens where `{noun}` is chosen",
        phrase.span,
        f"no line below is about `{noun}`",
        help=f"Write `otherwise` below the last `if chosen is ...`, or choose without `{noun}`.",
    )


def _with(
    reader: Reader,
    line: Line,
    noun: str,
    nouns: tuple[str, ...],
    read: Callable[[Reader, tuple[Line, ...]], tuple[Any, ...]],
) -> tuple[Option, list[Finding]]:
    """The option, and what is told of it and of nothing else yet."""
    assert line.phrase is not None
    before, damaged = len(reader.findings), reader.damaged
    lines = settled(reader, line.block, noun, nouns)
    block = read(reader, tuple(_of(inner, noun) for inner in lines))
    told = reader.findings[before:]
    del reader.findings[before:]
    reader.damaged = damaged
    return Option(block, span=line.phrase.span), told


def nouns_chosen_from(reader: Reader, phrase: Phrase) -> tuple[str, ...]:
    """`except` takes some of them away: `choose resource except chosen`, below a line that chooses one."""
    unwanted = phrase.phrase("except")
    words = unwanted.phrases()[0].words("NAME") if unwanted is not None else ()
    left_out = {reader.noun(word, CHOSEN_FROM).id for word in words}
    named = _named_to_choose(reader, phrase)
    found = tuple(noun for noun in named if noun not in left_out)
    if named and not found and unwanted is not None:
        reader.tell(
            error(
                "single-option",
                "Nothing is left to choose from",
                unwanted.span,
                "takes all of them away",
                help="Name fewer nouns behind `except`, or more before it.",
            )
        )
    return found


def _named_to_choose(reader: Reader, phrase: Phrase) -> tuple[str, ...]:
    said = phrase.phrase(EACH_NOUN)
    if said is None:
        found = reader.vocabulary.of_category("resource", phrase.span.path)
        return tuple(entry.noun.id for entry in found)
    words = said.phrases()[0].words("NAME")
    wanted = ("tag",) if said.word("TAG") is not None else CHOSEN_FROM
    return tuple(word.text for word in words if reader.noun(word, wanted).pack != MISSING)


def settled(
    reader: Reader, lines: tuple[Line, ...], noun: str, nouns: tuple[str, ...]
) -> tuple[Line, ...]:
    """`if chosen is plant`: what stands below it where that is the noun, else what stands below its `otherwise`."""
    found: list[Line] = []
    before: bool | None = None
    for line in lines:
        rule = line.phrase.rule if line.phrase is not None else ""
        if rule == "otherwise" and before is not None:
            found += () if before else settled(reader, line.block, noun, nouns)
            before = None
            continue
        before = _is_the_one(reader, line, noun, nouns) if rule == "if" else None
        if before is None:
            again = line.phrase is not None and chooses_a_noun(line.phrase)
            block = line.block if again else settled(reader, line.block, noun, nouns)
            found.append(replace(line, block=block))
        elif before:
            found += settled(reader, line.block, noun, nouns)
    return tuple(found)


def _is_the_one(reader: Reader, line: Line, noun: str, nouns: tuple[str, ...]) -> bool | None:
    """None where nothing is asked of the noun alone."""
    assert line.phrase is not None
    asked, is_so = line.phrase.phrases()[0], True
    while asked.rule in ("condition", "not_so"):
        is_so = is_so != (asked.rule == "not_so")
        asked = asked.phrases()[0]
    words = asked.words("NAME")
    if asked.rule != "in_state" or words[0].text != CHOSEN:
        return None
    asked_for = reader.noun(words[1], CHOSEN_FROM)
    if asked_for.id not in nouns and asked_for.pack != MISSING:
        reader.tell(
            error(
                "wrong-noun",
                f"`{words[1].text}` is not among what is chosen from",
                words[1].span,
                help=f"It can be {either(quoted(nouns))}.",
            )
        )
    return (asked_for.id == noun) == is_so


def _of(line: Line, noun: str) -> Line:
    """The line with the noun in the place of `chosen`; below a line that chooses again, the word is that one's."""
    if line.phrase is None:
        return line
    again = chooses_a_noun(line.phrase)
    block = line.block if again else tuple(_of(inner, noun) for inner in line.block)
    return replace(line, phrase=_said_of(line.phrase, noun), block=block)


def _said_of(phrase: Phrase, noun: str) -> Phrase:
    return replace(phrase, parts=tuple(_part_of(part, noun) for part in phrase.parts))


def _part_of(part: Phrase | Word, noun: str) -> Phrase | Word:
    if isinstance(part, Phrase):
        return _said_of(part, noun)
    is_chosen = (part.kind, part.text) == ("NAME", CHOSEN)
    return replace(part, text=noun) if is_chosen else part
