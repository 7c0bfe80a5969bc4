"""Reading by what is said. In: the phrase table and lexicon of a language, and what each phrase stands for. Out: ReadingGrammar of all that the generator can say.

The phrase tables are the grammar in both directions: a phrase is a pattern whose slots are kinds of thing, and `phrase_lines.toml` has the line it says.
"""

from collections.abc import Iterator, Mapping

from cardwright.printed.own_phrases import add_own_phrases
from cardwright.printed.phrase_lines import FORMS, Said, readings_of, said_table, templates_of
from cardwright.printed.phrase_patterns import PhrasePatterns, joints_of
from cardwright.printed.reading_grammar import ReadingGrammar, find_beginnings
from cardwright.printed.shared_verbs import add_shared_verbs
from cardwright.printed.words_in_all_forms import Leaves
from cardwright.wording.lexicon import Lexicon
from cardwright.values import replace
from cardwright.wording.phrases import Phrases

ABBREVIATIONS = frozenset(("max", "maks", "min"))
"""In all languages."""


def derived(lexicon: Lexicon) -> ReadingGrammar:
    spelling = {r: str(w) for r, w in lexicon.phrases.sections.get("read_as", {}).items()}
    same = as_said_of_you(lexicon.phrases)
    articles = lexicon.phrases.sections.get("articles", {})
    ones = (str(articles.get(name, "")) for name in ("plain", "before_vowel"))
    grammar = ReadingGrammar(
        patterns_of(lexicon, spelling, same).kinds,
        joints_of(lexicon.phrases),
        spelling,
        frozenset(),
        lexicon.phrases,
        words=typed_words(lexicon.phrases),
        typed=typed_as(lexicon.phrases),
        endings={e: str(w) for e, w in lexicon.phrases.sections.get("typed_endings", {}).items()},
        told=as_told_to_you(lexicon.phrases),
        same=same,
        ones=tuple(filter(None, ones)),
        reads_brackets=True,
        abbreviations=ABBREVIATIONS,
    )
    find_beginnings(grammar)
    return grammar


def patterns_of(
    lexicon: Lexicon, spelling: Mapping[str, str], same: Mapping[str, str]
) -> PhrasePatterns:
    """First the phrases, then what is made of them, and last the words that their slots ask for."""
    patterns = PhrasePatterns(lexicon, spelling, same)
    said = [*_all_phrases(lexicon.phrases), *_house_styles(lexicon)]
    for one, forms, _ in said:
        patterns.forms.setdefault(one.kind, set()).update(forms)
    made = said_table()["more"]
    for kind in made:
        if kind.endswith(".*"):
            patterns.forms.setdefault(kind.removesuffix(".*"), set()).update(FORMS)
    for one, forms, around in said:
        patterns.add_forms(one, forms, around)
    for kind, lines in made.items():
        for form in ("", *FORMS) if kind.endswith(".*") else ("",):
            for entry in lines:
                patterns.add_made(_of_form(kind, form), _of_form(entry, form))
    add_shared_verbs(patterns)
    add_own_phrases(patterns)
    leaves = Leaves(lexicon, patterns)
    while patterns.wanted - leaves.made:
        for wanted in sorted(patterns.wanted - leaves.made):
            leaves.make(wanted, known=wanted in patterns.kinds)
    return patterns


def _all_phrases(phrases: Phrases) -> Iterator[tuple[Said, dict[str, list[str]], str]]:
    """Each reading of each phrase, with its templates by form, and the phrase that may stand around it."""
    for section, names in phrases.sections.items():
        around = said_table().get(section, {}).get("_in", "")
        for name in names:
            for said in readings_of(section, name):
                yield said, templates_of(names[name]), around


def _house_styles(lexicon: Lexicon) -> Iterator[tuple[Said, dict[str, list[str]], str]]:
    """What sets and packs say instead of a phrase: it stands for the same."""
    usual = lexicon.phrases.sections
    for style in lexicon.styles.values():
        own = {
            section: {name: words for name, words in names.items() if words != usual[section][name]}
            for section, names in style.sections.items()
        }
        yield from _all_phrases(replace(style, sections=own))


def _of_form(text: str, form: str) -> str:
    return text.replace(".*", f".{form}" if form else "")


def typed_words(phrases: Phrases) -> dict[str, str]:
    words = phrases.sections.get("typed_words", {}).items()
    return {rf"\b(?:{others})\b": word for word, others in words}


def typed_as(phrases: Phrases) -> dict[str, str]:
    return {r: str(w) for r, w in phrases.sections.get("typed_as", {}).items()}


def as_told_to_you(phrases: Phrases) -> dict[str, str]:
    """`you increase` where print has `increase`: what another does, with the ending of who is spoken to."""
    told: dict[str, str] = {}
    for form, ending in phrases.sections.get("typed_persons", {}).items():
        for verb in phrases.sections.get("verbs", {}).values():
            if not isinstance(verb, str) and verb.get(form):
                told.setdefault(verb[form].split()[-1] + str(ending), verb["plain"].split()[0])
    return told


def as_said_of_you(phrases: Phrases) -> dict[str, str]:
    """What is done by another one is read as if the player did it: `their` as `your`."""
    sections = (phrases.sections.get(name, {}) for name in ("as_others", "does"))
    pairs = [pair for section in sections for pair in section.items()]
    words = (pair for own, others in pairs for pair in zip(str(others).split(), own.split()))
    return {other: own for other, own in words if other != own}
