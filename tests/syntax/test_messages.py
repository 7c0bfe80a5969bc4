"""One mistake, one message, on its line. In: pages with a mistake. Out: line, slug and what is still read."""

import pytest
from checks.whole_messages import not_shown
from cardwright.findings.words import with_article
from cardwright.findings.fixes import apply_edits, apply_fixes
from cardwright.source import SourceFile
from cardwright.syntax import Page, from_text
from cardwright.syntax.foreign import foreign_start
from cardwright.syntax.forms import verbs
from cardwright.syntax.quarantine import rows

HEAD = 'card first_snow "First Snow"\n'


def told(text: str) -> list[str]:
    source = SourceFile("a.card", text)
    _, found = from_text(source)
    return [f"{source.line_of(d.primary.span.start)} {d.slug}" for d in found]


def rules_of(page: Page) -> list[str]:
    lines = (line for item in page.items for line in item.walk())
    return [line.phrase.rule for line in lines if line.phrase]


# name, lines below the head, messages as "line slug" (the head is line 1), text after --fix or "" where nothing is mended
CASES = [
    ("a sound card", "    cost 3\n    when played\n        gain 1 plant\n", [], ""),
    ("a misspelt step", "    when played\n        gian 1 plant\n", ["3 unknown-verb"], "    when played\n        gain 1 plant\n"),
    ("a misspelt clause with a block", "    wehn played\n        gain 1 plant\n", ["2 unknown-verb"], "    when played\n        gain 1 plant\n"),
    ("a doubled word", "    when played\n        gain 1 1 plant\n", ["3 broken-line"], "    when played\n        gain 1 plant\n"),
    ("a misspelt word inside", "    when played\n        remove 1 plant form any player\n", ["3 broken-line"], "    when played\n        remove 1 plant from any player\n"),
    ("two steps with `and`", "    when played\n        gain 2 steel and draw 1 card # both\n", ["3 broken-line"], "    when played\n        gain 2 steel\n        draw 1 card # both\n"),
    ("two steps with one verb", "    when played\n        gain 2 steel, 1 plant\n", ["3 broken-line"], "    when played\n        gain 2 steel\n        gain 1 plant\n"),
    ("two steps side by side", "    when played\n        gain 2 steel gain 1 plant\n", ["3 broken-line"], "    when played\n        gain 2 steel\n        gain 1 plant\n"),
    ("a line cut off", "    when played\n        gain 1\n", ["3 broken-line"], ""),
    ("two broken lines", "    when played\n        gain\n        gain 1 plant\n        lose\n", ["3 broken-line", "5 broken-line"], ""),
    ("a broken line with a block", "    when plaid by\n        nonsense here now\n", ["2 broken-line"], ""),
    ("`otherwise` after a broken `if`", "    when played\n        if 3\n            gain 1 plant\n        otherwise\n            gain 1 heat\n", ["3 broken-line"], ""),
    ("`otherwise` without `if`", "    when played\n        gain 1 plant\n        otherwise\n            gain 1 heat\n", ["4 broken-line"], ""),
    ("an option outside a choice", "    when played\n        option\n            gain 1 plant\n", ["3 broken-line"], ""),
    ("steps of a choice without options", "    action\n        choose one\n            gain 1 plant\n            lose 1 heat\n    score 1\n", ["4 broken-line"], ""),
    ("a step that slipped in behind an option", "    when played\n        choose one\n            option\n                gain 1 plant\n            lose 1 heat\n", ["6 bad-indentation"], "    when played\n        choose one\n            option\n                gain 1 plant\n        lose 1 heat\n"),
    ("another word for a verb", "    when played\n        spend 1 plant\n", ["3 unknown-verb"], "    when played\n        pay 1 plant\n"),
    ("an article before what is counted", "    when played\n        draw a card\n", ["3 broken-line"], "    when played\n        draw 1 card\n"),
    ("an article before a noun", "    whenever you place a city\n        gain 1 plant\n", ["2 broken-line"], "    whenever you place city\n        gain 1 plant\n"),
    ("`for each`, which has a line of its own", "    when played\n        gain 1 plant for each city\n", ["3 broken-line"], ""),
    ("`here` for this card", "    action\n        add 1 animal here\n", ["3 broken-line"], "    action\n        add 1 animal to this card\n"),
    ("two such words in a line", "    when played\n        place an ocean next to a city\n", ["3 broken-line"], ""),
    ("another word for a clause, with steps that cannot be read", "    effect when you place city\n        gain some plants\n", ["2 unknown-verb"], ""),
    ("a comma and `and`", "    requires 2 plant tags, and oxygen 5%\n", ["2 broken-line"], "    requires 2 plant tags, oxygen 5%\n"),
    ("`and` between rules of a place", "    when played\n        place city on land beside no tile and beside ocean\n", ["3 broken-line"], "    when played\n        place city on land beside no tile beside ocean\n"),
    ("`goal` of a track", "    requires oxygen within 2 of goal\n", ["2 broken-line"], "    requires oxygen within 2 of bonus\n"),
    ("none of something", "    when played\n        if no plants\n            gain 1 plant\n", ["3 broken-line"], "    when played\n        if not 1 plants\n            gain 1 plant\n"),
    ("a clause that holds, among steps", "    when played\n        card_price is 1 lower\n", ["3 broken-line"], ""),
    ("a step of somebody else, which is none here", "    when played\n        he gains 1 plant\n", ["3 unknown-verb"], ""),
    ("nothing below a line that needs a block", "    when played\n    score 1\n", ["2 missing-block"], ""),
    ("a block that slipped left", "    when played\n    gain 1 plant\n", ["3 bad-indentation"], "    when played\n        gain 1 plant\n"),
    ("the first line of a block slipped left", "    when played\n    gain 1 plant\n        gain 1 heat\n", ["3 bad-indentation"], "    when played\n        gain 1 plant\n        gain 1 heat\n"),
    ("a line in a block slipped left", "    when played\n        gain 1 plant\n    gain 1 heat\n        lose 1 heat\n", ["4 bad-indentation"], "    when played\n        gain 1 plant\n        gain 1 heat\n        lose 1 heat\n"),
    ("a line slipped to the edge", "    cost 3\nnumber 1\n    score 1\n", ["3 bad-indentation"], "    cost 3\n    number 1\n    score 1\n"),
    ("a clause slipped to the edge", "    cost 3\nwhen played\n        gain 1 plant\n", ["3 bad-indentation"], "    cost 3\n    when played\n        gain 1 plant\n"),
    ("a line slipped right", "    cost 3\n        number 1\n", ["3 bad-indentation"], "    cost 3\n    number 1\n"),
    ("a clause slipped into the block above", "    when played\n        gain 1 plant\n        score 1\n", ["4 bad-indentation"], "    when played\n        gain 1 plant\n    score 1\n"),
    ("a clause with its block slipped right", "    cost 3\n        when played\n        gain 1 plant\n", ["3 bad-indentation"], "    cost 3\n    when played\n        gain 1 plant\n"),
    ("an odd number of spaces", "    when played\n       gain 1 plant\n", ["3 bad-indentation"], "    when played\n        gain 1 plant\n"),
    ("two spaces a level", "  when played\n    gain 1 plant\n  score 1\n", ["2 bad-indentation"], "    when played\n        gain 1 plant\n    score 1\n"),
    ("tabs", "\twhen played\n\t\tgain 1 plant\n", ["2 tab-indentation"], "    when played\n        gain 1 plant\n"),
    ("an open quote", '    printed en "Gain\n    score 1\n', ["2 unclosed-quote"], ""),
    ("German", "    wenn gespielt\n        gain 1 plant\n", ["2 foreign-keyword"], "    when gespielt\n        gain 1 plant\n"),
    ("Czech", "    když hraje\n        gain 1 plant\n", ["2 foreign-keyword"], ""),
    ("a programming language", "    when played\n        if (plants > 3) {\n", ["3 foreign-keyword"], ""),
    ("a full stop", "    when played\n        gain 1 plant.\n", ["3 foreign-keyword"], "    when played\n        gain 1 plant\n"),
    ("a semicolon", "    when played\n        gain 1 plant;\n", ["3 foreign-keyword"], "    when played\n        gain 1 plant\n"),
    ("semicolons between fields", "    cost 3; tags plant; // once; or not\n", ["2 foreign-keyword"], "    cost 3\n    tags plant # once; or not\n"),
    ("semicolons between steps", "    when played\n        gain 1 plant; gain 1 steel ;  # both; at once\n", ["3 foreign-keyword"], "    when played\n        gain 1 plant\n        gain 1 steel  # both; at once\n"),
    ("a comment inside a line", "    cost 3 /* why */, tags plant\n", ["2 foreign-keyword"], ""),
    ("a comment that is closed", "    cost 3 /* why */\n", ["2 foreign-keyword"], "    cost 3 # why */\n"),
    ("a colon", "    when played:\n        gain 1 plant\n", ["2 foreign-keyword"], "    when played\n        gain 1 plant\n"),
    ("a colon between two words", "    cost:3\n", ["2 foreign-keyword"], "    cost 3\n"),
    ("braces", "    when played {\n        gain 1 plant\n    }\n", ["2 foreign-keyword"], ""),
    ("a brace that closes nothing", "    when played\n        gain 1 plant\n        }\n    cost 3\n", ["4 foreign-keyword"], "    when played\n        gain 1 plant\n        \n    cost 3\n"),
    ("a comment of C", "    cost 3 // why; how\n    // and {\n", ["2 foreign-keyword", "3 foreign-keyword"], "    cost 3 # why; how\n    # and {\n"),
    ("a quote that is printed", "    printed en “Gain 1 plant.”\n", ["2 foreign-keyword"], '    printed en "Gain 1 plant."\n'),
    ("a minus that is printed", "    requires temperature −20\n", ["2 foreign-keyword"], "    requires temperature -20\n"),
    ("a blank of no break", "    when played\n        gain\xa01 plant\n", ["3 foreign-keyword"], "    when played\n        gain 1 plant\n"),
    ("a character that nobody can see", "    when played\n        ga\u200bin 1 plant\n", ["3 hidden-character"], "    when played\n        gain 1 plant\n"),
    ("signs in a line that is wrong besides", "    when played\n        gain; plant;\n", ["3 foreign-keyword"], ""),
    ("a stray character", "    when played\n        gain 1 § plant\n", ["3 broken-line"], ""),
    ("a comment is no mistake", '    cost 3  # "open\n    # gian\n    printed en "# no comment"\n', [], ""),
]  # fmt: skip


