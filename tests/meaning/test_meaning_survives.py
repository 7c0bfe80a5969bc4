"""Two cards that differ in one field of one node are refused, or differ in code and in words. In: random pairs. Out: none is lost."""

from dataclasses import replace

import pytest

from cardwright.syntax import prepare_grammar
from cardwright_tools.meaning_survives.equal_meanings import mean_the_same
from cardwright_tools.meaning_survives.judging import (
    Judged,
    judged as judged_pairs,
    lying,
    the_game,
)
from cardwright_tools.meaning_survives.many import all_judged
from cardwright_tools.meaning_survives.pairs import Pair
from cardwright_tools.meaning_survives.report import report
from cardwright_tools.meaning_survives.understanding import read, understood
from cardwright_tools.sentences.coverage import fields_there_are, rules_there_are

PAIRS = 20_000
MORE_ABOUT_THE_UNSAID, PAIRS_AT_ONCE = 200, 30
"""So often so many more about each field that chance has left out."""

RULES_OF_NOUNS = {"custom_event", "lies", "perform", "when_named", "when_reaches"}
"""Said of tiles, tracks and bonuses, or with a verb that only a pack brings."""
FIELDS_OF_NOUNS = ("CustomEvent.", "Lies.", "Perform.", "WhenNamed.", "WhenReaches.")


@pytest.fixture(scope="module")
def judged() -> Judged:
    *_, everything = all_judged(PAIRS, seed=1, jobs=2)
    for field in sorted(unsaid(everything)):
        for more in range(MORE_ABOUT_THE_UNSAID):
            if field not in everything.fields:
                everything.add(judged_pairs(f"1/{field}/{more}", PAIRS_AT_ONCE, about=field))
    return everything


def unsaid(judged: Judged) -> set[str]:
    never = fields_there_are() - set(judged.fields)
    return {field for field in never if not field.startswith(FIELDS_OF_NOUNS)}


@pytest.mark.slow
def test_no_change_of_a_rule_is_lost(judged: Judged) -> None:
    assert not judged.lost, report(judged)
    assert sum(judged.verdicts.values()) >= PAIRS
    assert judged.verdicts["differs"] > PAIRS / 2
    print(report(judged))


@pytest.mark.slow
def test_every_rule_of_the_grammar_and_every_field_of_a_node_is_said(judged: Judged) -> None:
    assert rules_there_are(prepare_grammar()) - set(judged.rules) <= RULES_OF_NOUNS
    assert unsaid(judged) == set()


HEAD = 'card it "It"\n    number X01\n    active, cost 1\n'


def pair(one: str, other: str) -> Pair:
    texts = (HEAD + "".join(f"    {row}\n" for row in rows.split("/")) for rows in (one, other))
    first, second = (read(text, the_game()) for text in texts)
    assert first is not None and second is not None
    return Pair("", understood(first, the_game()), understood(second, the_game()))


@pytest.mark.parametrize(
    ("one", "other", "verdict"),
    [
        ("when played/    gain 1 heat", "when played/    gain 2 heat", "differs"),
        ("action/    gain 1 heat", "action any number of times/    gain 1 heat", "differs"),
        ("when played/    gain 1 heat", "when played/    gain 1 heat", "alike"),
        (
            "when played/    place lava_flows",
            "when played/    place lava_flows on land",
            "played alike",
        ),
        (
            "whenever you place city/    gain 1 heat",
            "whenever you place city on noctis_area/    gain 1 heat",
            "differs",
        ),
        (
            "whenever you become/    gain 1 heat",
            "whenever anyone become/    gain 1 heat",
            "refused",
        ),
        (
            "when played/    lose all heat",
            "when played/    gain all heat",
            "refused",
        ),
        (
            "while it is not plant/    whenever you play plant tag/        gain 1 heat",
            "while it is not plant/    whenever you play plant tag/        gain 2 heat",
            "refused",
        ),
    ],
)
def test_what_is_seen_of_a_change(one: str, other: str, verdict: str) -> None:
    assert pair(one, other).verdict == verdict


LOSE = "        lose 1 plant"


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        ("place lava_flows", "place lava_flows on land", True),
        ("place ocean", "place ocean on ocean_area", True),
        ("place lava_flows", "place lava_flows on noctis_area", False),
        ("place ocean", "place ocean on land", False),
        ("gain 1 heat per city", "gain 1 heat per city of everyone", True),
        ("gain 1 heat per city", "gain 1 heat per city of yours", False),
        ("gain 1 heat per plant", "gain 1 heat per plant of yours", True),
        ("gain 1 heat per resource", "gain 1 heat per resource on your cards", True),
        ("add 1 resource to this card", "add 1 microbe to this card", True),
        ("add 1 resource to any card", "add 1 microbe to any card", False),
        ("remove 1 microbe from any player", "remove 1 microbe from card of any player", True),
        ("remove 1 plant from any player", "remove 1 plant from next player", False),
        (
            f"if 3 oceans, or 2 cities/{LOSE}",
            f"if 3 oceans, or 2 cities, or 3 oceans/{LOSE}",
            True,
        ),
        (
            f"if 3 oceans, or 2 cities/{LOSE}",
            f"if 3 oceans, or 3 cities/{LOSE}",
            False,
        ),
        ("place city or greenery", "place city or greenery on land", False),
        ("gain 1 heat per oxygen", "gain 1 heat per oxygen of yours", False),
        ("gain 1 heat per plant", "gain 1 heat per plant of everyone", False),
        ("discard 1 card with plant tag", "discard 1 plant card", True),
        ("discard 1 card with 2 plant tags", "discard 1 plant card", False),
        ("discard 1 card with no plant tags", "discard 1 card not plant", True),
        ("discard 1 card with no event tags", "discard 1 card not event", False),
        (f"player with most cities/{LOSE}", f"player with most cities of everyone/{LOSE}", False),
        (f"player with most cities/{LOSE}", f"player with most cities of yours/{LOSE}", True),
    ],
)
def test_only_what_goes_without_saying_is_equal(one: str, other: str, equal: bool) -> None:
    """The same code stands in for an engine that drops the words."""
    rows = (f"holds microbe/when played/    {step}" for step in (one, other))
    found = pair(*rows)
    assert (
        mean_the_same(replace(found, other=replace(found.other, played=found.one.played)), lying())
        == equal
    )


def test_what_is_played_otherwise_is_never_equal() -> None:
    rows = ("when played/    place lava_flows", "when played/    place lava_flows on land")
    found = pair(*rows)
    assert mean_the_same(found, lying())
    assert not mean_the_same(replace(found, one=replace(found.one, played=())), lying())


def test_players_are_compared_by_one_line() -> None:
    award = 'award it "It"\n    board tharsis\n    most science tags\n'
    for more, refused in (("", ""), ("    most plants\n", "not-playable-yet")):
        card = read(award + more, the_game())
        assert card is not None and understood(card, the_game()).refused == refused


def test_a_card_is_not_of_the_type_of_another_kind() -> None:
    for type_, refused in (("active", ""), ("corporation", "not-playable-yet")):
        text = f'card it "It"\n    number X01\n    cost 1\n    {type_}\n    protect plant\n'
        card = read(text, the_game())
        assert card is not None and understood(card, the_game()).refused == refused
