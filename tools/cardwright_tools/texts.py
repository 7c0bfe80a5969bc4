"""The work of `cardwright text`. In: ids or names. Out: wording on the terminal, or the nearest names."""

import json
from collections import Counter

from cardwright.rules.nodes import Card
from cardwright.vocabulary import Vocabulary
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.project import card_files, find_project
from cardwright_tools.text import text_lines
from cardwright_tools.understanding import understood


def run(names: list[str], as_json: bool) -> int:
    project = understood()
    lexicon = lexicon_of(project.language.vocabulary, "en")
    cards = [card for card in project.cards if card.clauses or card.fields or card.requires]
    if not names:
        return _list(_own_rules(cards, project.language.vocabulary))
    chosen = [card for name in names for card in _named(name, cards)]
    missing = [name for name in names if not _named(name, cards)]
    shared = Counter(card.id for card in chosen)
    texts = {_key(card, shared): text_lines(card, lexicon) for card in chosen}
    if as_json:
        print(json.dumps(texts, indent=2, ensure_ascii=False))
    elif texts:
        print(_joined(texts))
    for name in missing:
        _say_near(name, cards)
    return 2 if missing else 0


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


def _named(name: str, cards: list[Card]) -> list[Card]:
    wanted = name.lower().replace("-", "_").replace(" ", "_")
    return [card for card in cards if card.id == wanted or card.name.lower() == name.lower()]


def _list(cards: list[Card]) -> int:
    for card in cards:
        print(f"{card.id:32} {card.kind.id.replace('_', ' '):18} {card.name}")
    return 0


def _say_near(name: str, cards: list[Card]) -> None:
    from rapidfuzz.process import extract

    known = {card.id for card in cards} | {card.name for card in cards}
    near = ", ".join(f"`{word}`" for word, _, _ in extract(name, known, limit=3, score_cutoff=60))
    print(f"There is no card `{name}`." + (f" Did you mean {near}?" if near else ""))
