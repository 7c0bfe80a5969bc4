"""`cardwright check` from the shell: what it prints, in each format, and its exit code."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tools.shell import ROOT, cardwright

GOOD = """\
card frost "Frost"
    number X01
    automated, cost 4
    when played
        gain 2 heat
"""
BAD = GOOD.replace("2 heat", "2 haet").replace("automated, cost 4", "automated, cost 4, tags plnt")
WARNED = GOOD + '    allow endless-trigger "it ends"\n'


@pytest.fixture
def card(tmp_path: Path) -> Path:
    return tmp_path / "frost.card"


def test_every_card_of_the_project_is_checked_where_none_is_named() -> None:
    said = cardwright("check")
    assert said.code == 0
    assert said.out.startswith("Checked ") and said.out.endswith(" files: no mistakes.\n")


def test_a_file_outside_of_every_project_is_checked_beside_the_game(card: Path) -> None:
    card.write_text(GOOD)
    assert cardwright("check", card).out == "Checked 1 item in 1 file: no mistakes.\n"


def test_mistakes_are_shown_with_their_lines_and_counted(card: Path) -> None:
    card.write_text(BAD)
    said = cardwright("check", "frost.card", at=card.parent)
    assert said.code == 1
    assert "error[unknown-resource]: There is no resource called `haet`" in said.out
    assert " --> frost.card:5:16\n" in said.out
    assert "5 |         gain 2 haet\n  |                ^^^^ did you mean `heat`?" in said.out
    assert said.out.endswith("\n2 errors in 1 file.\n")
    assert "\x1b" not in said.out


def test_a_warning_alone_is_no_failure(card: Path) -> None:
    card.write_text(WARNED)
    said = cardwright("check", card)
    assert said.code == 0 and said.out.endswith("1 warning in 1 file.\n")


def test_a_card_that_no_game_can_carry_out_yet_is_an_error(card: Path) -> None:
    (card.parent / "pack.card").write_text('pack ours "Ours"\n    game terraforming_mars\n')
    card.write_text(GOOD.replace("gain 2 heat", "gain 1 heat per card in hand of opponents"))
    said = cardwright("check", card)
    assert "error[not-playable-yet]" in said.out
    assert said.code == 1 and said.out.endswith("1 error in 1 file.\n")


def test_what_follows_from_a_mistake_is_not_said_besides(card: Path) -> None:
    (card.parent / "pack.card").write_text('pack ours "Ours"\n    game terraforming_mars\n')
    card.write_text(GOOD.replace("gain 2 heat", "gain x heat"))
    assert cardwright("check", "--format", "short", card).out.count("[") == 1


def test_only_findings_of_the_named_files_are_printed(tmp_path: Path) -> None:
    (tmp_path / "pack.card").write_text('pack ours "Ours"\n    game terraforming_mars\n')
    (tmp_path / "good.card").write_text(GOOD)
    (tmp_path / "bad.card").write_text(
        BAD.replace("frost", "thaw").replace("Frost", "Thaw").replace("X01", "X02")
    )
    assert cardwright("check", "good.card", at=tmp_path).code == 0
    assert cardwright("check", "bad.card", at=tmp_path).code == 1
    assert cardwright("check", at=tmp_path).out.endswith("\n2 errors in 1 file.\n")


def test_files_are_read_in_one_order_however_they_are_named(tmp_path: Path) -> None:
    for name in ("a.card", "b.card"):
        (tmp_path / name).write_text(GOOD)
    found = [
        json.loads(cardwright("check", *names, "--format", "json", at=tmp_path).out)["findings"]
        for names in (("a.card", "b.card"), ("b.card", "a.card"))
    ]
    assert found[0] == found[1] != []


def test_two_packs_that_clash_are_told_so(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        manifest = f'pack {name} "{name}"\n    game terraforming_mars\n'
        (tmp_path / name / "pack.card").write_text(manifest)
        noun = f'token ice "ice of {name}"\n'
        text = GOOD.replace("automated, cost 4", "automated, cost 4, holds ice").replace(
            "card frost", f"card frost_{name}"
        )
        (tmp_path / name / "frost.card").write_text(noun + text)
    said = cardwright("check", "--format", "short", "one", "two", at=tmp_path)
    assert said.code == 1
    for slug in ("duplicate-name", "duplicate-number", "duplicate-noun"):
        assert (
            f"two/frost.card:{1 if slug == 'duplicate-noun' else 2 + (slug == 'duplicate-number')}"
            in said.out
        )
        assert slug in said.out


@pytest.mark.parametrize("words", [("--json",), ("--format", "json")])
def test_programs_get_json_and_nothing_else(card: Path, words: tuple[str, ...]) -> None:
    card.write_text(BAD)
    said = cardwright("check", card, *words)
    found = json.loads(said.out)["findings"]
    assert said.code == 1
    assert [finding["slug"] for finding in found] == ["unknown-tag", "unknown-resource"]
    assert found[1]["place"]["line"] == 5 and found[1]["fix"]["edits"][0]["text"] == "heat"


def test_sarif_names_rules_and_places(card: Path) -> None:
    card.write_text(BAD)
    run = json.loads(cardwright("check", card, "--format", "sarif").out)["runs"][0]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == [
        "unknown-resource",
        "unknown-tag",
    ]
    assert len(run["results"]) == 2


def test_a_code_host_gets_annotations_alone(card: Path) -> None:
    card.write_text(BAD)
    lines = cardwright("check", "frost.card", "--format", "github", at=card.parent).out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("::error file=frost.card,line=3,col=29,")


def test_fixes_are_applied_checked_again_and_told(card: Path) -> None:
    card.write_text(BAD.replace("    when", "\twhen"))
    said = cardwright("check", "--fix", "frost.card", at=card.parent)
    assert said.code == 0
    assert card.read_text() == GOOD.replace("cost 4", "cost 4, tags plant")
    assert said.out.startswith("Fixed 3 places in 1 file:\n")
    assert "  frost.card: Write `heat`\n" in said.out
    assert said.out.endswith("\nChecked 1 item in 1 file: no mistakes.\n")


def test_what_no_fix_is_certain_of_stays_as_it_is(card: Path) -> None:
    card.write_text(GOOD.replace("heat", "something"))
    said = cardwright("check", "--fix", card)
    assert said.code == 1 and "Nothing to fix: no fix is certain." in said.out
    assert card.read_text() == GOOD.replace("heat", "something")


def test_a_file_that_is_no_text_is_told_and_never_rewritten(card: Path) -> None:
    raw = BAD.encode().replace(b"Frost", b"Fr\xf6st")
    card.write_bytes(raw)
    assert "hidden-character" in cardwright("check", "--fix", card).out
    assert cardwright("fmt", card).code == 1
    assert card.read_bytes() == raw


def test_usage_counts_cards_for_each_word() -> None:
    rows = json.loads(cardwright("check", "--usage", "--json").out)
    verbs = {row["word"]: len(row["cards"]) for row in rows if row["group"] == "verb"}
    assert verbs["gain"] > 30 and "What the cards use" in cardwright("check", "--usage").out


def test_colours_are_for_terminals_that_want_them(card: Path) -> None:
    card.write_text(BAD)
    assert "\x1b[1;31m" in _in_a_terminal("check", card)
    assert "\x1b" not in _in_a_terminal("check", card, NO_COLOR="1")


def _in_a_terminal(*words: str | Path, **environment: str) -> str:
    pty = pytest.importorskip("pty")
    master, slave = pty.openpty()
    plain = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    command = [sys.executable, "-m", "cardwright_tools.main", *map(str, words)]
    environment = {**plain, "TERM": "xterm", **environment}
    with subprocess.Popen(command, stdout=slave, env=environment, cwd=ROOT):
        os.close(slave)
        said = b""
        try:
            while part := os.read(master, 65536):
                said += part
        except OSError:  # Linux says so where the other end is closed.
            pass
    os.close(master)
    return said.decode()


def test_whoever_reads_only_the_beginning_hears_no_complaint(tmp_path: Path) -> None:
    (tmp_path / "many.card").write_text("crad a\n" * 3_000)
    words = [
        sys.executable,
        "-m",
        "cardwright_tools.main",
        "check",
        "--format",
        "short",
        "many.card",
    ]
    with subprocess.Popen(
        words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout and running.stderr
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""


@pytest.mark.parametrize(
    ("words", "help"),
    [
        (("check", "algea"), "There is no file or folder `algea`: did you mean `algae`?"),
        (("check", "nowhere.card"), "There is no file or folder `nowhere.card`."),
        (("chekc",), "Did you mean 'check'?"),
        (("check", "--format", "yaml"), "'yaml' is not one of 'text'"),
        (("check", "--fixx"), "--fix"),
        (("explain", "unknown-nuon"), "did you mean `unknown-noun`"),
        (("facts",), "Say either --out FOLDER or --compare FOLDER."),
        (("facts", "--compare", "nowhere"), "There is no folder `nowhere`."),
        (("facts", "--compare", "."), "There are no facts in `.`"),
        (("facts", "--out", "/dev/null/x"), "`/dev/null/x`: Not a directory."),
        (("text", "algea"), "did you mean `algae`"),
        (
            ("text", "lichen", "--language", "xx"),
            "There is no phrase table `xx`: there is `cs`, `en` or `sr`.",
        ),
        (("explain", "unknown-resorce"), "did you mean `unknown-resource`"),
        (("new", "pack", "123"), "has no letter from a to z"),
        (("new", "pack", "Ice", "--game", "chess"), "There is no game `chess`."),
    ],
)
def test_wrong_words_get_exit_code_2_and_a_sentence_that_helps(
    words: tuple[str, ...], help: str, tmp_path: Path
) -> None:
    said = cardwright(*words, at=tmp_path)
    assert said.code == 2
    assert help in " ".join((said.out + said.err).split())


def test_help_lists_every_command() -> None:
    said = cardwright("--help").out
    for command in ("new", "check", "fmt", "explain", "text", "build", "facts", "play", "simulate"):
        assert f" {command} " in said


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        (GOOD + "        gain 1 plant\n" * 1_000_000, "file-too-long"),
        (GOOD + "        gain " + "1 " * 4_000_000, "line-too-long"),
        ("crad it\n" * 400_000, "unknown-kind"),
        ("\0" * 8_000_000, "line-too-long"),
    ],
    ids=["a million lines", "a line of megabytes", "many mistakes", "zeros"],
)
def test_a_huge_file_costs_a_message_and_bounded_memory(
    tmp_path: Path, text: str, slug: str
) -> None:
    (tmp_path / "huge.card").write_text(text)
    words = [sys.executable, "-m", "cardwright_tools.main", "check", "huge.card"]
    limited = f"ulimit -v {1_500_000}; exec {shlex.join(words)}"
    done = subprocess.run(
        ["bash", "-c", limited], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert slug in done.stdout and len(done.stdout) < 200_000


CONFLICT = GOOD + "<<<<<<< ours\n       gain 1 plnt\n=======\n    gain 1 heat\n>>>>>>> theirs\n"


def test_a_file_with_two_versions_is_refused_and_never_rewritten(tmp_path: Path) -> None:
    (tmp_path / "pack.card").write_text('pack ours "Ours"\n    game terraforming_mars\n')
    (tmp_path / "frost.card").write_text(CONFLICT)
    beside = BAD.replace("frost", "thaw").replace("Frost", "Thaw").replace("X01", "X02")
    (tmp_path / "thaw.card").write_text(beside)
    said = cardwright("check", "--fix", "frost.card", "--format", "short", at=tmp_path)
    assert said.code == 1 and said.out.count("merge-conflict") == 1
    assert said.out.endswith("\n1 error in 1 file.\n")
    said = cardwright("fmt", "frost.card", at=tmp_path)
    assert said.code == 1 and "two versions" in said.out
    assert (tmp_path / "frost.card").read_text() == CONFLICT
    # A noun that the refused file declares is no misspelt one elsewhere.
    assert "Nothing to fix" in cardwright("check", "--fix", "thaw.card", at=tmp_path).out
    assert (tmp_path / "thaw.card").read_text() == beside
