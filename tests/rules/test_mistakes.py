"""Mistakes that the reader of rules finds. In: an item with one mistake. Out: one message, under the word that is wrong."""

import pytest
from cardwright.rules.nodes import Fixed
from read_with_game import game_vocabulary, read_text

HEAD = 'card it "It"\n    number 900\n    event, cost 4\n'

# What is below the head, the slug, the word under the caret, and what is offered beside it.
LINES: list[tuple[str, str, str, str]] = [
    ("when played/ gain 1 plnt", "unknown-resource", "plnt", "did you mean `plant`?"),
    ("when played/ gain 2 plantss", "unknown-resource", "plantss", "did you mean `plants`"),
    ("when played/ increase pant production 2", "unknown-resource", "pant", "`plant`"),
    ("when played/ increase plant prodution 2", "unknown-family", "prodution", "`production`"),
    ("when played/ raise oxigen 1", "unknown-track", "oxigen", "`oxygen`"),
    ("when played/ place citty", "unknown-tile", "citty", "`city`"),
    ("when played/ place city on landd", "unknown-area", "landd", "`land`"),
    ("when played/ add 1 animel to this card", "unknown-token", "animel", "`animal`"),
    ("when played/ pay 1 animl from any card", "unknown-resource", "animl", "`animal`"),
    ("requires 2 sience tags", "unknown-tag", "sience", "`science`"),
    ("requires 2 oceens", "unknown-noun", "oceens", "`oceans`"),
    ("titanim_value is 1 higher", "unknown-value", "titanim_value", "`titanium_value`"),
    ("whenever you place city on mras/ gain 1 plant", "unknown-noun", "mras", "`mars`"),
    ("whenever prodction_phase/ gain 1 plant", "unknown-moment", "prodction_phase", "`production_phase`"),
    ("discount 2 on erth cards", "unknown-noun", "erth", "`earth`"),
    ("when played/ gain 1 qqq", "unknown-resource", "qqq", ""),
    ("when played/ choose one/     option/         gain 1 heat/     otherwise/         gain 1 plant", "broken-line", "otherwise", "write `option`"),
    ("when played/ raise plant 1", "wrong-noun", "plant", "a track is wanted"),
    ("when played/ gain 1 animal", "wrong-noun", "animal", "a resource is wanted"),
    ("when played/ increase rating production 1", "wrong-noun", "rating production", ""),
    ("when played/ increase production plant 1", "wrong-noun", "production plant", "`plant production`"),
    ("requires max oxygen 8%", "unknown-noun", "max", ""),
    ("requires oxygen 8.5%", "broken-number", "8.5%", "`8%`"),
    ("when played/ gain x plants per earth tag", "wrong-amount", "x", "a number is wanted"),
    ("when played/ gain 1 plant, at most 5", "wrong-amount", "at most 5", "what is counted?"),
    ("gain 1 plant", "stray-step", "gain 1 plant", "when does this happen?"),
    ("first action/ gain 1 plant", "clause-not-allowed", "first action", ""),
    ("most steel", "clause-not-allowed", "most steel", ""),
]  # fmt: skip

FIELDS: list[tuple[str, str, str, str]] = [
    ("number 900\nevent, cots 4", "unknown-field", "cots", "did you mean `cost`?"),
    ("number 900\nevent, cost 4, wild", "unknown-field", "wild", ""),
    (
        "number 900\nevent, cost 4\nrequire 2 oceans",
        "unknown-verb",
        "require",
        "did you mean `requires`?",
    ),
    ("number 900\nevent, cost 4\nscores 1", "unknown-verb", "scores", "did you mean `score`?"),
    ("number 900\nevent cost 4", "missing-comma", "cost", "something new"),
    (
        "number 900\nevent, cost 4 tags plant",
        "missing-comma",
        "tags",
        "something new",
    ),
    ("number 900\nevnt, cost 4", "unknown-quality", "evnt", "did you mean `event`?"),
    ("number 900\nevent, cost 4, tags plnt", "unknown-tag", "plnt", "`plant`"),
    ("number 900\nevent, cost 4, tags plant, erth", "unknown-tag", "erth", "`earth`"),
    ("number 900\nevent, cost 4, tags steel", "wrong-noun", "steel", "a tag is wanted"),
    ("number 900\nevent, cost 4\ncost 5", "repeated-field", "cost 5", "delete one of the two"),
    ("number 900\nevent, cost 4, automated", "repeated-field", "automated", ""),
    ("number 900\nevent, cost four", "wrong-field-value", "four", "number wanted"),
    ("number 900\nevent, cost 4 5", "wrong-field-value", "4 5", "number wanted"),
    ("number 900\nevent, cost 100", "out-of-range", "100", "from 0 to 99"),
    ("number 900\ncost 4 event", "missing-comma", "event", ""),
    ("number 900\nevent, cost 4, tags plant earth", "missing-comma", "earth", ""),
    ("number 900\nevent, cost 4\nvp 2", "unknown-verb", "vp", "`score`"),
    (
        "number 900\nevent, cost 4\nscore 1 per 3 cities here",
        "unknown-noun",
        "here",
        "`on this card`",
    ),
    ("number 900\nevent, cost 4\nrequirs 3 oceans", "unknown-verb", "requirs", "`requires`"),
    ("number 900\nevent, cost 4\nScore 1", "unknown-verb", "Score", "`score`"),
    ("number 900\nevent, cost", "wrong-field-value", "cost", "number wanted"),
    ("number 900\nevent", "missing-field", "it", "cost is missing"),
    ("number 900\ncost 4", "missing-field", "it", "quality is missing"),
]

