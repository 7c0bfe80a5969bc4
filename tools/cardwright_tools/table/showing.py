"""The work of `cardwright show`. In: ids or names. Out: pictures on the terminal, or the nearest names; an exit code."""

from rich.console import Console
from rich.text import Text

from cardwright.rules.nodes import Card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.reminders import pages_of
from cardwright_tools.near import unknown
from cardwright_tools.project import elsewhere
from cardwright_tools.table.card_face import pictures
from cardwright_tools.table.rule_cards import face_of_rule
from cardwright_tools.understanding import cards_named, understood


def run(names: list[str]) -> int:
    project = understood()
    lexicon = lexicon_of(project.language.vocabulary, "en")
    cards = [card for card in project.cards if is_drawn(card)]
    console = Console(highlight=False)
    chosen = [card for name in names for card in cards_named(name, cards)]
    pages = pages_of(project.cards, project.language.vocabulary)
    faces = [face_of_rule(card, lexicon, project.cards, pages) for card in chosen]
    if faces:
        console.print(pictures(faces, console.width))
    missing = [name for name in names if not cards_named(name, cards)]
    for name in missing:
        words = unknown("card", name, [card.id for card in cards]) + elsewhere()
        Console(stderr=True, highlight=False).print(Text(words))
    return 2 if missing else 0


def is_drawn(card: Card) -> bool:
    """Maps, sets and plain nouns are no cards."""
    has_text = bool(card.clauses or card.lasting or card.starts or card.requires)
    return has_text and card.kind.id not in ("board", "set", "pack", "tile", "bonus")
