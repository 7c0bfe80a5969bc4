"""Cards of two sides, compared by what they say. In: two Sides. Out: what was added, removed, renamed or changed, clause by clause in words."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from cardwright.rules.nodes import Card
from cardwright.wording.phrases import PhraseMissing, languages
from cardwright_tools.differences.sides import Side
from cardwright_tools.text.lines import text_lines

Key = tuple[str, str]
Line = tuple[str, str]
"""`-`, `+` or a space, and the words."""


@dataclass(frozen=True, slots=True)
class Change:
    """Of one item. `lines` are its words by language; none where no word tells the difference."""

    what: str
    before: Card | None
    after: Card | None
    lines: dict[str, tuple[Line, ...]]

    @property
    def card(self) -> Card:
        card = self.after or self.before
        assert card is not None
        return card


def changes(old: Side, new: Side) -> list[Change]:
    """In the order of kinds and ids: removed, renamed, added, changed."""
    before, after = _items(old, new), _items(new, old)
    renamed = dict(_renamed(before, after))
    gone = [key for key in before if key not in after and key not in renamed]
    came = [key for key in after if key not in before and key not in renamed.values()]
    stayed = {key: key for key in before if key in after} | renamed
    found = [_change("removed", before[key], None, old, new) for key in gone]
    found += [_change("added", None, after[key], old, new) for key in came]
    for was, now in stayed.items():
        if was != now:
            found.append(_change("renamed", before[was], after[now], old, new))
        elif _said(before[was]) != _said(after[now]):
            found.append(_change("changed", before[was], after[now], old, new))
    return sorted(found, key=lambda c: (_ORDER.index(c.what), c.card.kind.id, c.card.id))


_ORDER = ("removed", "renamed", "added", "changed")


def _items(side: Side, other: Side) -> dict[Key, Card]:
    cards = [card for card in side.project.cards if _is_held(card, side, other)]
    return {(card.kind.id, card.id): card for card in cards}


def _is_held(card: Card, side: Side, other: Side) -> bool:
    """Beside a release of some sets, a revision or a folder is compared as far as that release goes."""
    if side.folders.is_pack:
        return card.path.startswith(f"{side.folders.cards.as_posix()}/")
    holds = side.holds or other.holds
    return holds is None or card.set_id in ("", *holds)


def _renamed(before: dict[Key, Card], after: dict[Key, Card]) -> Iterator[tuple[Key, Key]]:
    for (kind, id), card in after.items():
        for old in card.formerly:
            if (kind, old) in before and (kind, old) not in after and (kind, id) not in before:
                yield (kind, old), (kind, id)


def _said(card: Card) -> Card:
    """Without what no player and no program meets: where its file lies, and what its author allows himself."""
    return replace(card, path="", printed=(), allows=(), formerly=())


def _change(what: str, before: Card | None, after: Card | None, old: Side, new: Side) -> Change:
    lines: dict[str, tuple[Line, ...]] = {}
    for language in languages():
        was = _words(before, old, language)
        now = _words(after, new, language)
        if was is not None and now is not None and was != now:
            lines[language] = tuple(_lines(was, now))
    return Change(what, before, after, lines)


def _words(card: Card | None, side: Side, language: str) -> list[str] | None:
    """Each fact and each clause by itself; None where the language lacks a phrase for it."""
    if card is None:
        return []
    try:
        name, facts, *clauses = text_lines(card, side.lexicon(language))
    except PhraseMissing:
        return None
    return [name, *facts.split(" · "), *clauses]


def _lines(was: list[str], now: list[str]) -> Iterator[Line]:
    for what, i, j, k, m in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        if what != "equal":
            yield from (("-", words) for words in was[i:j])
            yield from (("+", words) for words in now[k:m])
