"""Reading by what is said. In: the phrase table and lexicon of a language, and what each phrase stands for. Out: ReadingGrammar of all that the generator can say.

The phrase tables are the grammar in both directions: a phrase is a pattern whose slots are kinds of thing, and `phrase_lines.toml` has the line it says.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from cardwright.printed.grammar import ReadingGrammar, WordTree, find_beginnings
from cardwright.printed.leaves import Leaves
from cardwright.printed.patterns import Gap, Item, Items
from cardwright.printed.phrase_lines import (
    FORMS,
    Said,
    readings_of,
    said_table,
    templates_of,
    with_slots,
)
from cardwright.printed.words import both_ways, same_words, words_of
from cardwright.values import dataclass, field
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.phrases import Phrases, snake

_TEMPLATE = re.compile(r"\{(?:(\w+)~)?(\w+)(!?)(?:\.(\w+))?\}")
_SPEC = re.compile(r"([\w.:]+?(?:#-?)?)(\+\+?\w+)?(\?)?")
_FILLED = re.compile(r"\{(\w+)[^}]*\}")
_VERB = re.compile(r"(\w*)\{(\w+)!\}")


@dataclass(slots=True)
class Deriving:
    lexicon: Lexicon
    spelling: Mapping[str, str]
    same: Mapping[str, str]
    kinds: dict[str, WordTree] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)
    """The templates that became patterns."""
    _wanted: set[str] = field(default_factory=set)
    _forms: dict[str, set[str]] = field(default_factory=dict)

    @property
    def phrases(self) -> Phrases:
        return self.lexicon.phrases

    def derive(self) -> dict[str, WordTree]:
        said = list(self._all())
        for one, forms, _ in said:
            self._forms.setdefault(one.kind, set()).update(forms)
        for kind in said_table()["more"]:
            if kind.endswith(".*"):
                self._forms.setdefault(kind.removesuffix(".*"), set()).update(FORMS)
        for one, forms, around in said:
            self._add_forms(one, forms, around)
        for kind, lines in said_table()["more"].items():
            for form in ("", *FORMS) if kind.endswith(".*") else ("",):
                for entry in lines:
                    self._made_of_phrases(_of_form(kind, form), _of_form(entry, form))
        self._verbs_shared()
        self._own_phrases()
        leaves = Leaves(self.lexicon, self)
        while self._wanted - leaves.made:
            for wanted in sorted(self._wanted - leaves.made):
                leaves.make(wanted, known=wanted in self.kinds)
        return self.kinds

    def _made_of_phrases(self, kind: str, entry: str) -> None:
        pattern, _, line = entry.partition("=>")
        words, slots = with_slots(pattern.strip())
        self._add(kind, words, Said(kind, line.strip(), slots))

    def _all(self) -> Iterator[tuple[Said, dict[str, list[str]], str]]:
        """Each reading of each phrase, with its templates by form, and the phrase that may stand around it."""
        for section, names in self.phrases.sections.items():
            around = said_table().get(section, {}).get("_in", "")
            for name in names:
                for said in readings_of(section, name):
                    yield said, templates_of(names[name]), around

    def _add_forms(self, said: Said, forms: Mapping[str, Sequence[str]], around: str) -> None:
        own = {"": forms.get("", [])}
        for form in FORMS:
            if form in self._forms[said.kind]:
                own[form] = forms.get(form) or forms.get("", [])
        for form, templates in own.items():
            kind = f"{said.kind}.{form}" if form else said.kind
            for template in templates:
                self._add(kind, template, said)
                for outer in self._around(around):
                    self._add(kind, outer.replace("{head}", template), said)

    def _around(self, name: str) -> list[str]:
        if not name:
            return []
        section, _, phrase = name.partition(".")
        return self._templates(section, phrase)

    def _add(self, kind: str, template: str, said: Said) -> None:
        """A slot that the template has not says what is behind its `=`; where that is nothing, the template is said of something else."""
        written = template
        template = self._with_slots_of(template, said)
        here = self._slots_in(template)
        line = _without_defaults(said.line, said.slots, here)
        if any(
            self._is_needed(found[1], said.slots) and found[1] not in here
            for found in _FILLED.finditer(line)
        ):
            return
        self.read.add(written)
        for items in self._ways(template, said.slots):
            self.add_items(kind, items, line)

    def _with_slots_of(self, template: str, said: Said) -> str:
        """A language may ask for several where another asks for one."""
        here = self._slots_in(template)
        for found in _FILLED.finditer(said.line):
            other = said_table()["alike"].get(found[1], "")
            if found[1] not in here and other in here:
                template = re.sub(rf"(?<=[{{~]){other}(?=[}}.!])", found[1], template)
        return template

    def add_phrase(
        self, kind: str, section: str, name: str, slots: Mapping[str, str], line: str
    ) -> None:
        for template in self._templates(section, name):
            self._add(kind, template, Said(kind, line, slots))

    def add_items(self, kind: str, items: Items, line: str) -> None:
        choices = [((item,), ()) if item == "," else ((item,),) for item in items]
        tree = self.kinds.setdefault(kind, WordTree())
        for way in product(*choices):
            tree.add(tuple(item for part in way for item in part), line)

    def add_words(self, kind: str, words: str, line: str) -> None:
        read = self._words(words)
        if read:
            self.kinds.setdefault(kind, WordTree()).add(read, line)
        else:
            self.kinds.setdefault(kind, WordTree())

    def _words(self, text: str) -> tuple[str, ...]:
        return same_words(words_of(text, self.spelling, brackets=True), self.same)

    def _ways(self, template: str, slots: Mapping[str, str]) -> Iterator[Items]:
        """Each of what may be empty there or not."""
        template = both_ways(_VERB.sub(r"{verb:\1:\2}", template.replace("|", ", ")))
        parts: list[list[tuple[Item, ...]]] = []
        parts += [[(Gap(name, "own"),)] for name, spec in slots.items() if spec == "own"]
        at = 0
        for found in re.finditer(r"\{[^}]*\}", template):
            parts.append([self._words(template[at : found.start()])])
            parts.append(list(self._slot(found[0], slots)))
            at = found.end()
        parts.append([self._words(template[at:])])
        for way in product(*parts):
            yield tuple(item for part in way for item in part)

    def _slots_in(self, template: str) -> set[str]:
        return {found[2] for found in _TEMPLATE.finditer(template)}

    def _is_needed(self, name: str, slots: Mapping[str, str]) -> bool:
        spec = self._asked(name, slots)
        return not spec.endswith("?") and spec != "own"

    def _asked(self, name: str, slots: Mapping[str, str]) -> str:
        asked = slots.get(name, "").partition("=")[0]
        return str(said_table()["slots"].get(name, "")) + asked if asked in ("", "?") else asked

    def _slot(self, slot: str, slots: Mapping[str, str]) -> Iterator[tuple[Item, ...]]:
        if slot.startswith("{verb:"):
            yield (self.gap("said", slot[1:-1]),)
            return
        found = _TEMPLATE.fullmatch(slot)
        assert found is not None, slot
        adjective, name, _, form = found.groups()
        if adjective:
            yield (self.gap("said", f"adjective:{adjective}"),)
            return
        spec = _SPEC.fullmatch(self._asked(name, slots))
        assert spec is not None, slot
        kind, joint, optional = spec.groups()
        yield (self.gap(name, self._in_form(kind, form or ""), joint or ""),)
        if optional:
            yield ()

    def _in_form(self, kind: str, form: str) -> str:
        first = form.partition("_")[0]
        if first == "number":
            return f"{kind}n"
        if first == "a" or (first == "bare" and kind.endswith("#")):
            return f"{kind}.a"
        return f"{kind}.{form}" if form and form in self._forms.get(kind, ()) else kind

    def gap(self, name: str, kind: str, joint: str = "") -> Gap:
        self._wanted.add(kind)
        return Gap(name, kind, joint.lstrip("+"), joint.count("+"))

    def _verbs_shared(self) -> None:
        """`gain 3 heat and 2 plants`; `remove 2 plants or 3 steel from any player`, where the end is shared as well."""
        for section, names in self.phrases.sections.items():
            shared = [name for name in names if f"{name}_more" in names]
            for name in shared:
                for said in readings_of(section, name):
                    (more,) = templates_of(names[f"{name}_more"])[""]
                    self._add(f"{section}.more", more, said)
                    for whole in templates_of(names[name])[""]:
                        self._add(f"{section}.first", whole, said)
                    if f"{name}_first" in names:
                        self._ends_shared(names, name, said, more)
            if shared:
                self._runs(section)
            before = said_table().get(section, {}).get("_same", "")
            for name in names:
                if name.endswith("_same") and before:
                    self._of_the_same(section, name, before)

    def _of_the_same(self, section: str, name: str, before: str) -> None:
        """`decrease any energy production 1 step and increase your own 1 step`: the gauge is that of the step before."""
        first_section, _, first_name = before.partition(".")
        (first,) = readings_of(first_section, first_name)
        (then,) = readings_of(section, name.removesuffix("_same"))
        begun = self._templates(first_section, first_name)
        for template in self._templates(section, name):
            ends = [_renamed(way, 2) for way in self._ways(template, then.slots)]
            line = f"{first.line} / {_line_renamed(then.line, template, 2)}"
            for start, joint, end in product(begun, self.joints["and"], ends):
                for way in self._ways(start, first.slots):
                    self.add_items("Run", (*way, *joint, *end), line)

    def _templates(self, section: str, name: str) -> list[str]:
        return templates_of(self.phrases.sections[section][name])[""]

    def _runs(self, section: str) -> None:
        first, more = self.gap("first", f"{section}.first"), f"{section}.more"
        several = self.gap("more", more, "+and")
        for joint in self.joints["and"]:
            self.add_items("StepRun", (first, *joint, several), "{first} / {more|lines}")
        self.add_items(f"{more}.option", (self.gap("it", more),), "option / > {it}")
        options = self.gap("more", f"{more}.option", "+or")
        for joint in self.joints["or"]:
            line = "option / > {first} / {more|lines}"
            self.add_items("OptionRun", (first, *joint, options), line)

    def _ends_shared(self, names: Mapping[str, Any], name: str, said: Said, more: str) -> None:
        (begun,) = templates_of(names[f"{name}_first"])[""]
        (middle,) = templates_of(names[f"{name}_middle"])[""]
        last = [*self._ways(more, said.slots)]
        for between in ((), (middle,)):
            parts = [
                [_renamed(way, n) for way in self._ways(template, said.slots)]
                for n, template in enumerate((begun, *between))
            ]
            lines = [_line_renamed(said.line, begun, n) for n in range(len(parts))]
            line = " / ".join(f"option / > {each}" for each in (*lines, said.line))
            for way in product(*parts, last):
                for joint in self.joints["or"]:
                    items = way[0]
                    for n, part in enumerate(way[1:], 1):
                        items = (*items, *(joint if n == len(way) - 1 else (",",)), *part)
                    self.kinds.setdefault("OptionRun", WordTree()).add(items, line)

    def _own_phrases(self) -> None:
        """What nouns say instead: the line is the same, and the noun stands in it."""
        named = {
            f"{snake(section)}_{name}": (section, name)
            for section, names in self.phrases.sections.items()
            for name in names
        }
        named["thing_count_steps"] = ("ThingCount", "steps")
        for key, entry in self.lexicon.entries.items():
            if len(key) != 2:
                continue
            for phrase, words in entry.phrases.items():
                name, _, form = phrase.partition(" ")
                if name in named:
                    self._own_phrase(key, *named[name], form, words, entry.phrases)

    def _own_phrase(
        self,
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
            slots = {**said.slots, slot: noun} if f"{{{slot}" in words else said.slots
            line = said.line
            if f"{{{slot}" not in words:
                line = re.sub(rf"\{{{slot}[^}}]*\}}", key[1], line)
            kinds = [f"{said.kind}.{form}" if form else said.kind]
            if not form:
                kinds += [
                    f"{said.kind}.{f}"
                    for f in self._forms.get(said.kind, ())
                    if f and f"{phrase} {f}" not in others
                ]
            for kind in kinds:
                self._add(kind, words, Said(kind, line, slots))

    @property
    def joints(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        return joints_of(self.phrases)


def _of_form(text: str, form: str) -> str:
    return text.replace(".*", f".{form}" if form else "")


def joints_of(phrases: Phrases) -> dict[str, tuple[tuple[str, ...], ...]]:
    def listed(*names: str) -> tuple[tuple[str, ...], ...]:
        said = (words_of(phrases.template("lists", name)) for name in names)
        return tuple(dict.fromkeys(said))

    return {
        "and": listed("and_pair", "and_last", "and_wide", "comma"),
        "or": listed("or_pair", "or_last", "or_wide", "comma"),
        "or_wide": listed("or_wide"),
        "semi": listed("semicolon"),
        "comma": listed("comma"),
        "or_action": listed("or_action_joined"),
        "stop": ((".",),),
        "next": ((),),
    }


def _without_defaults(line: str, slots: Mapping[str, str], here: set[str]) -> str:
    for name, spec in slots.items():
        usual = spec.partition("=")[2]
        if usual and name not in here:
            line = re.sub(rf"\{{{name}[^}}]*\}}", usual, line)
    return line


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
    for found in _TEMPLATE.finditer(template):
        line = re.sub(rf"\{{{found[2]}(?=[|}}*~])", f"{{{found[2]}{number}", line)
    return line


def _as_said_of_you(phrases: Phrases) -> dict[str, str]:
    """What is done by another one is read as if the player did it: `their` as `your`."""
    pairs = phrases.sections.get("as_others", {}).items()
    words = (pair for own, others in pairs for pair in zip(str(others).split(), own.split()))
    return {other: own for other, own in words if other != own}


def derived(lexicon: Lexicon) -> ReadingGrammar:
    spelling = {r: str(w) for r, w in lexicon.phrases.sections.get("read_as", {}).items()}
    same = _as_said_of_you(lexicon.phrases)
    ones = tuple(
        str(lexicon.phrases.sections.get("articles", {}).get(n, ""))
        for n in ("plain", "before_vowel")
    )
    grammar = ReadingGrammar(
        Deriving(lexicon, spelling, same).derive(),
        joints_of(lexicon.phrases),
        spelling,
        frozenset(),
        lexicon.phrases,
        same=same,
        ones=tuple(filter(None, ones)),
        reads_brackets=True,
    )
    find_beginnings(grammar)
    return grammar
