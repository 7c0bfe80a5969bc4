"""A file of printed texts. In: JSON, a list of cards. Out: PrintedCards, or why it is none; and the card of the project that each is."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardwright.printed.facts import PARTS
from cardwright.rules.nodes import Card
from cardwright.vocabulary import Kind
from cardwright_tools.reading import json_of


class NotPrintedTexts(ValueError):
    """Why a file is no list of printed cards."""


MOST_LETTERS = 10_000
"""Of one text. No card says a tenth of that, and reading takes longer with every sentence."""


@dataclass(frozen=True, slots=True)
class PrintedCard:
    name: str
    number: str
    set_id: str
    kind: str
    texts: Mapping[str, tuple[str, ...]]

    @property
    def shown(self) -> str:
        return self.name or f"number {self.number}"


def printed_cards(path: Path) -> list[PrintedCard]:
    listed = json_of(path)
    if not isinstance(listed, list):
        raise NotPrintedTexts(f"`{path}` holds no list of cards.")
    return [_printed_card(entry, place) for place, entry in enumerate(listed, 1)]


def _printed_card(entry: Any, place: int) -> PrintedCard:
    if not isinstance(entry, dict):
        raise NotPrintedTexts(f"Card {place} of the list is no object with a name and texts.")
    name, number = str(entry.get("name") or ""), str(entry.get("number") or "")
    if not name and not number:
        raise NotPrintedTexts(f"Card {place} of the list has neither `name` nor `number`.")
    texts = entry.get("texts")
    if not isinstance(texts, dict):
        raise NotPrintedTexts(f"Card {place} of the list, `{name or number}`, has no `texts`.")
    unknown = [part for part in texts if part not in PARTS]
    if unknown:
        known = ", ".join(PARTS)
        raise NotPrintedTexts(
            f"`{name or number}` has a part `{unknown[0]}`; the parts are {known}."
        )
    said = {part: _several(value, name or number, part) for part, value in texts.items()}
    present = {part: several for part, several in said.items() if several}
    return PrintedCard(
        name, number, str(entry.get("set") or ""), str(entry.get("kind") or ""), present
    )


def _several(value: Any, name: str, part: str) -> tuple[str, ...]:
    """A text, a list of texts, or nothing."""
    if value is None:
        return ()
    texts = [value] if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise NotPrintedTexts(f"`{part}` of `{name}` is neither a text nor a list of texts.")
    if any(len(text) > MOST_LETTERS for text in texts):
        raise NotPrintedTexts(f"`{part}` of `{name}` is far longer than what a card says.")
    return tuple(text for text in texts if text.strip())


def by_what_they_are_called(cards: Iterable[Card]) -> dict[str, list[Card]]:
    """By name and by id, without their signs, and by number."""
    called: dict[str, list[Card]] = {}
    for card in cards:
        for name in {_plain(card.name), _plain(card.id), f"number {card.text_in('number')}"}:
            called.setdefault(name, []).append(card)
    return called


def cards_of(
    printed: PrintedCard, called: Mapping[str, Sequence[Card]], kinds: Mapping[str, Kind]
) -> Sequence[Card]:
    """By name, else by number, within its set and kind where they are said.

    Two of different kinds can have one name: a project and an event, say.
    """
    name = _plain(printed.name) if printed.name else f"number {printed.number}"
    found = called.get(name, ())
    found = [card for card in found if _plain(card.set_id) == _plain(printed.set_id)] or found
    return [card for card in found if _is_of_kind(card, printed.kind, kinds)] or found


def _is_of_kind(card: Card, said: str, kinds: Mapping[str, Kind]) -> bool:
    """`card`, `project card`, `projects` and `automated` may all be meant."""
    kind = kinds[card.kind.id]
    called = {_plain(word) for word in (kind.id, kind.one, kind.many, card.text_in("quality"))}
    wanted = _plain(said)
    return any(
        name == wanted or name.startswith(wanted.removesuffix("s")) for name in called if wanted
    )


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
