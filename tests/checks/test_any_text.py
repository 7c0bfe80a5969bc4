"""No text breaks the compiler: grammar-shaped, damaged and raw. In: texts from Hypothesis. Out: nothing that must not be.

`python -m cardwright_tools.fuzz --seconds 600` looks for longer.
"""

import random
from itertools import islice

import pytest
from cardwright_tools.fuzz.damage import ODD
from cardwright_tools.fuzz.problems import broken
from cardwright_tools.fuzz.texts import HEADS, KINDS, sentences_and_fields, texts
from hypothesis import example, given, settings
from hypothesis import strategies as st

pytestmark = pytest.mark.slow

LINE = st.one_of(
    st.sampled_from(HEADS),
    st.tuples(st.integers(1, 4), st.sampled_from(sentences_and_fields())).map(
        lambda line: "    " * line[0] + line[1]
    ),
)
SHAPED = st.lists(LINE, min_size=1, max_size=14).map(lambda lines: "\n".join((HEADS[0], *lines)))


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A grammar-shaped text with something put in or cut out."""
    text = draw(SHAPED)
    at = draw(st.integers(0, len(text)))
    until = min(len(text), at + draw(st.integers(0, 12)))
    return text[:at] + draw(st.sampled_from(("", *ODD))) + text[until:]


@settings(max_examples=60, deadline=None)
@given(SHAPED)
@example('set it "It"\n    order 1\n    numbers "a" "b" "c"\n')
@example('track it "it"\n    start 0, goal 10, step 0\ncard a "A"\n    requires it 5\n')
@example('token it "it"\n    many\n    plural\n    called\n')
@example('kind card "card"\n    always nothing\n    clauses everything\n    base class\n')
@example(
    'automa_track it "It"\n    of_track space_track\n    board tharsis\n    when it reaches 3\n\n'
)
@example('bonus card it "It"\n    number B99\n    replaced party_politics\n')
@example(
    'automa_corporation it "It"\n    number C99\n    cubes silver_cube venus_track 5, silver_cube\n'
)
def test_sentences_in_any_order_break_nothing(text: str) -> None:
    assert broken(text) == []


@settings(max_examples=60, deadline=None)
@given(spoilt())
def test_damaged_sentences_break_nothing(text: str) -> None:
    assert broken(text) == []


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=200))
def test_any_text_breaks_nothing(text: str) -> None:
    assert broken(text) == []


def test_what_the_fuzzer_tries_first_breaks_nothing(fresh: int) -> None:
    assert [problem for text in islice(texts(fresh), 40) for problem in broken(text)] == []


def test_the_fuzzer_would_notice() -> None:
    kinds = {kind(random.Random(3)) for kind in KINDS}
    assert len(kinds) == len(KINDS)
    assert broken(None)  # type: ignore[arg-type]