@pytest.mark.parametrize(("below", "messages"), [c[1:3] for c in CASES], ids=[c[0] for c in CASES])
def test_each_mistake_is_told_once_on_its_line(below: str, messages: list[str]) -> None:
    assert told(HEAD + below) == messages


SUGGESTED = {
    "a doubled word",
    "a misspelt word inside",
    "two steps with `and`",
    "two steps with one verb",
    "another word for a verb",
    "an article before what is counted",
    "an article before a noun",
    "`for each`",
    "`here` for this card",
    "a comma and `and`",
    "`and` between rules of a place",
    "`goal` of a track",
    "none of something",
    "German",
    "semicolons between fields",
    "a colon between two words",
}
"""What the author perhaps meant; no spelling, no sign and no layout."""

MENDED = [case for case in CASES if case[3] and case[0] not in SUGGESTED]


@pytest.mark.parametrize(
    ("below", "mended"), [(c[1], c[3]) for c in MENDED], ids=[c[0] for c in MENDED]
)
def test_a_fix_mends_what_is_certain(below: str, mended: str) -> None:
    source = SourceFile("a.card", HEAD + below)
    assert apply_fixes(source, from_text(source)[1]) == HEAD + mended


@pytest.mark.parametrize(("below", "meant"), [(c[1], c[3]) for c in CASES if c[0] in SUGGESTED])
def test_what_is_not_certain_is_said_and_not_done(below: str, meant: str) -> None:
    source = SourceFile("a.card", HEAD + below)
    _, found = from_text(source)
    assert apply_fixes(source, found) == source.text
    edits = (edit for finding in found if finding.suggestion for edit in finding.suggestion.edits)
    assert apply_edits(source.text, edits) == HEAD + meant


