"""What `cardwright text` and `cardwright check --usage` print. In: lines of an item. Out: lines, rows."""

import pytest
from read_with_game import game_vocabulary, read_lines, read_text

from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.text.lines import text_lines
from cardwright_tools.checking.usage import single_use, usage_rows

TEXTS = [
    (
        'card algae "Algae"\n    number 047\n    automated, cost 10, tags plant\n    when played\n        gain 1 plant\n',
        [
            "Algae",
            "Project card · number 047 · automated card · cost 10 M€ · tags: plant",
            "Gain 1 plant.",
        ],
    ),
    (
        'corporation sun "Sun"\n    number R90\n    starts with 40 megacredits, 1 heat production\n    heat pays for megacredits\n',
        [
            "Sun",
            "Corporation · number R90",
            "You start with 1 heat production and 40 M€.",
            "Effect: You may spend heat as M€.",
        ],
    ),
    (
        'track warmth "warmth"\n    start -30, goal 8, step 2\n    unit "°C"\n    when it reaches 0\n        place ocean\n',
        [
            "Warmth",
            "Track · start -30 · goal 8 · step 2 · unit °C",
            "Whoever raises it to 0 gets this bonus: place an ocean tile.",
        ],
    ),
    (
        'board flat "Flat"\n    row land steel 2, ocean_area\n    row land card "Rim"\n',
        [
            "Flat",
            "Board",
            "Row of areas 1: land area (2 steel), area reserved for ocean",
            "Row of areas 2: land area (card, Rim)",
        ],
    ),
]


@pytest.mark.parametrize(("source", "lines"), TEXTS, ids=[lines[0] for _, lines in TEXTS])
def test_every_kind_of_item_is_printed_in_plain_words(source: str, lines: list[str]) -> None:
    (card,), findings = read_text(source)
    assert not findings
    assert text_lines(card, lexicon_of(game_vocabulary())) == lines


def test_usage_counts_a_card_once_for_each_word() -> None:
    twice = read_lines("when played", "    gain 1 plant", "    gain 1 heat", "    draw 1 card")
    once = read_lines("when played", "    gain 1 plant per city on mars")
    counts = {(r.word.group, r.word.name): len(r.cards) for r in usage_rows((twice, once))}
    assert counts[("verb", "gain")] == 2
    assert counts[("verb", "draw")] == 1
    assert counts[("count", "thing_count")] == 1
    assert counts[("where", "on_named")] == 1
    assert counts[("verb", "steal")] == 0


def test_single_use_leaves_out_what_nobody_uses() -> None:
    gain = read_lines("when played", "    gain 1 plant")
    both = read_lines("when played", "    gain 1 plant", "    lose 1 heat")
    rows = usage_rows((gain, both))
    assert [row.word.name for row in rows if row.cards] == ["gain", "lose"]
    assert [row.word.name for row in single_use(rows)] == ["lose"]
