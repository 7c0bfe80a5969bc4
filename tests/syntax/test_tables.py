"""Lines are read by the written tables as Lark reads them, and the tables are those of the grammar. In: real lines, and such with words exchanged."""

import logging
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cardwright.source import SourceFile
from cardwright.syntax.grammar import (
    GRAMMAR_FILE,
    TABLES_FILE,
    Reading,
    grammar_tables,
    prepare_grammar,
)
from cardwright.syntax.nodes import Phrase, Word
from cardwright.syntax.tables import END, OPENERS, STARTS, tables_of, to_json
from cardwright_grammar import FOLDER, read_text
from lark import Lark, Token, Tree, UnexpectedToken

CARDS = Path(__file__).parents[2] / "cards"
EXCHANGED = 400


def test_the_tables_are_those_of_the_grammar(bless: bool) -> None:
    """If not: `pytest tests/syntax/test_tables.py --bless`."""
    now = to_json(tables_of(read_text(GRAMMAR_FILE)))
    if bless:
        (FOLDER / TABLES_FILE).write_text(now, encoding="utf-8")
    assert read_text(TABLES_FILE) == now


def test_no_rule_hides_another(caplog: pytest.LogCaptureFixture) -> None:
    """Where two rules want the same word, Lark takes one of them and only whispers it."""
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark(read_text(GRAMMAR_FILE), parser="lalr", lexer="basic", start=list(STARTS), debug=True)
    assert [line for line in caplog.messages if "onflict" in line] == []


def test_tables_of_another_grammar_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    other = read_text(GRAMMAR_FILE).replace('"gain"', '"win"')
    monkeypatch.setattr(
        "cardwright.syntax.grammar.read_text",
        lambda name: other if name == GRAMMAR_FILE else read_text(name),
    )
    assert "win" in grammar_tables().keywords.values()


@cache
def lark() -> Any:
    starts = [*STARTS, "nothing"]
    return Lark(
        read_text(GRAMMAR_FILE),
        parser="lalr",
        lexer="basic",
        start=starts,
        keep_all_tokens=True,
        maybe_placeholders=False,
    )


def session_after(text: str, rule: str, tokens: list[Token]) -> Any:
    session = lark().parse_interactive(text, start=rule)
    for token in tokens:
        session.feed_token(token)
    return session


def read_by_lark(text: str, rule: str) -> tuple[object, ...]:
    """Kinds of the words, tree, what opens, where it stopped and what it expected."""
    session = session_after(text, rule, [])
    tokens = list(session.lexer_thread.lex(session.parser_state))
    kinds = tuple((token.type, str(token), token.start_pos) for token in tokens)
    for number, token in enumerate(tokens):
        try:
            session.feed_token(token)
        except UnexpectedToken:
            accepted = session_after(text, rule, tokens[:number]).accepts()
            return kinds, None, "", number, frozenset(accepted)
    accepted = frozenset(session.accepts())
    ends = [end for end in (END, *OPENERS) if end in accepted]
    try:
        for end in dict.fromkeys((*ends[:1], END)):
            tree = session.feed_token(Token(end, ""))
    except UnexpectedToken:
        return kinds, None, "", len(tokens), accepted
    return kinds, plain(tree.children[0]), OPENERS.get(ends[0], ""), 0, frozenset()


def plain(tree: "Tree[Token]") -> tuple[object, ...]:
    parts = (
        (part.type, str(part), part.start_pos) if isinstance(part, Token) else plain(part)
        for part in tree.children
        if not (isinstance(part, Token) and part.type in OPENERS)
    )
    return str(tree.data), *parts


def plain_phrase(phrase: Phrase) -> tuple[object, ...]:
    parts = (plain_phrase(p) if isinstance(p, Phrase) else plain_word(p) for p in phrase.parts)
    return phrase.rule, *parts


def plain_word(word: Word) -> tuple[str, str, int]:
    return word.kind, word.text, word.span.start


def as_lark_would(found: Reading) -> tuple[object, ...]:
    phrase = plain_phrase(found.phrase) if found.phrase else None
    words = tuple(plain_word(word) for word in found.words)
    return words, phrase, found.opens, found.stopped_at, found.expected


@cache
def lines() -> tuple[str, ...]:
    texts = (path.read_text(encoding="utf-8") for path in sorted(CARDS.rglob("*.card")))
    return tuple(sorted({line.strip() for text in texts for line in text.splitlines()}))


def exchanged(chance: random.Random) -> str:
    """A line in which a word is missing, doubled, or that of another line; or only half of it."""
    words = chance.choice(lines()).split()
    other = chance.choice(lines()).split() or ["x"]
    at = chance.randrange(len(words) + 1)
    middle = chance.choice(([], [chance.choice(other)], ["?"], other, ["3%", "a-b", '"A"']))
    return " ".join(words[:at] + middle + words[at + chance.randrange(2) :])


@pytest.mark.parametrize("rule", STARTS)
def test_every_line_is_read_as_lark_reads_it(rule: str, fresh: int) -> None:
    chance = random.Random(f"{rule} {fresh}")
    for line in (*lines(), *(exchanged(chance) for _ in range(EXCHANGED))):
        found = prepare_grammar().read(SourceFile("", "ab" + line), 2, 2 + len(line), rule)
        alone = prepare_grammar().read_line(line, rule)
        assert as_lark_would(alone) == read_by_lark(line, rule), line
        starts = [word.span.start for word in found.words]
        assert starts == [word.span.start + 2 for word in alone.words]
