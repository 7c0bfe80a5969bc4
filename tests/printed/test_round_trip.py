"""Everything that the generator says of the cards reads back as the same rule, in each language. In: all cards of the project. Out: which do not."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from random import Random

import pytest

from cardwright import pipeline
from cardwright.printed.comparing import AGREES, DIFFERS, Comparer, comparer_of
from cardwright.printed.from_phrases import patterns_of
from cardwright.printed.phrase_lines import said_table
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.wording import Lexicon, scripts
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import STYLE, PhraseMissing, languages
from cardwright_tools.meaning.random_texts import Wish
from cardwright_tools.meaning.trying import shop
from cardwright_tools.meaning.workshop import Refused, pruned
from cardwright_tools.printed.changed_facts import changed_facts
from cardwright_tools.printed.measuring import texts_of
from cardwright_tools.sentences.sentences import Sentences

PATH = "cards/terraforming_mars/turmoil/random_rule.card"
RANDOM = {"en": 0.97, "cs": 0.96, "sr": 0.96}
"""So many parts of random rules read back, at least, whatever the grammar draws."""
PLAYABLE = 0.99
"""So many of those that can be played."""
SEEDS = (1, 2, 3)


@pytest.mark.parametrize("language", languages())
def test_all_cards_read_back(project: pipeline.Project, language: str) -> None:
    vocabulary = project.language.vocabulary
    comparer = comparer_of(vocabulary, project.cards, language)
    lexicon = lexicon_of(vocabulary, language)
    texts = [(card, texts_of(card, lexicon)) for card in project.cards]
    said = [(card, text) for card, text in texts if text]
    wrong = {
        card.id
        for card, text in said
        if {part.verdict for part in comparer.compare(card, text)} != {AGREES}
    }
    assert len(said) > 650
    assert wrong == set()


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_a_changed_fact_never_agrees(project: pipeline.Project, language: str) -> None:
    """Of every sixth card of the sets each single fact is changed; four in five are read, and all that are read are found."""
    vocabulary = project.language.vocabulary
    comparer = comparer_of(vocabulary, project.cards, language)
    lexicon = lexicon_of(vocabulary, language)
    cards = [
        c
        for c in project.cards
        if c.kind.id == "card" and vocabulary.layers.of(c.path).level == "set"
    ]
    verdicts = []
    for card in cards[::6]:
        own = texts_of(card, lexicon)
        for changed in changed_facts(card, vocabulary):
            try:
                texts = texts_of(changed.card, lexicon)
            except (PhraseMissing, StopIteration):
                continue
            if texts != own:
                parts = comparer.compare(card, {**{part: [] for part in own}, **texts})
                verdicts.append({part.verdict for part in parts})
    agreeing = [found for found in verdicts if found == {AGREES}]
    found = [found for found in verdicts if DIFFERS in found]
    assert not agreeing and len(verdicts) > 300
    assert len(found) / len(verdicts) > 0.8


def test_cyrillic_is_read_as_latin_is(project: pipeline.Project) -> None:
    vocabulary = project.language.vocabulary
    comparer = comparer_of(vocabulary, project.cards, "sr")
    lexicon = lexicon_of(vocabulary, "sr")
    for card in [card for card in project.cards if card.set_id == "base"][::10]:
        texts = {
            part: [scripts.in_script(text, lexicon.phrases, scripts.CYRILLIC) for text in said]
            for part, said in texts_of(card, lexicon).items()
        }
        assert {part.verdict for part in comparer.compare(card, texts)} <= {AGREES}, card.id


@pytest.mark.parametrize("language", languages())
def test_random_rules_read_back(project: pipeline.Project, language: str) -> None:
    """Rules of the whole grammar; of what does not read back, hardly anything reads as another rule."""
    vocabulary, grammar = project.language.vocabulary, project.language.grammar
    comparer = comparer_of(vocabulary, project.cards, language)
    drawn = [Sentences(grammar, vocabulary, Random(seed)) for seed in SEEDS]
    cards: list[Card] = []
    for number, one in product(range(45), drawn):
        text = one.card(vocabulary.kinds["card"], 2, f"random_{number}")
        page, in_page = from_text(SourceFile(PATH, text), grammar)
        read, in_rules = read_page(page, vocabulary)
        cards += [] if any(finding.is_error for finding in (*in_page, *in_rules)) else read
    verdicts = verdicts_of(cards, comparer, lexicon_of(vocabulary, language))
    assert verdicts.total() > 180
    assert verdicts[AGREES] / verdicts.total() > RANDOM[language], verdicts
    assert verdicts[DIFFERS] / verdicts.total() < 0.05, verdicts


@pytest.mark.parametrize("language", languages())
def test_random_rules_that_can_be_played_read_back(language: str) -> None:
    """Lines that `check` refuses are none that a card could have."""
    vocabulary = shop().understood.language.vocabulary
    comparer = comparer_of(vocabulary, shop().understood.cards, language)
    verdicts = verdicts_of(playable(), comparer, lexicon_of(vocabulary, language))
    assert verdicts.total() > 200
    assert verdicts[AGREES] / verdicts.total() > PLAYABLE, verdicts
    assert verdicts[DIFFERS] / verdicts.total() < 1 - PLAYABLE, verdicts


@cache
def playable() -> tuple[Card, ...]:
    found = []
    for seed in SEEDS:
        chance = Random(seed)
        for _ in range(130):
            text = Wish().text(Wish().any_of(shop(), chance), shop(), chance, "random_rule")
            try:
                found.append(pruned(text, shop(), Counter()).card)
            except Refused:
                continue
    return tuple(found)


def verdicts_of(cards: Iterable[Card], comparer: Comparer, lexicon: Lexicon) -> Counter[str]:
    verdicts: Counter[str] = Counter()
    for card in cards:
        try:
            texts = texts_of(card, lexicon)
        except PhraseMissing:
            continue
        verdicts.update(part.verdict for part in comparer.compare(card, texts))
    return verdicts


@pytest.mark.parametrize("language", languages())
def test_every_phrase_says_what_it_stands_for(project: pipeline.Project, language: str) -> None:
    """Whoever adds a phrase adds its line; a wording that no line takes in could not be read back."""
    patterns = patterns_of(lexicon_of(project.language.vocabulary, language), {}, {})
    sections = patterns.phrases.sections
    said = {
        (section, name, template)
        for section, names in sections.items()
        if section in said_table()
        for name, forms in names.items()
        if not name.endswith((*STYLE, "nouns_may_say"))
        for template in (forms.values() if isinstance(forms, Mapping) else (forms,))
    }
    assert len(said) > 400
    assert {place for place in said if place[2] not in patterns.read} == set()