HEADS: list[tuple[str, str, str, str]] = [
    ("crad it\n    number 900\n", "unknown-kind", "crad", "did you mean `card`?"),
    ("standard projet it\n    action\n        gain 1 plant\n", "unknown-kind", "standard projet", "`standard project`"),
    ("standard project it\n    cost 12\n    action\n        gain 1 plant\n", "unknown-field", "cost", ""),
    ("tile lagoon\n    lies on landd\n", "unknown-area", "landd", "`land`"),
    ("tile lagoon\n    action\n        gain 1 plant\n", "clause-not-allowed", "action", ""),
    ("tile lagoon\n    unowned 3\n", "wrong-field-value", "3", "delete this"),
    ("track damp\n    start 0\n", "missing-field", "damp", "goal is missing"),
    ("field weight\n    takes nmber\n", "wrong-field-value", "nmber", "`number`"),
    ("kind spell\n    always cost\n    clauses acton\n", "wrong-field-value", "acton", "`action`"),
]  # fmt: skip


def indented(lines: str) -> str:
    return "".join(f"    {line}\n" for line in lines.split("\n"))


def opened(line: str) -> str:
    return line.replace("/ ", "\n    ")


SOURCES = [
    *((HEAD + indented(opened(line)), *rest) for line, *rest in LINES),
    *(('card it "It"\n' + indented(lines), *rest) for lines, *rest in FIELDS),
    *HEADS,
]


@pytest.mark.parametrize(("text", "slug", "word", "label"), SOURCES)
def test_one_mistake_has_one_message_under_its_word(
    text: str, slug: str, word: str, label: str
) -> None:
    cards, found = read_text(text)
    assert [d.slug for d in found] == [slug]
    span = found[0].primary.span
    assert text[span.start : span.end] == word
    assert label in found[0].primary.text
    assert cards[0].damaged


@pytest.mark.parametrize(("text", "fixed"), [
    (HEAD + "    when played\n        gain 1 plnt\n", "gain 1 plant"),
    (HEAD + "    requires oxigen 8%\n", "requires oxygen 8%"),
    (HEAD + "    require 5 oceans\n", "    requires 5 oceans"),
    ("card it\n    number 900\n    event cost 4\n", "event, cost 4"),
    ("card it\n    number 900\n    event, cost 4 tags plant\n", "event, cost 4, tags plant"),
    ("crad it\n    number 900\n    event, cost 4\n", "card it"),
    ("card it\n    number 900\n    event cost 4\n", "event, cost 4"),
    (HEAD + "    when played\n        draw 4 cards keep 2\n", "draw 4 cards, keep 2"),
    (HEAD + "    when played\n        decrease production heat 1 of any player\n", "heat production"),
    ("standard projet it\n    action\n        gain 1 plant\n", "standard project it"),
])  # fmt: skip
def test_what_a_message_offers_mends_the_mistake(text: str, fixed: str) -> None:
    (found,) = read_text(text)[1]
    assert found.fix is not None
    for edit in found.fix.edits:
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    assert fixed in text
    assert read_text(text)[1] == ()


def test_a_damaged_line_costs_only_itself() -> None:
    lines = "    when played\n        gain 1 plnt\n        gain 1 plant\n    score 1\n"
    (card,), (_,) = read_text(HEAD + lines)
    played, score = card.clauses
    assert len(played.steps) == 1  # type: ignore[union-attr]
    assert score.amount == Fixed(1)  # type: ignore[union-attr]


@pytest.mark.parametrize(("lines", "slugs"), [
    ("whenn played/ gain 1 plnt/ gian 1 heat", ["unknown-verb", "unknown-verb", "unknown-resource"]),
    ("action iff 3 oceans/ gain 1 plnt", ["broken-line", "unknown-resource"]),
    ("when played {/ gain 1 heat/ gain 1 plnt", ["foreign-keyword", "unknown-resource"]),
    ("whenn played/ gain 1 heat", ["unknown-verb"]),
    ("when plaid by/ nonsense here/ and more", ["broken-line"]),
])  # fmt: skip
def test_below_a_damaged_line_mistakes_are_found_as_well(lines: str, slugs: list[str]) -> None:
    assert [d.slug for d in read_text(HEAD + indented(opened(lines)))[1]] == slugs


def test_messages_show_how_such_a_line_is_written() -> None:
    (found,) = read_text(HEAD + "    when played\n        steal up to 1 stell from any player\n")[1]
    assert found.help == "For example: `steal up to 2 steel from any player`."


def test_a_noun_of_another_category_is_shown_where_it_is_declared() -> None:
    (found,) = read_text(HEAD + "    when played\n        raise plant 1\n")[1]
    plant = game_vocabulary().find("plant", ("resource",))
    assert plant is not None
    assert found.secondary[0].span == plant.span
