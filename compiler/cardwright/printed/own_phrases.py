"""Phrases that nouns have of their own. In: PhrasePatterns, with their lexicon. Out: the same lines, read by the words of the noun."""

import re
from collections.abc import Mapping
from cardwright.printed.phrase_lines import Said, readings_of, said_table
from cardwright.printed.phrase_patterns import PhrasePatterns
from cardwright.wording.phrases import snake


def add_own_phrases(patterns: PhrasePatterns) -> None:
    """What nouns say instead: the line is the same, and the noun stands in it."""
    named = {
        f"{snake(section)}_{name}": (section, name)
        for section, names in patterns.phrases.sections.items()
        for name in names
    }
    named["thing_count_steps"] = ("ThingCount", "steps")
    for key, entry in patterns.lexicon.entries.items():
        if len(key) != 2:
            continue
        for phrase, said in entry.phrases.items():
            # Another number than the usual one is a fact that differs, and no variant.
            words = said.replace("{normally}", str(entry.normally))
            name, _, form = phrase.partition(" ")
            if name in named:
                _own_phrase(patterns, key, *named[name], form, words, entry.phrases)


def _own_phrase(
    patterns: PhrasePatterns,
    key: tuple[str, ...],
    section: str,
    name: str,
    form: str,
    words: str,
    others: Mapping[str, str],
) -> None:
    table = said_table()[section]
    slot = table.get(f"_noun_of_{name}") or table.get("_noun", "")
    noun = f"only:{key[0]}:{key[1]}"
    phrase = f"{snake(section)}_{name}"
    for said in readings_of(section, name):
        slots = {**said.slots, **_in_its_unit(key, said.slots)}
        if f"{{{slot}" in words:
            slots[slot] = noun
        line = said.line
        if f"{{{slot}" not in words:
            line = re.sub(rf"\{{{slot}[^}}]*\}}", key[1], line)
        kinds = [f"{said.kind}.{form}" if form else said.kind]
        if not form:
            kinds += [
                f"{said.kind}.{f}"
                for f in patterns.forms.get(said.kind, ())
                if f and f"{phrase} {f}" not in others
            ]
        for kind in kinds:
            patterns.add(kind, words, Said(kind, line, slots))


def _in_its_unit(key: tuple[str, ...], slots: Mapping[str, str]) -> dict[str, str]:
    """What a value counts in plants is said in plants; of the slots, those whose kind nothing says."""
    return {name: f"in:{key[0]}:{key[1]}" for name in ("number", "usual") if not slots.get(name)}
