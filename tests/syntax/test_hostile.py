"""Text from strangers takes bounded time and memory, and costs one message. In: huge and odd files. Out: slugs and seconds."""

from time import process_time

import pytest
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.to_text import to_text
from hypothesis import given, settings
from hypothesis import strategies as st

SECONDS = 60.0


def deep(levels: int) -> str:
    steps = "".join("    " * level + "may\n" for level in range(2, levels))
    return 'card a "A"\n    when played\n' + steps


HUGE = {
    "a line of a megabyte": ('card a "A"\n    cost ' + "3 " * 500_000, "line-too-long"),
    "a head of a megabyte": ("card " + "a " * 500_000, "line-too-long"),
    "a word of a megabyte": ('card a "A"\n    ' + "a" * 1_000_000, "line-too-long"),
    "a comment of a megabyte": ("# " + "x" * 1_000_000, ""),
    "a million lines": ('card a "A"\n' + "    cost 3\n" * 1_000_000, "file-too-long"),
    "a thousand levels": (deep(1_000), "nested-too-deep"),
    "a million quotes": ('card a "A"\n    ' + '"' * 1_000_001, "line-too-long"),
    "thousands of comments": ('card a "A"\n' + "    # x\n" * 19_000, ""),
    "indentation of a megabyte": ('card a "A"\n' + " " * 1_000_000 + "cost 3", "bad-indentation"),
    "nothing but a null": ("\0", "broken-head"),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_file_is_read_in_bounded_time(name: str) -> None:
    text, slug = HUGE[name]
    start = process_time()
    _, found = from_text(SourceFile("a.card", text))
    assert process_time() - start < SECONDS
    assert slug in [d.slug for d in found] or not slug and not found


@pytest.mark.parametrize("name", HUGE)
def test_a_huge_file_loses_nothing_when_it_is_formatted(name: str) -> None:
    text = HUGE[name][0]
    formatted = to_text(from_text(SourceFile("a.card", text))[0])
    assert "".join(formatted.split()) == "".join(text.split())


ODD = st.text(
    alphabet=st.sampled_from('aif01 \t\n\r"#,.%-_{}()\0\x0b\x0c\x85\u00a0\u2028\ufeffžЖ漢'),
    max_size=80,
)


@settings(max_examples=400, deadline=None)
@given(ODD)
def test_no_text_breaks_the_reader(text: str) -> None:
    source = SourceFile("a.card", text)
    _, found = from_text(source)
    assert all(0 <= d.primary.span.start <= d.primary.span.end <= len(text) for d in found)


CARD = 'card a "A"\n    cost 3\n    when played\n        gain 1 plant\n'


@settings(max_examples=300, deadline=None)
@given(st.lists(st.text(alphabet='agin 1plt"#,{', min_size=1, max_size=20), max_size=6))
def test_damage_stays_inside_its_item(lines: list[str]) -> None:
    damaged = 'card b "B"\n' + "".join(f"    {line}\n" for line in lines)
    source = SourceFile("a.card", f"{CARD}\n{damaged}\n{CARD.replace('card a', 'card c')}")
    page, found = from_text(source)
    assert [item.id.text for item in page.items] == ["a", "b", "c"]
    inside = range(len(CARD), len(CARD) + 1 + len(damaged) + 1)
    assert all(d.primary.span.start in inside for d in found)
