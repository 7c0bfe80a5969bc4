"""Whether print that says `including this` is right. In: a printed text, the card, and what its rule says there. Out: the words, where the card has nothing that counts."""

from collections.abc import Iterable, Iterator

from cardwright.printed.words_of_text import words_of
from cardwright.rules.nodes import Card, CardCount, DifferentTags, Done, Node, PlacesTile
from cardwright.rules.nodes import PlaysCard, PlaysTag, TagCount
from cardwright.wording.phrases import Phrases

_SAID_IN = (("PlaysTag", "including"), ("PlaysTag", "including_several"))
_OF_CARDS = (CardCount, DifferentTags, Done, PlacesTile, PlaysCard)
"""What counts here is no tag."""


def wrongly_including(text: str, card: Card, ruled: Iterable[Node], phrases: Phrases) -> str:
    """Where all that is counted or waited for are tags, and the card has others."""
    own = card.nouns_in("tags")
    said = next((words for words in _phrases(phrases) if words in " ".join(words_of(text))), "")
    nodes = [node for each in ruled for node in _within(each)] if said else []
    tags = {tag for node in nodes if isinstance(node, PlaysTag | TagCount) for tag in node.tags}
    of_cards = any(isinstance(node, _OF_CARDS) for node in nodes)
    return said if tags and own and not of_cards and tags.isdisjoint(own) else ""


def _phrases(phrases: Phrases) -> Iterator[str]:
    for section, name in _SAID_IN:
        words = words_of(phrases.template(section, name))
        yield " ".join(word for word in words if word != ",")


def _within(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children():
        yield from _within(child)
