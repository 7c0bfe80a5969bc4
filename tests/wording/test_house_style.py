"""A set or pack words its items in its own way. In: lexicons of packs with `phrase` lines. Out: texts of their items, and of others as before."""

import pytest
from read_with_game import game_sources

from cardwright.pipeline import Project
from cardwright.printed.comparing import AGREES, comparer_of
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.printed.measuring import texts_of

PACKS = "cards/fan"
CARD = """\
card {pack}_card "Card of {pack}"
    number {number}
    automated, cost 4
    requires 2 earth tags
    when played
        gain 2 plants
        draw 1 card
"""
PACK = """\
pack {pack} "Pack {pack}"
    game terraforming_mars
    fan_made
    version "0.1"
    licence "CC0"
"""
USUAL = {
    "en": "Requires 2 Earth tags. Gain 2 plants and draw 1 card.",
    "cs": "Musíte mít alespoň 2 symboly „Země“. Získejte 2 J rostlin a doberte si 1 kartu.",
    "sr": "Morate da imate najmanje 2 oznake Zemlja. Dobijate 2 biljke i vucite 1 kartu.",
}
STYLES = [
    (
        "en",
        'gain_plain "take {goods} from the store {per}"',
        "Requires 2 Earth tags. Take 2 plants from the store and draw 1 card.",
    ),
    (
        "en",
        'draw_plain "take {cards} off the deck {per}"',
        "Requires 2 Earth tags. Gain 2 plants and take 1 card off the deck.",
    ),
    (
        "en",
        'card_requires "you need {conditions}"',
        "You need 2 Earth tags. Gain 2 plants and draw 1 card.",
    ),
    (
        "cs",
        'gain_plain "{take!} si {goods.acc} {per}"',
        "Musíte mít alespoň 2 symboly „Země“. Vezměte si 2 J rostlin a doberte si 1 kartu.",
    ),
    (
        "cs",
        'has_count_yours_least must "je třeba mít alespoň {units.acc}"',
        "Je třeba mít alespoň 2 symboly „Země“. Získejte 2 J rostlin a doberte si 1 kartu.",
    ),
    (
        "sr",
        'gain_plain "{take!} {goods.acc} {per}"',
        "Morate da imate najmanje 2 oznake Zemlja. Uzmite 2 biljke i vucite 1 kartu.",
    ),
]
# None of these is followed: the game's words stand, and `wrong-phrase` says why.
REFUSED = [
    ("en", 'gain_plane "take {goods}"'),
    ("en", 'gain_plain "take {gods}"'),
    ("en", 'gain_plain "{goods.__class__.__mro__}"'),
    ("en", 'gain_plain "{own~goods} {goods}"'),
    ("en", f'gain_plain "take {{goods}} {"and " * 200}"'),
    ("cs", 'gain_plain "{nikdy!} {goods.acc}"'),
    ("cs", 'gain_plain "{this~goods.vocative} {goods.acc}"'),
    ("sr", 'gain_plain "{goods.acc} {"'),
]


def project(language: str, line: str, folder: str = "styled") -> Project:
    style = f'lexicon {language} "Language"\n    phrase {line}\n'
    own = {
        "styled/pack.card": PACK.format(pack="styled"),
        "styled/one.card": CARD.format(pack="styled", number="S01"),
        "other/pack.card": PACK.format(pack="other"),
        "other/one.card": CARD.format(pack="other", number="O01"),
        f"{folder}/lexicon/{language}.card": style,
    }
    files = (SourceFile(f"{PACKS}/{path}", text) for path, text in own.items())
    return Project((*game_sources(), *files))


def said(read: Project, language: str) -> dict[str, str]:
    lexicon = lexicon_of(read.vocabulary, language)
    return {card.id: " ".join(word_card(card, lexicon).lines) for card in _cards(read)}


def _cards(read: Project) -> list[Card]:
    return [card for card in read.cards if card.id in ("styled_card", "other_card")]


@pytest.mark.parametrize(("language", "line", "words"), STYLES, ids=[line for _, line, _ in STYLES])
def test_only_its_own_items_are_worded_so(language: str, line: str, words: str) -> None:
    texts = said(project(language, line), language)
    assert texts == {"styled_card": words, "other_card": USUAL[language]}


@pytest.mark.parametrize(("language", "line"), REFUSED, ids=[line[:40] for _, line in REFUSED])
def test_a_line_with_a_mistake_changes_nothing(language: str, line: str) -> None:
    texts = said(project(language, line), language)
    assert set(texts.values()) == {USUAL[language]}


@pytest.mark.parametrize(("language", "line", "words"), STYLES, ids=[line for _, line, _ in STYLES])
def test_what_it_says_reads_back(language: str, line: str, words: str) -> None:
    read = project(language, line)
    lexicon = lexicon_of(read.vocabulary, language)
    comparer = comparer_of(read.vocabulary, read.cards, language)
    for card in _cards(read):
        parts = comparer.compare(card, texts_of(card, lexicon))
        assert {part.verdict for part in parts} == {AGREES}, card.id
