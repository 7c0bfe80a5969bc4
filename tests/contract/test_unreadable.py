"""A `contract.json` that is damaged, or older than the compiler. In: the real one, with one thing changed. Out: what is said of it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from shutil import copy, copytree
from typing import Any

import pytest
from cardwright.contract import UnreadableContract, from_json
from tools.shell import ROOT, cardwright

FILE = ROOT / "cards/terraforming_mars/contract.json"
CARD = """\
card frost "Frost"
    number X01
    automated, cost 4
    when played
        gain 2 heat
"""
Change = Callable[[dict[str, Any]], object]

NO_NAME = "no name that may stand in Python"

DAMAGES: tuple[tuple[Change, str], ...] = (
    (lambda data: data.pop("limits"), "the file has no `limits`"),
    (lambda data: data.update(newer={}), "the file has a key `newer`, which nothing reads"),
    (lambda data: data.update(offers=5), "`offers` is not the list that it should be"),
    (lambda data: data.update(constants=[]), "`constants` has no keys"),
    (lambda data: data["offers"][0].pop("parameters"), "`offers[0]` has no `parameters`"),
    (
        lambda data: data["offers"][5]["parameters"].append(["game"]),
        "`offers[5].parameters[3]` is not the list that it should be",
    ),
    (lambda data: data["offers"][0].update(name=7), "`offers[0].name` is not a text"),
    (lambda data: data["numbers"].update(ACTION=True), "`numbers.ACTION` is not a whole number"),
    (
        lambda data: data["types"]["Tile"].update(takes="nuons"),
        "`types.Tile.takes` is none of the words that stand there",
    ),
    (lambda data: data["types"].pop("AreaKind"), "it says nothing of `AreaKind`"),
    (lambda data: data["offers"][0].update({"for": ["a b"]}), "`a b` is no pattern"),
    (lambda data: data["offers"][0].update(name="exec"), f"`offers[0].name` is {NO_NAME}"),
    (lambda data: data["offers"][0].update(name="f() or g"), f"`offers[0].name` is {NO_NAME}"),
    (lambda data: data["offers"][0].update(test=["f()"]), f"`offers[0].test[0]` is {NO_NAME}"),
    (lambda data: data.update(package="a; b"), f"`package` is {NO_NAME}"),
    (
        lambda data: data["bases"][0].update(otherwise=["[f()]"]),
        f"`bases[0].otherwise[0]` is {NO_NAME}",
    ),
    (
        lambda data: data["types"]["Tile"].update(otherwise="f()"),
        f"`types.Tile.otherwise` is {NO_NAME}",
    ),
    (
        lambda data: data["constants"].update({"f()": "steps"}),
        "`constants` has a key `f()`, which may not stand in Python",
    ),
)


@pytest.mark.parametrize("change, problem", DAMAGES, ids=[problem for _, problem in DAMAGES])
def test_a_damaged_contract_is_named_with_what_is_wrong(change: Change, problem: str) -> None:
    data = json.loads(FILE.read_text("utf-8"))
    change(data)
    said = f"`here/contract.json` is no contract for this compiler: {problem}."
    with pytest.raises(UnreadableContract, match=f"^{re.escape(said)}$"):
        from_json(json.dumps(data), "here/contract.json")


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"a": 1,}'])
def test_a_file_that_is_no_json_is_named(text: str) -> None:
    with pytest.raises(UnreadableContract, match="it is no JSON"):
        from_json(text, "here/contract.json")


def test_the_shell_names_the_file_and_the_way_out(tmp_path: Path) -> None:
    """A constant that the card needs, and an older runtime did not have."""
    data = json.loads(FILE.read_text("utf-8"))
    del data["constants"]["WHEN_PLAYED"]
    game = tmp_path / "cards" / "terraforming_mars"
    copytree(FILE.parent / "vocabulary", game / "vocabulary")
    copy(FILE.parent / "game.card", game)
    (tmp_path / "pyproject.toml").touch()
    (game / "contract.json").write_text(json.dumps(data))
    (game / "frost.card").write_text(CARD)
    said = cardwright("check", "cards", at=tmp_path)
    assert said.code == 2
    assert said.err.splitlines() == [
        "cardwright: `cards/terraforming_mars/contract.json` is no contract for this compiler: "
        "it says nothing of `WHEN_PLAYED`. `cardwright contract` writes it anew."
    ]
