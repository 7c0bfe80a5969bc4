"""The work of `cardwright text`. In: ids or names. Out: wording on the terminal, or the nearest names."""

import json
from collections import Counter

from cardwright.rules.nodes import Card
from cardwright.vocabulary import Vocabulary
from cardwright.wording import Lexicon
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import PhraseMissing, languages, load_phrases, missing
from cardwright_tools.near import unknown
from cardwright_tools.project import card_files, elsewhere, find_project
from cardwright_tools.text.lines import text_lines
from cardwright_tools.understanding import cards_named, understood

MOST_LISTED = 12


def run(names: list[str], as_json: bool, language: str) -> int:
    if language not in languages():
        print(unknown("phrase table", language, languages()))
        return 2
    project = understood()
    lexicon = lexicon_of(project.language.vocabulary, language)
    cards = [card for card in project.cards if card.clauses or card.fields or card.requires]
    if not names:
        return _list(_own_rules(cards, project.language.vocabulary))
    chosen = [card for name in names for card in cards_named(name, cards)]
    unnamed = [name for name in names if not cards_named(name, cards)]
    shared = Counter(card.id for card in chosen)
    try:
        texts = {_key(card, shared): text_lines(card, lexicon) for card in chosen}
    except PhraseMissing as problem:
        print(_not_worded(problem, lexicon))
        return 2
    if as_json:
        print(json.dumps(texts, indent=2, ensure_ascii=False))
    elif texts:
        print(_joined(texts))
    for name in unnamed:
        print(unknown("card", name, [card.id for card in cards]) + elsewhere())
    return 2 if unnamed else 0


def _key(card: Card, shared: Counter[str]) -> str:
    """Its id, with its kind before it where a card and the tile it places are called alike."""
    return f"{card.kind.id} {card.id}" if shared[card.id] > 1 else card.id


def _own_rules(cards: list[Card], vocabulary: Vocabulary) -> list[Card]:
    """What the project around the user writes, without its nouns; those are printed when they are named."""
    around = find_project()
    own = {around.name_of(path) for path in card_files(around.cards)}
    kinds = {id for id, kind in vocabulary.kinds.items() if not kind.is_category}
    return [card for card in cards if card.path in own and card.kind.id in kinds]


def _joined(texts: dict[str, list[str]]) -> str:
    return "\n\n".join("\n".join(lines) for lines in texts.values())


def _list(cards: list[Card]) -> int:
    for card in cards:
        print(f"{card.id:32} {card.kind.id.replace('_', ' '):18} {card.name}")
    return 0


def _not_worded(problem: PhraseMissing, lexicon: Lexicon) -> str:
    """Whoever writes a table learns what comes next, and how much is still to come."""
    lacking = missing(lexicon.phrases, load_phrases("en"))
    if not lacking:
        return f"{problem}."
    listed = "\n".join(f"    {name}" for name in lacking[:MOST_LISTED])
    more = f"\n    ... and {len(lacking) - MOST_LISTED} more" if lacking[MOST_LISTED:] else ""
    return f"{problem}.\nOf what en.toml has, it still lacks {len(lacking)}:\n{listed}{more}"
