"""How the nouns, adjectives and verbs of a language change. In: the sections of its phrase table. Out: every form of a word.

A table of a language with cases says them in `[cases]`, which form stands behind a number in `[counting]`, and the endings of
its adjectives in `[declensions]`. A noun is written as text, in a table as in a lexicon: `f: karta, karty, ...; karty, karet, ...`
is its gender, the cases of one and the cases of several; `#f J rostlin` behind them is how units of it are counted, `=toplote` its form behind few;
`[tile] oceánu` is another word with something behind it that never changes.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardwright.values import dataclass, replace
from cardwright.wording.nominals import (
    MASS,
    PLURAL,
    SINGLE,
    HeadNoun,
    LexiconNoun,
    NounText,
    Quantity,
)
from cardwright.wording.text import Joined, SentencePart, name_of

GENDERS = ("m", "ma", "f", "n")
_COUNTED, _FEW = "#", "="
Forms = Mapping[str, str]


class NotDeclined(ValueError):
    """A word whose forms are not written as the language needs them: a mistake of its table or lexicon."""


@dataclass(frozen=True, slots=True)
class Declensions:
    """`counting`: by plural category, which case and number stand behind a number, by case or gender, or for `any`."""

    cases: tuple[str, ...]
    counting: Mapping[str, Forms]
    endings: Mapping[str, Forms]
    adjectives: Forms

    def noun(self, text: str, other: Callable[[str], LexiconNoun]) -> LexiconNoun:
        if text.startswith("["):
            name, _, rest = text[1:].partition("]")
            return _followed(other(name), rest)
        gender, _, forms = text.partition(": ")
        if gender not in GENDERS or not forms:
            raise NotDeclined(f"`{text}` begins with none of {', '.join(GENDERS)} and a colon")
        single, several, own = _parts(forms)
        if len(single) == 1:
            return LexiconNoun({"one": single[0], "other": (several or single)[0]}, gender=gender)
        mass = not several
        read = {**self._cases(single, SINGLE, text), **self._cases(several or single, PLURAL, text)}
        counted_gender, _, unit = own.removeprefix(_COUNTED).partition(" ")
        if own.startswith(_COUNTED):
            counted = {category: unit for category in ("one", "few", "other")}
            return LexiconNoun(
                {**read, **counted}, gender=gender, counted_gender=counted_gender, mass=mass
            )
        return LexiconNoun({**read, **self._counted(read, gender, own)}, gender=gender, mass=mass)

    def _cases(self, forms: Sequence[str], number: str, text: str) -> dict[str, str]:
        if len(forms) != len(self.cases):
            raise NotDeclined(f"`{text}` needs {len(self.cases)} forms: {', '.join(self.cases)}")
        named = {f"{case}.{number}": form for case, form in zip(self.cases, forms, strict=True)}
        return {number: forms[0], **named}

    def _counted(self, read: Forms, gender: str, own_few: str) -> dict[str, str]:
        found = {}
        for category in ("one", "few", "other"):
            for case in self.cases:
                found[f"{case}.{category}"] = read[".".join(self._behind(category, case, gender))]
            found[category] = found[f"{self.cases[0]}.{category}"]
        if own_few:
            found.update({"few": own_few, **{f"{case}.few": own_few for case in self.cases}})
        return found

    def _behind(self, category: str, case: str, gender: str) -> tuple[str, str]:
        """Case and number of what stands behind a number of that category."""
        if category == "one":
            return case, SINGLE
        rule = self.counting[category]
        said = next(rule[key] for key in (case, gender, "any") if key in rule)
        as_case, number = said.split(".")
        return (case if as_case == "=" else as_case), number

    def agreeing(self, name: str, gender: str, category: str, case: str) -> str:
        """An adjective in the form of the noun that it stands beside."""
        case = case or self.cases[0]
        stem, declension = self.adjectives[name].split()
        endings = self.endings[declension]
        # What has no word in this language yet has no gender either.
        gender = gender or next(iter(endings))
        if gender.endswith(MASS):
            gender, category = gender.removesuffix(MASS), SINGLE
        if category == "few" and f"few_{gender}" in endings:
            return stem + endings[f"few_{gender}"]
        number = category
        if category not in (SINGLE, PLURAL):
            case, number = self._behind(category, case, gender)
        key = gender if number == SINGLE else f"pl_{gender}"
        return stem + endings[key].split()[self.cases.index(case)]


def _parts(forms: str) -> tuple[list[str], list[str], str]:
    """One, several, and how it is counted: a unit, or a form of its own behind few."""
    parts = [part.strip() for part in forms.split(";")]
    own = parts.pop().removeprefix(_FEW) if parts[-1].startswith((_COUNTED, _FEW)) else ""
    listed = [[form.strip() for form in part.split(",")] for part in parts]
    return listed[0], listed[1] if len(listed) > 1 else [], own


def _followed(head: LexiconNoun, rest: str) -> LexiconNoun:
    forms = {key: f"{form}{rest}" for key, form in head.forms.items()}
    return replace(head, forms=forms)


def declensions_in(sections: Mapping[str, Mapping[str, Any]]) -> Declensions | None:
    """None for a language that needs none."""
    if "cases" not in sections:
        return None
    return Declensions(
        tuple(str(sections["cases"]["order"]).split()),
        sections["counting"],
        sections["declensions"],
        sections["adjectives"],
    )


def gender_and_number(part: SentencePart) -> tuple[str, str, str]:
    """Gender and plural category of what an adjective stands beside, and the case in which that stands already."""
    match part:
        case HeadNoun(nominal, case, category):
            return nominal.gender_in(category), category, name_of(case)
        case NounText(nominal, category):
            return nominal.gender_in(category), category, ""
        case Quantity(_, noun):
            return gender_and_number(noun)
        case Joined(parts) if parts:
            return gender_and_number(parts[0])
    raise NotDeclined(f"nothing agrees with {part}")
