"""No file breaks anything: each kind that people are given by others, damaged, is used or refused. In: bytes from Hypothesis. Out: no mistake of ours.

`python -m cardwright_tools.fuzz --cases 1000000` looks for longer, and with `--guided` for what was not reached yet.
"""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.fuzz import surfaces
from cardwright_tools.fuzz.files import FILE_KINDS
from cardwright_tools.fuzz.games import problem_in_a_game
from cardwright_tools.fuzz.guided import Broke, try_case
from cardwright_tools.fuzz.problems import broken, refusals
from cardwright_tools.fuzz.running import KINDS, SOURCES, Tried, tried
from cardwright_tools.fuzz.texts import KINDS as TEXT_KINDS
from cardwright_tools.fuzz.texts import texts, without_refused_lines

FOLDER = TemporaryDirectory()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_bytes_break_anything(kind: str) -> None:
    @settings(max_examples=25, deadline=None)
    @given(st.binary(max_size=120))
    def nothing_breaks(raw: bytes) -> None:
        try_case(b"\0" + raw, (kind,), Path(FOLDER.name))

    nothing_breaks()


@pytest.mark.slow
def test_the_fuzzer_goes_round_all_kinds(fresh: int) -> None:
    def goes_on(done: Tried) -> bool:
        return len(done.cases) < len(KINDS)

    *_, done = tried(KINDS, fresh, goes_on)
    assert set(done.cases) == set(KINDS)
    assert [found.problem for found in done.broken.values()] == []


@pytest.mark.slow
def test_drawn_texts_are_built_imported_and_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fuzzer that compiles nothing sees nothing."""
    built: list[str] = []

    def counted(rules: list[Rule], text: str) -> Iterator[str]:
        built.append(text)
        yield from problem_in_a_game(rules, text)

    monkeypatch.setattr(surfaces, "problem_in_a_game", counted)
    batch = list(islice(texts(3), 40))
    for _ in range(5):
        found, refused = refusals(batch)
        assert found == []
        batch = [text for text in map(without_refused_lines, batch, refused) if text]
    assert len(built) > 20


@pytest.mark.parametrize("kind", FILE_KINDS)
def test_the_fuzzer_would_notice(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sound files are used without a word; and whatever is raised is told."""
    file = FILE_KINDS[kind]
    with TemporaryDirectory() as folder:
        file.used(file.sound()[0], Path(folder))
    drawn = {file.drawn(random.Random(seed)) for seed in range(8)}
    assert len(drawn - set(file.sound())) > 4

    def breaks(text: str, folder: Path) -> None:
        raise KeyError(text)

    monkeypatch.setitem(FILE_KINDS, kind, type(file)(file.sound, file.damaged, breaks))
    with TemporaryDirectory() as folder, pytest.raises(Broke, match="KeyError"):
        try_case(b"\0\0text", (kind,), Path(folder))


def test_each_way_to_draw_a_text_gives_texts() -> None:
    for way in TEXT_KINDS:
        assert len({way(random.Random(seed)) for seed in range(4)}) > 1
    assert SOURCES in KINDS and broken("") == []
