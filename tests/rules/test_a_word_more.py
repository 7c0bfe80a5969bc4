"""Where a word is missing, the message shows the line with it. In: lines that cannot be read. Out: the lines shown, all of which have a sense."""

import pytest
from cardwright.rules.a_word_more import with_longer_lines
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.grammar import prepare_grammar
from read_with_game import game_vocabulary

LEAD = "With a word more it can be read:"

# a line, and the lines shown
ROWS = [
    ("add microbe to this card", ["add 1 microbe to this card"]),
    ("gain plants", ["gain 2 plants"]),
    ("remove up to 3 plants any player", ["remove up to 3 plants from any player"]),
    ("opponent", ["any opponent", "each opponent"]),
    ("gain 1 plant per city of", [f"gain 1 plant per city of {whose}" for whose in ("everyone", "it", "opponents", "yours")]),
    ("steal up to 2 steel from any", ["steal up to 2 steel from any opponent", "steal up to 2 steel from any player"]),
    # A noun may be missing as well, and which one nobody knows.
    ("most steel and", []),
    ("discard 1 card costing or more", ["discard 1 card costing 1 or more"]),
    ("increase plant plant production 1", []),
    ("if temperature", []),
    # Here a word is misspelt or cut off, and none is missing.
    ("if temper", []),
    ("each playre", []),
    ("send 1 delegate fr", []),
    ("gain 1 steel per steel production, at most 5, polus influence", []),
    ("gain 2 heat per science tag, a", []),
]  # fmt: skip


@pytest.mark.parametrize(("line", "shown"), ROWS, ids=[line for line, _ in ROWS])
def test_a_line_with_a_word_more_is_shown_where_it_has_a_sense(line: str, shown: list[str]) -> None:
    head = 'card first_snow "First Snow"\n    cost 1\n    when played\n'
    source = SourceFile("cards/terraforming_mars/base/it.card", f"{head}        {line}\n")
    page, found = from_text(source)
    told = with_longer_lines(found, source, page, game_vocabulary(), prepare_grammar())
    bodies = [each.body.splitlines() for each in told if each.body.startswith(LEAD)]
    assert [[text.strip() for text in body[2:]] for body in bodies] == ([shown] if shown else [])
    assert not any(each.longer for each in told)
