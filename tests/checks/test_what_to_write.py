"""What a message tells an author to write, where the mistake lies elsewhere than the line. In: a pack. Out: the line of the help."""

import pytest
from checks.beside_the_game import check_beside_the_game

PACK = 'pack ours "Ours"\n    game terraforming_mars\n    needs base >= 1.0\n'
KIND = """quality opening "opening card"

kind opening "opening"
    base project_card
    cards_are opening
    always {always}
    clauses when_played
"""
OPENING = 'opening it "It"\n    number F01\n    when played\n        gain 1 plant\n'
CARD = 'card it "It"\n    number F01\n    active, cost 10, {fields}\n    action\n        {step}\n'

ROWS = [
    pytest.param(
        {"nouns.card": KIND.format(always="number"), "it.card": OPENING},
        "Let kind `opening` say `always number, cost, quality`, as kind `card` does.",
        id="two fields that a kind lacks",
    ),
    pytest.param(
        {
            "nouns.card": KIND.format(always="number, cost"),
            "it.card": OPENING.replace("F01", "F01\n    cost 3"),
        },
        "this game has nothing for an opening without `quality`",
        id="the one that is left",
    ),
    pytest.param(
        {
            "nouns.card": 'resource sand "sand"\n',
            "it.card": CARD.format(
                fields="tags venus",
                step="choose resource\n            increase chosen production 1\n        lose -2 sand",
            ),
        },
        "For less than nothing there is another verb: `gain`",
        id="less than nothing",
    ),
    pytest.param(
        {
            "it.card": CARD.format(
                fields="tags venus, holds floater", step="add 1 floater to this card"
            )
        },
        "Let pack `ours` say `needs base >= 1.0, turmoil_promos`.",
        id="a set that brings another one",
    ),
    pytest.param(
        {"it.card": CARD.format(fields="tags venus", step="raise venus 1")},
        "Let pack `ours` say `needs base >= 1.0, marsbot_expansions`.",
        id="all sets that a card uses",
    ),
    pytest.param(
        {
            "it.card": CARD.format(
                fields="tags plant",
                step="remove up to 3 plants from any player\n        gain 2 heat per x",
            )
        },
        "Let the same block choose `x` with `pay x ...`; or take a number without `up to`",
        id="how much was taken",
    ),
    pytest.param(
        {
            "it.card": CARD.format(
                fields="tags plant",
                step="remove x plants from any player, at most 3\n        gain 2 heat per x",
            )
        },
        "let `pay x ...` from a stock, or from this card, choose it",
        id="x of anybody's",
    ),
    pytest.param(
        {
            "it.card": CARD.format(
                fields="tags plant",
                step="choose resource\n            pay 1 chosen\n            choose resource except chosen"
                "\n                gain 1 chosen\n                gain 1 heat\n                gain 1 plant",
            )
        },
        "Name fewer nouns to choose from, as in `choose steel or titanium`",
        id="all resources twice",
    ),
]


@pytest.mark.parametrize(("texts", "help"), ROWS)
def test_a_message_says_the_line_to_write(texts: dict[str, str], help: str) -> None:
    said = check_beside_the_game({"pack.card": PACK, **texts}).rendered()
    assert help in " ".join(said.split())
    assert "`sand` has no `production`" not in said
