"""Damaged and hostile files: each is refused in a sentence that names it, in bounded time, and nothing else is lost."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from attacks.place import Attack, Place, must_hold

from cardwright.source.visible import hidden_in

PACK = 'pack its "Its"\n    game terraforming_mars\n    fan_made\n    version "0.1"\n    licence "CC0"\n    needs base\n'
CARD = 'card frost "Frost"\n    number X01\n    automated, cost 4\n    when played\n        gain 2 heat\n'
STORY = "| 4 megacredits, frost in hand | play frost | -4 megacredits, +2 heat |\n"
HEAD = "| given | when | then |\n|---|---|---|\n"


def laid(**files: str) -> Callable[[Place], None]:
    """A pack with a card, and files by their paths with `__` for `/` and `_md` for `.md`."""
    named = {name.replace("__", "/").replace("_", "."): text for name, text in files.items()}
    return lambda place: place.put({"pack.card": PACK, "frost.card": CARD, **named})


PLAIN = laid()


SLIPS = "".join(
    f'{kind} slip_{n} "Slip {n}"\n    {slip}\n\n'
    for n, (kind, slip) in enumerate(
        (
            ("card", "number"),
            ("card", "number X02\n    tags"),
            ("card", "number X03\n    holds"),
            ("card", "number X04\n    formerly"),
            ("card", "cost"),
            ("token", "worded"),
            ("card", "number X05\n    automated, cost " + "1" * 26),
            ("card", "number " + "1" * 26),
            (
                "card",
                "number X06\n    cost 1\n    when played\n        gain " + "1" * 26 + " plant",
            ),
            ("card", "number X07\n    cost 1\n    when played\n" + "        gain 1 heat\n" * 3_000),
        )
    )
)
SLIPPED = laid(slips_card=SLIPS)
NAMED = [f"slip_{n}" for n in range(10)]

WORDED = 'track gravel "gravel"\n    start 0, goal 9\n    worded en gauge_at_track_least "{depth} of it"\n'
"""Its words have a slot that nothing fills."""

WORDLESS = laid(
    gravel_card=WORDED + "\n" + CARD,
    odd_card=CARD.replace("frost", "odd").replace("    when", "    requires gravel 3\n    when").replace("X01", "X02").replace("Frost", "Odd"),
    frost_card=CARD.replace("frost", "ice").replace("X01", "X03").replace("Frost", "Ice"),
)  # fmt: skip

PIPE, ZERO = "pipe", "/dev/zero"


def lies_there(what: str, name: str) -> Callable[[Place], None]:
    """Something that is no file, where a file is awaited."""

    def lays(place: Place) -> None:
        laid()(place)
        path = place.here / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if what == PIPE:
            os.mkfifo(path)
        else:
            path.symlink_to(what)

    return lays


def holds(name: str, size: int, begun: bytes = b"") -> Callable[[Place], None]:
    """A file of so many bytes, zeros but for its beginning."""

    def lays(place: Place) -> None:
        laid()(place)
        path = place.here / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(begun)
        os.truncate(path, size)

    return lays


ROWS = ("simulate", "--games", "2", "--out", "rows.parquet")
WRITTEN = ("rows.parquet*",)
IDENTITY = json.dumps(
    {
        "board": "tharsis",
        "first": 0,
        "packs": [],
        "players": 2,
        "policy": "uniform",
        "seed": 0,
        "sets": ["base", "corporate_era"],
    }
)


def journal(text: str) -> Callable[[Place], None]:
    return lambda place: place.put({"rows.parquet.journal": text})


def link(name: str, text: str = "secret") -> Callable[[Place], None]:
    """To what is nobody's business."""

    def lays(place: Place) -> None:
        laid()(place)
        (place.aside / "letter.txt").write_text(text)
        (place.here / name).symlink_to(place.aside / "letter.txt")

    return lays


LINKED = link("it.card", "a  b  \n")


def recorded(text: str) -> Callable[[Place], None]:
    return lambda place: place.put({"stats.json": text})


AGAINST = (*ROWS, "--against", "stats.json")

