"""Pictures of cards from what the compiler understood. In: a rules.Card, the lexicon, the project. Out: its CardFace."""

from collections.abc import Iterable

from cardwright.rules.nodes import Card, Noun
from cardwright.wording.nominals import SINGLE
from cardwright.wording import Lexicon, word_card
from cardwright.wording.reminders import NO_PAGES, Pages, reminders
from cardwright.wording.text import capitalized
from cardwright_tools.table.card_face import CardFace


def face_of_rule(
    card: Card, lexicon: Lexicon, everything: Iterable[Card], pages: Pages = NO_PAGES
) -> CardFace:
    """A picture of whatever the language can say: cards, corporations, projects, milestones."""
    kind = card.kind.id
    qualities = card.nouns_in("quality")
    said = (*word_card(card, lexicon).paragraphs, *reminders(card, pages, lexicon))
    return CardFace(
        capitalized(card.name),
        qualities[0].id if qualities else kind,
        card.number_in("cost", -1),
        tuple(_name(tag, lexicon) for tag in card.nouns_in("tags")),
        tuple((paragraph.part, str(paragraph)) for paragraph in said),
        card.text_in("number"),
        set_name(card, everything),
        ", ".join(_name(token, lexicon) for token in card.nouns_in("holds")),
        is_fan_made(card, everything),
    )


def _name(noun: Noun, lexicon: Lexicon) -> str:
    return lexicon.entry(noun).form("", SINGLE)


def set_name(card: Card, everything: Iterable[Card]) -> str:
    found = (item.name for item in everything if item.id == card.set_id and _is_set(item))
    return next(found, card.set_id.replace("_", " "))


def is_fan_made(card: Card, everything: Iterable[Card]) -> bool:
    """Its pack says so."""
    packs = (item for item in everything if item.id == card.set_id and item.kind.id == "pack")
    return any(pack.field("fan_made") is not None for pack in packs)


def _is_set(item: Card) -> bool:
    return item.kind.id in ("set", "pack")
