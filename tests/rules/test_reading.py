"""Reading never fails and stays fast. In: real cards with words exchanged, all cards. Out: no exception; seconds."""

import time
from functools import cache

from cardwright.pipeline import Project
from cardwright.plan.names import Package
from cardwright.rules.from_syntax import read_page
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import from_pages
from hypothesis import given, settings
from hypothesis import strategies as st
from read_with_game import CARDS, game_vocabulary, source_of


@cache
def texts() -> tuple[str, ...]:
    return tuple(source_of(path).text for path in sorted(CARDS.rglob("*.card")))


@cache
def words() -> tuple[str, ...]:
    return tuple(sorted({word for text in texts() for word in text.split(" ") if word}))


@st.composite
def damaged_texts(draw: st.DrawFn) -> str:
    """A real file in which some words are exchanged for words of other files, doubled or dropped."""
    parts = draw(st.sampled_from(texts())).split(" ")
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(parts) - 1))
        parts[at] = draw(st.one_of(st.just(""), st.sampled_from(words()), st.just(parts[at] * 2)))
    return " ".join(parts)


@given(damaged_texts())
@settings(max_examples=200, deadline=None)
def test_no_pass_raises_and_a_silent_page_is_whole(text: str) -> None:
    page, in_page = from_text(SourceFile("cards/terraforming_mars/base/it.card", text))
    cards, in_cards = read_page(page, game_vocabulary())
    damaged = any(card.damaged for card in cards)
    assert damaged or not [d for d in in_cards if d.is_error]
    for found in in_cards:
        assert 0 <= found.primary.span.start <= found.primary.span.end <= len(text)
    from_pages([page])


@given(st.lists(damaged_texts(), min_size=1, max_size=3))
@settings(max_examples=30, deadline=None)
def test_the_pipeline_takes_whatever_it_is_given(files: list[str]) -> None:
    sources = [SourceFile(f"cards/{n}/it.card", text) for n, text in enumerate(files)]
    project = Project(sources, place=lambda _: (Package("made", "cards"),))
    found = project.findings()
    assert list(found) == sorted(found, key=lambda d: (d.primary.span, d.slug))
    for source in sources:
        project.compiled(source.path)


def test_the_cards_of_this_project_have_no_mistake() -> None:
    sources = [source_of(path) for path in sorted(CARDS.rglob("*.card"))]
    started = time.process_time()
    project = Project(sources)
    found = project.findings()
    assert [(d.slug, d.primary.span.path, d.title) for d in found if d.is_error] == []
    assert not any(card.damaged for card in project.cards)
    assert time.process_time() - started < 30
