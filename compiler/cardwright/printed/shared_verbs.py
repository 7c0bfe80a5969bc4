"""Steps that share a word. In: PhrasePatterns, with the phrases that a language has for them. Out: patterns of lists with one verb, or with one end."""

import re
from collections.abc import Mapping
from itertools import product
from typing import Any

from cardwright.printed.patterns import Gap, Items
from cardwright.printed.phrase_lines import Said, readings_of, said_table, templates_of
from cardwright.printed.phrase_patterns import TEMPLATE, PhrasePatterns
from cardwright.printed.reading_grammar import WordTree


def add_shared_verbs(patterns: PhrasePatterns) -> None:
    """`gain 3 heat and 2 plants`; `remove 2 plants or 3 steel from any player`, where the end is shared as well."""
    for section, names in patterns.phrases.sections.items():
        shared = [name for name in names if f"{name}_more" in names]
        for name in shared:
            for said in readings_of(section, name):
                for whole in templates_of(names[name])[""]:
                    patterns.add(f"{section}.first", whole, said)
                for more in templates_of(names[f"{name}_more"])[""]:
                    patterns.add(f"{section}.more", more, said)
                    if f"{name}_first" in names:
                        _ends_shared(patterns, names, name, said, more)
        if shared:
            _runs(patterns, section)
        before = said_table().get(section, {}).get("_same", "")
        for name in names:
            if name.endswith("_same") and before:
                _of_the_same(patterns, section, name, before)


def _of_the_same(patterns: PhrasePatterns, section: str, name: str, before: str) -> None:
    """`decrease any energy production 1 step and increase your own 1 step`: the gauge is that of the step before."""
    first_section, _, first_name = before.partition(".")
    (first,) = readings_of(first_section, first_name)
    (then,) = readings_of(section, name.removesuffix("_same"))
    begun = patterns.templates(first_section, first_name)
    for template in patterns.templates(section, name):
        ends = [_renamed(way, 2) for way in patterns.ways(template, then.slots)]
        line = f"{first.line} / {_line_renamed(then.line, template, 2)}"
        for start, joint, end in product(begun, patterns.joints["and"], ends):
            for way in patterns.ways(start, first.slots):
                patterns.add_items("Run", (*way, *joint, *end), line)


def _runs(patterns: PhrasePatterns, section: str) -> None:
    first, more = patterns.gap("first", f"{section}.first"), f"{section}.more"
    several = patterns.gap("more", more, "+and")
    steps = patterns.kinds.setdefault("StepRun", WordTree())
    for joint in patterns.joints["and"]:
        steps.add((first, *joint, several), "{first} / {more|lines}")
    patterns.add_items(f"{more}.option", (patterns.gap("it", more),), "option / > {it}")
    options = patterns.kinds.setdefault("OptionRun", WordTree())
    for joint in patterns.joints["or"]:
        # Behind a comma others follow, of which the last says that any one will do.
        others = patterns.gap("more", f"{more}.option", "++or" if joint == (",",) else "+or")
        options.add((first, *joint, others), "option / > {first} / {more|lines}")


def _ends_shared(
    patterns: PhrasePatterns, names: Mapping[str, Any], name: str, said: Said, more: str
) -> None:
    (begun,) = templates_of(names[f"{name}_first"])[""]
    (middle,) = templates_of(names[f"{name}_middle"])[""]
    last = [*patterns.ways(more, said.slots)]
    for between in ((), (middle,)):
        parts = [
            [_renamed(way, n) for way in patterns.ways(template, said.slots)]
            for n, template in enumerate((begun, *between))
        ]
        lines = [_line_renamed(said.line, begun, n) for n in range(len(parts))]
        line = " / ".join(f"option / > {each}" for each in (*lines, said.line))
        for way in product(*parts, last):
            for joint in (joint for joint in patterns.joints["or"] if joint != (",",)):
                items = way[0]
                for n, part in enumerate(way[1:], 1):
                    items = (*items, *(joint if n == len(way) - 1 else (",",)), *part)
                patterns.kinds.setdefault("OptionRun", WordTree()).add(items, line)


def _renamed(items: Items, number: int) -> Items:
    return tuple(
        (
            Gap(f"{item.name}{number}", item.kind, item.joint, item.least)
            if isinstance(item, Gap)
            else item
        )
        for item in items
    )


def _line_renamed(line: str, template: str, number: int) -> str:
    for found in TEMPLATE.finditer(template):
        line = re.sub(rf"\{{{found[2]}(?=[|}}*~])", f"{{{found[2]}{number}", line)
    return line