HEADS = [
    ("no id", 'card "Snow"', ["1 broken-head"]),
    ("no kind", 'snow "Snow"', ["1 broken-head"]),
    ("a capital letter", 'Card snow "Snow"', ["1 broken-head"]),
    ("two names", 'card snow "Snow" "Ice"', ["1 broken-head"]),
    ("an open quote", 'card snow "Snow', ["1 unclosed-quote"]),
    ("indented", '    card snow "Snow"', ["1 bad-indentation"]),
    ("text above it", "    cost 3\n    gain 1 plant", ["1 stray-text"]),
    ("no name", "card snow", []),
    ("two words of kind", 'bonus card snow "Snow"', []),
]


@pytest.mark.parametrize(("head", "messages"), [h[1:] for h in HEADS], ids=[h[0] for h in HEADS])
def test_a_damaged_head_costs_one_message(head: str, messages: list[str]) -> None:
    text = f'{head}\n\ncard ice "Ice"\n    cost 3\n'
    assert told(text) == messages
    page, _ = from_text(SourceFile("a.card", text))
    assert [word.text for word in (page.items[-1].id,)] == ["ice"]


def test_what_is_read_as_meant_keeps_its_rule() -> None:
    page, _ = from_text(SourceFile("a.card", HEAD + "    when played\n    gain 1 plant\n"))
    assert rules_of(page) == ["when_played", "gain"]
    assert [line.phrase and line.phrase.rule for line in page.items[0].lines[0].block] == ["gain"]


