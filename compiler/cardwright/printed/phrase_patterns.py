"""Patterns of phrases. In: templates of a phrase table, with what their slots are. Out: for each kind of thing, the words and slots that say it, with the line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from cardwright.printed.patterns import Gap, Item, Items
from cardwright.printed.phrase_lines import FORMS, Said, said_table, templates_of, with_slots
from cardwright.printed.reading_grammar import WordTree
from cardwright.printed.words_of_text import both_ways, same_words, words_of
from cardwright.values import dataclass, field
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.phrases import Phrases

TEMPLATE = re.compile(r"\{(?:(\w+)~)?(\w+)(!?)(?:\.(\w+))?\}")
_SPEC = re.compile(r"([\w.:]+?(?:#[-<]?)?)(\+\+?\w+)?(\?)?")
_FILLED = re.compile(r"\{(\w+)[^}]*\}")
_VERB = re.compile(r"(\w*)\{(\w+)!\}")


@dataclass(slots=True)
class PhrasePatterns:
    """`kinds`: what can be read; `forms`: by kind, those in which it has words of its own; `wanted`: kinds that slots ask for."""

    lexicon: Lexicon
    spelling: Mapping[str, str]
    same: Mapping[str, str]
    kinds: dict[str, WordTree] = field(default_factory=dict)
    read: set[str] = field(default_factory=set)
    """The templates that became patterns."""
    wanted: set[str] = field(default_factory=set)
    forms: dict[str, set[str]] = field(default_factory=dict)

    @property
    def phrases(self) -> Phrases:
        return self.lexicon.phrases

    @property
    def joints(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        return joints_of(self.phrases)

    def add_forms(self, said: Said, forms: Mapping[str, Sequence[str]], around: str) -> None:
        own = {"": forms.get("", [])}
        for form in FORMS:
            if form in self.forms[said.kind]:
                own[form] = forms.get(form) or forms.get("", [])
        for form, templates in own.items():
            kind = f"{said.kind}.{form}" if form else said.kind
            for template in templates:
                self.add(kind, template, said)
                for outer in self._around(around):
                    self.add(kind, outer.replace("{head}", template), said)

    def _around(self, name: str) -> list[str]:
        if not name:
            return []
        section, _, phrase = name.partition(".")
        return self.templates(section, phrase)

    def add_made(self, kind: str, entry: str) -> None:
        pattern, _, line = entry.partition("=>")
        words, slots = with_slots(pattern.strip())
        self.add(kind, words, Said(kind, line.strip(), slots))

    def add(self, kind: str, template: str, said: Said) -> None:
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
        for items in self.ways(template, said.slots):
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
        for template in self.templates(section, name):
            self.add(kind, template, Said(kind, line, slots))

    def add_items(self, kind: str, items: Items, line: str) -> None:
        choices = [((item,), ()) if item == "," else ((item,),) for item in items]
        tree = self.kinds.setdefault(kind, WordTree())
        for way in product(*choices):
            tree.add(tuple(item for part in way for item in part), line)

    def add_words(self, kind: str, words: str, line: str) -> None:
        read = self.words(words)
        if read:
            self.kinds.setdefault(kind, WordTree()).add(read, line)
        else:
            self.kinds.setdefault(kind, WordTree())

    def words(self, text: str) -> tuple[str, ...]:
        return same_words(words_of(text, self.spelling, brackets=True), self.same)

    def ways(self, template: str, slots: Mapping[str, str]) -> Iterator[Items]:
        """Each of what may be empty there or not."""
        template = both_ways(_VERB.sub(r"{verb:\1:\2}", template.replace("|", ", ")))
        parts: list[list[tuple[Item, ...]]] = []
        parts += [[(Gap(name, "own"),)] for name, spec in slots.items() if spec == "own"]
        at = 0
        for found in re.finditer(r"\{[^}]*\}", template):
            parts.append([self.words(template[at : found.start()])])
            parts.append(list(self._slot(found[0], slots)))
            at = found.end()
        parts.append([self.words(template[at:])])
        for way in product(*parts):
            yield tuple(item for part in way for item in part)

    def _slots_in(self, template: str) -> set[str]:
        return {found[2] for found in TEMPLATE.finditer(template)}

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
        found = TEMPLATE.fullmatch(slot)
        assert found is not None, slot
        adjective, name, _, form = found.groups()
        if adjective:
            yield (self.gap("said", f"adjective:{adjective}"),)
            return
        spec = _SPEC.fullmatch(self._asked(name, slots))
        assert spec is not None, f"{slot} is nowhere said to be anything"
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
        return f"{kind}.{form}" if form and form in self.forms.get(kind, ()) else kind

    def gap(self, name: str, kind: str, joint: str = "") -> Gap:
        self.wanted.add(kind)
        return Gap(name, kind, joint.lstrip("+"), joint.count("+"))

    def templates(self, section: str, name: str) -> list[str]:
        return templates_of(self.phrases.sections[section][name])[""]


def joints_of(phrases: Phrases) -> dict[str, tuple[tuple[str, ...], ...]]:
    def listed(*names: str) -> tuple[tuple[str, ...], ...]:
        said = (words_of(phrases.template("lists", name)) for name in names)
        return tuple(dict.fromkeys(said))

    return {
        "and": listed("and_pair", "and_last", "and_wide", "comma"),
        "or": listed("or_pair", "or_last", "or_wide", "comma"),
        "or_wide": listed("or_wide"),
        "or_listed": listed("or_listed"),
        "semi": listed("semicolon", "if_so"),
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
