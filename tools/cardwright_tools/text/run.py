"""The work of `cardwright text`. In: ids or names. Out: wording on the terminal, or the nearest names."""

import json
import sys
from collections import Counter
from functools import partial

from cardwright.rules.nodes import Card
from cardwright.vocabulary import Vocabulary
from cardwright.wording import Lexicon
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import PhraseMissing, languages, load_phrases, missing
from cardwright.wording.reminders import pages_of
from cardwright.wording.scripts import LATIN, in_script, scripts_of
from cardwright_tools.near import unknown
from cardwright_tools.project import card_files, elsewhere, find_project
from cardwright_tools.text.lines import text_lines, text_parts
from cardwright_tools.understanding import (
    cards_named,
    files_behind,
    tell_errors,
    understood_with_errors,
)

MOST_LISTED = 12


def run(
    names: list[str],
    as_json: bool,
    language: str,
    *,
    script: str = LATIN,
    everything: bool = False,
) -> int:
    if language not in languages():
        print(unknown("phrase table", language, languages()), file=sys.stderr)
        return 2
    if script not in scripts_of(language):
        print(unknown("script", script, scripts_of(language)), file=sys.stderr)
        return 2
    project, errors = understood_with_errors()
    lexicon = lexicon_of(project.language.vocabulary, language)
    pages = pages_of(project.cards, project.language.vocabulary)
    of_packs = {page.span for page in pages.values()}
    cards = [
        card
        for card in project.cards
        if card.clauses or card.lasting or card.fields or card.requires or card.span in of_packs
    ]
    own = _own_rules(cards, project.language.vocabulary)
    if not names and not everything:
        tell_errors(errors)
        return _list(own)
    chosen = own if everything else [card for name in names for card in cards_named(name, cards)]
    unnamed = [name for name in names if not cards_named(name, cards)]
    asked = names and not unnamed
    tell_errors(errors, files_behind(chosen, project) if asked else None)
    shared = Counter(card.id for card in chosen)
    letters = partial(in_script, table=lexicon.phrases, script=script)
    try:
        if as_json:
            said = {
                _key(card, shared): text_parts(card, lexicon, pages, letters) for card in chosen
            }
            print(json.dumps(said, indent=2, ensure_ascii=False))
        elif chosen:
            print(
                "\n\n".join("\n".join(text_lines(card, lexicon, pages, letters)) for card in chosen)
            )
    except PhraseMissing as problem:
        print(_not_worded(problem, lexicon), file=sys.stderr)
        return 2
    for name in unnamed:
        near = unknown("card", name, [card.id for card in cards])
        print(near + elsewhere(), file=sys.stderr)
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
