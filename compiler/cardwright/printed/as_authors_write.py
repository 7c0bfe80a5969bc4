"""Lines of the language as authors write them. In: lines with every word as the vocabulary has it. Out: the same lines with `2 animals`, `earth cards`, `anyone places`."""

import re
from functools import cache

from cardwright.vocabulary import Entry, Vocabulary
from cardwright.vocabulary.words import as_one_word, plural_of
from cardwright_grammar import read_text

_COUNTED = re.compile(r"\b(\d+) (\w+)\b")
_ONE_TILE = re.compile(r"\bplace 1 (?=\w+( on .*)?$)", re.MULTILINE)
_SEVERAL = ("resource", "token", "tile", "piece")
_TAGGED = re.compile(r"\b((?:[2-9]|\d\d+) (?:\w+ or )*\w+) tag\b")
_CARDS = re.compile(r"\b((?:[2-9]|\d\d+)(?: (?!per)\w+)?) (card|resource)\b")
_OTHERS_DO = re.compile(r"^(\s*(?:whenever|before) (?:anyone|opponent) )(\w+)", re.MULTILINE)
_ALL_CARDS = re.compile(
    r"^(\s*(?:discount .*? on|this card pays .*? for) (?:\w+ )*?)card\b", re.MULTILINE
)
_AT_LARGE = re.compile(
    r"^(\s*(?:protect|\w+ pays for|(?:whenever|before) \w+ (?:gain|lose|pay|remove)s?)) (.*)$",
    re.MULTILINE,
)
_MOVED = re.compile(r"^( *)(gain|lose) (\d+) (\w+)(?=$| per\b|,)", re.MULTILINE)
_MOVES = {"gain": "increase", "lose": "decrease"}
_JOINING = re.compile(r"\d+|or|more|and")
_OF_OTHERS = re.compile(r'^_(\w+): "(\w+)" \| "\1"$', re.MULTILINE)


def as_authors_write(said: str, vocabulary: Vocabulary, path: str) -> str:
    said = _MOVED.sub(lambda found: _moved(found, vocabulary, path), said)
    said = _held(said, vocabulary)
    said = _OTHERS_DO.sub(lambda found: found[1] + _of_others().get(found[2], found[2]), said)
    said = _ALL_CARDS.sub(r"\1cards", said)
    said = _ONE_TILE.sub("place ", said)
    said = _TAGGED.sub(r"\1 tags", said)
    said = _CARDS.sub(r"\1 \2s", said)
    said = _AT_LARGE.sub(lambda found: f"{found[1]} {_at_large(found[2], vocabulary, path)}", said)
    return _COUNTED.sub(lambda found: _counted(found, said, vocabulary, path), said)


@cache
def _of_others() -> dict[str, str]:
    """`place` and `places`, for each verb that the grammar has in both forms."""
    return {own: others for others, own in _OF_OTHERS.findall(read_text("cardwright.lark"))}


def _moved(found: re.Match[str], vocabulary: Vocabulary, path: str) -> str:
    """`increase rating 1`: a counter goes up and down, whatever print says of it."""
    before, verb, number, word = found.groups()
    entry = vocabulary.find(word, ("counter",), path)
    return f"{before}{_MOVES[verb]} {entry.noun.id} {number}" if entry else found[0]


def _held(said: str, vocabulary: Vocabulary) -> str:
    """`requires plant production 1`, `decrease heat production 2`: how far a gauge has come, or comes, stands behind it."""
    families = "|".join(family.noun.id for family in vocabulary.of_category("family"))
    gauge = rf"(\d+) (\w+ (?:{families}))\b"
    said = re.sub(rf"\b(requires) {gauge}", r"\1 \3 \2", said)
    return re.sub(
        rf"^( *)(gain|lose) {gauge}(?=$| per\b|,)",
        lambda found: f"{found[1]}{_MOVES[found[2]]} {found[4]} {found[3]}",
        said,
        flags=re.MULTILINE,
    )


def _at_large(said: str, vocabulary: Vocabulary, path: str) -> str:
    """`plants or heat`, however many: the nouns up to the first word that is none and joins none."""
    families = {family.noun.id for family in vocabulary.of_category("family")}
    words = said.split(" ")
    for at, word in enumerate(words):
        entry = vocabulary.find(word, ("resource", "token"), path)
        if entry is None and not _JOINING.fullmatch(word):
            break
        if entry is not None and set(words[at + 1 : at + 2]) & families:
            break
        words[at] = _several(entry) if entry else word
    return " ".join(words)


def _counted(found: re.Match[str], said: str, vocabulary: Vocabulary, path: str) -> str:
    number, word = found.groups()
    entry = vocabulary.find(word, _SEVERAL, path)
    after, _, behind = said[found.end() :].lstrip().split("\n")[0].partition(" ")
    families = vocabulary.of_category("family")
    is_family = any(after == family.noun.id for family in families)
    bounded = said[found.end() :].startswith((" or less", " or more"))
    other = after.strip(",") in ("tag", "tags", "card", "cards") or (
        after == "or" and not bounded and not behind[:1].isdigit()
    )
    if number == "1" or entry is None or is_family or other:
        return found[0]
    return f"{number} {_several(entry)}"


def _several(entry: Entry) -> str:
    many = as_one_word(entry.many)
    own = next(iter(entry.texts_in("plural")), "")
    return own or (many if " " not in entry.many and many else plural_of(entry.noun.id))