def test_a_line_that_cannot_be_read_is_kept_as_it_is_written() -> None:
    page, _ = from_text(
        SourceFile("a.card", HEAD + "    when played\n        gian  1   plant # why\n")
    )
    line = page.items[0].lines[0].block[0]
    assert (line.is_broken, line.words[0].text, line.comment) == (True, "gian  1   plant", "# why")


def test_a_message_shows_the_forms_of_the_verb() -> None:
    _, found = from_text(SourceFile("a.card", HEAD + "    when played\n        remove 2 plants\n"))
    assert "remove up to 3 plants from any player" in found[0].body


WRITTEN = (
    *(case[1] for case in CASES),
    *(f"    {verb}{rest}\n" for verb in verbs() for rest in ("", " 0 qqq", " qqq qqq qqq")),
    *(f"    when played\n        {verb}{rest}\n" for verb in verbs() for rest in ("", " 0 qqq")),
)


@pytest.mark.parametrize("below", WRITTEN)
def test_a_message_shows_what_it_announces(below: str) -> None:
    _, found = from_text(SourceFile("a.card", HEAD + below))
    assert [text for finding in found for text in not_shown(finding)] == []


NEAR = [
    ("whenever tile is placed with steel bonus", "whenever you gain steel or titanium as placement bonus"),
    ("if rating not highest", "if not rating lowest"),
    ("add microbe to this card", "add 1 animal to this card"),
    ("or", "option if placed on steel bonus"),
    ("requires", "requires 5 oceans"),
    ("increase plant", "increase plant production 2"),
    ("heat pays like plants", "heat pays for megacredits"),
    ("steal 2 animals from card of any player", "remove 2 animals from card of any player"),
    ("repeat production of it", "use effect of it"),
    ("turn over it", "use effect of your event card"),
    ("requires plant tags more than animal tags", "requires more plant tags than animal tags"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "near"), NEAR, ids=[written for written, _ in NEAR])
def test_a_message_shows_sentences_near_to_the_line(written: str, near: str) -> None:
    clause = written.split()[0] in ("whenever", "requires", "heat")
    above, blanks = ("", 4) if clause else ("    when played\n", 8)
    text = HEAD + above + " " * blanks + written + "\n" + " " * (blanks + 4) + "gain 1 plant\n"
    _, found = from_text(SourceFile("a.card", text))
    assert f"    {near}" in found[0].body.splitlines()


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Zvýšíš rating 1", "No line starts with `Zvýšíš` here"),
        ("přidej 2 rostliny", "No line starts with `přidej` here"),
        ("žito roste", "No line starts with `žito` here"),
        ("gain 1 plánt", "I cannot read this line from `plánt` on"),
        ("gain 1 растение", "I cannot read this line from `растение` on"),
    ],
)
def test_a_word_of_another_language_is_shown_whole(line: str, told: str) -> None:
    _, found = from_text(SourceFile("a.card", f"{HEAD}    when played\n        {line}\n"))
    assert [finding.title for finding in found] == [told]


def test_what_comes_nearest_to_words_that_wait_can_be_read() -> None:
    lines = {
        line for nearest in (*rows("line").values(), *rows("inside").values()) for line in nearest
    }
    block = "".join(f"        {line}\n" for line in sorted(lines))
    assert told(HEAD + "    when played\n" + block) == []


def test_no_word_that_begins_a_line_is_called_foreign() -> None:
    assert [verb for verb in verbs() if foreign_start(verb) is not None] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [("`office`", "an"), ("`use`", "a"), ("hour", "an"), ("unit", "a"), ("card", "a")],
)
def test_a_word_has_the_article_with_which_it_is_spoken(words: str, said: str) -> None:
    assert with_article(words) == f"{said} {words}"