ATTACKS = {
    "fields without a value: check": Attack(SLIPPED, ("check",), 1, "errors in 1 file"),
    "fields without a value: text": Attack(
        SLIPPED, ("text", *NAMED), 0, "errors in `slips.card`: run `cardwright check`"
    ),
    "fields without a value: show": Attack(SLIPPED, ("show", "frost"), 0, "Frost"),
    "fields without a value: test": Attack(
        laid(slips_card=SLIPS, stories__it_md=HEAD + STORY),
        ("test",),
        1,
        "1 of 1 stories hold",
        ("generated/*",),
    ),
    "fields without a value: build": Attack(
        SLIPPED, ("build",), 1, "refused slips.card", ("generated/*",)
    ),
    "fields without a value: facts": Attack(
        SLIPPED, ("facts", "--out", "facts"), 0, "Wrote the facts", ("facts/*",)
    ),
    "what has no words yet: show": Attack(WORDLESS, ("show", "odd"), 2, "see `cardwright check`"),
    "what has no words yet: build": Attack(WORDLESS, ("build",), 1, "refused gravel.card", ("generated/*",)),
    "what has no words yet: set": Attack(WORDLESS, ("set", "its", "--csv"), 2, "see `cardwright check`"),
    "a pipe of stories": Attack(
        lies_there(PIPE, "stories/it.md"), ("test",), 2, "no file but a pipe", ("generated/*",)
    ),
    "a device of stories": Attack(
        lies_there(ZERO, "stories/it.md"), ("test",), 2, "no file but a device", ("generated/*",)
    ),
    "a pipe of cards": Attack(lies_there(PIPE, "it.card"), ("check",), 0, "no mistakes"),
    "a pipe of cards by name": Attack(
        lies_there(PIPE, "it.card"), ("check", "it.card"), 2, "no file or folder `it.card`"
    ),
    "a device of cards": Attack(lies_there(ZERO, "it.card"), ("fmt",), 0, "canonical layout"),
    "a pipe among what was built": Attack(
        lies_there(PIPE, "generated/cardwright_pack_its/frost.py"),
        ("build",),
        0,
        "files written",
        ("generated/*",),
    ),
    "a pipe of scenarios": Attack(
        lies_there(PIPE, "oracle/it.json"), ("conformance", "oracle"), 2, "no file but a pipe"
    ),
    "a device of facts": Attack(
        lies_there(ZERO, "facts/boards.json"), ("facts", "--compare", "facts"), 2, "There are no facts"
    ),
    "a pipe of a table": Attack(
        lies_there(PIPE, "it.table"),
        ("play", "--save", "it.table", "--resume"),
        2,
        "no file but a pipe",
    ),
    "a pipe of statistics": Attack(lies_there(PIPE, "stats.json"), AGAINST, 2, "There is no file"),
    "a pipe of rows": Attack(lies_there(PIPE, "rows.parquet"), ROWS, 2, "no file but a pipe"),
    "a hundred megabytes of a card": Attack(
        holds("it.card", 100_000_000, CARD.encode()), ("check", "it.card"), 1, "line-too-long"
    ),
    "a million lines of a card": Attack(
        laid(it_card=CARD + "# nothing\n" * 1_000_000), ("check", "it.card"), 1, "file-too-long"
    ),
    "quotes and comments without end": Attack(
        laid(it_card=CARD + '        gain 1 plant ' + '"#"' * 300_000), ("check", "it.card"), 1, "line-too-long"
    ),
    "a hundred megabytes of stories": Attack(
        holds("stories/it.md", 100_000_000), ("test",), 2, "more than 4 MB", ("generated/*",)
    ),
    "a hundred megabytes of scenarios": Attack(
        holds("oracle/it.json", 100_000_000), ("conformance", "oracle"), 2, "more than 64 MB"
    ),
    "scenarios nested too deep": Attack(
        lambda place: place.put({"oracle/it.json": "[" * 200_000}),
        ("conformance", "oracle"),
        2,
        "nested too deep",
    ),
    "a pipe of printed texts": Attack(
        lies_there(PIPE, "printed.json"), ("wording", "compare", "printed.json"), 2, "There is no file"
    ),
    "printed texts nested too deep": Attack(
        laid(printed_json="[" * 200_000), ("wording", "compare", "printed.json"), 2, "nested too deep"
    ),
    "a printed card in no alphabet": Attack(
        lambda place: place.put({"printed.txt": b"Frost\n\xff\xfe"}), ("import", "printed.txt"), 2, "no text in UTF-8"
    ),
    "rows into a folder": Attack(PLAIN, (*ROWS[:-1], "."), 2, "`.` is a folder: --out names a file"),
    "games of no set": Attack(PLAIN, (*ROWS, "--sets", ""), 2, "too few to deal: name more sets"),
    "statistics that are no JSON": Attack(recorded("{"), AGAINST, 2, "`stats.json` is not JSON"),
    "statistics of nothing": Attack(recorded("[]"), AGAINST, 2, "it has no `policies`"),
    "statistics of another policy": Attack(
        recorded('{"policies": {"A": {}}}'), AGAINST, 2, "has no policy `uniform`; it has `A`"
    ),
    "statistics without a number": Attack(
        recorded('{"policies": {"uniform": {"per_game": {"vp": 3}, "per_player": {}}}}'),
        AGAINST,
        2,
        "3 is no figure",
    ),
    "a journal of nothing": Attack(journal(""), ROWS, 0, "2 games", WRITTEN),
    "a journal with half a head": Attack(journal(IDENTITY[:40]), ROWS, 0, "2 games", WRITTEN),
    "a journal with half a line": Attack(
        journal(IDENTITY + '\n[{"game": 0, "sea'), ROWS, 0, "2 games", WRITTEN
    ),
    "a journal of other things": Attack(
        journal(IDENTITY + '\n[{"game": 0}]\n{}\n[]\n'), ROWS, 0, "2 games", WRITTEN
    ),
    "a link in place of a journal": Attack(link("rows.parquet.journal"), ROWS, 2, "is a link: delete it"),
    "a link in place of unfinished rows": Attack(link("rows.parquet.half"), ROWS, 0, "2 games", WRITTEN),
    "a link in place of a lock": Attack(link("pack.lock"), ("pack", "lock"), 0, "Wrote pack.lock", ("pack.lock",)),
    "a link in place of a table": Attack(link("it.table"), ("play", "--solo", "--seed", "1", "--save", "it.table"), 2, "is there already"),
    "a link that is called like cards: fmt": Attack(LINKED, ("fmt", "it.card"), 2, "which is no file of cards"),
    "a link that is called like cards: fix": Attack(LINKED, ("check", "--fix", "it.card"), 2, "which is no file of cards"),
    "a link that is called like cards, below": Attack(LINKED, ("fmt",), 0, "canonical layout"),
    "a file that is no rows": Attack(
        lambda place: place.put({"rows.parquet": "PAR1 nothing PAR1"}), ROWS, 2, "no Parquet file"
    ),
    "a story without its first bar": Attack(
        laid(stories__it_md=HEAD + STORY[1:] + STORY), ("test",), 1, "A row begins with `|`", ("generated/*",)
    ),
    "a table with a misspelt head": Attack(
        laid(stories__it_md=HEAD.replace("when", "wen") + STORY), ("test",), 1, "The head of a table", ("generated/*",)
    ),
    "a story behind an empty line": Attack(
        laid(stories__it_md=HEAD + STORY + "\n" + STORY), ("test",), 1, "stands in no table", ("generated/*",)
    ),
    "a story block without an end": Attack(
        laid(stories__it_md="```story\ngiven frost in hand\n"), ("test",), 1, "has no end", ("generated/*",)
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_it_is_refused_in_a_sentence_and_nothing_is_lost(tmp_path: Path, name: str) -> None:
    must_hold(Place(tmp_path), ATTACKS[name])


ODD = "\x1b[8m\x1b]0;title\x07\x1b[2J\u202eevil\u200b\u2066\u3164\x9b31m\r\x08"
"""It moves the cursor, names the window, turns the line around and hides."""
SHOWN = {
    "check": ("check",),
    "check for programs": ("check", "--format", "github"),
    "text": ("text", "it", "frost"),
    "show": ("show", "it", "frost"),
    "a table of a set": ("set", "its"),
    "a spreadsheet": ("set", "its", "--csv"),
    "what changed": ("diff", ".", "--games", "0"),
    "a page of what changed": ("diff", ".", "--games", "0", "--html"),
    "fmt": ("fmt", "--check"),
    "build": ("build",),
    "test": ("test",),
    "an unknown card": ("text", ODD.replace("\0", "")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", SHOWN)
def test_nothing_hidden_reaches_the_screen(tmp_path: Path, name: str) -> None:
    place = Place(tmp_path)
    story = HEAD + STORY.replace("play frost", f"play {ODD.replace(chr(13), '')} frost")
    place.put(
        {
            "pack.card": PACK,
            "frost.card": CARD.replace("Frost", f"Fr{ODD}ost").replace("gain", f"{ODD} gain"),
            f"od{ODD}d.card": CARD.replace("frost", "it").replace("X01", "X02"),
            "stories/it.md": f"# {ODD.replace(chr(13), '')}\n{story}",
        }
    )
    said = place.run(*SHOWN[name])
    assert "Traceback" not in said.text and said.code in (0, 1, 2)
    assert [hex(ord(said.text[at])) for at in hidden_in(said.text)] == []


def test_a_new_pack_checks_clean_whatever_its_name_begins_with(tmp_path: Path) -> None:
    for letter in ("Pale", "Quick"):
        (tmp_path / letter).mkdir()
        place = Place(tmp_path / letter)
        assert place.run("new", "pack", letter).code == 0
        said = place.run("check")
        assert (said.code, "no mistakes" in said.text) == (0, True), said.text
