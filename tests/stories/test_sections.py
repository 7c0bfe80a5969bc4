"""Each section of the rulebooks has its stories, or says why it needs none; README.md shows them."""

from pathlib import Path

import pytest
from stories.sections import SECTIONS, Section, belongs, table, topic_of

from cardwright_tools.stories.report import pages_in, stories_in

HERE = Path(__file__).parent
README = HERE / "README.md"
STORIES = stories_in(page for page in pages_in([HERE]) if page.parent == HERE)
TOPICS = sorted({topic_of(story.section) for story in STORIES} - {""})
TABLE_BEGINS = "| page |"


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_a_section_of_the_rulebooks_is_told_or_says_why_not(section: Section) -> None:
    told = [topic for topic in TOPICS if belongs(topic, section)]
    assert bool(told) != bool(section.why)


@pytest.mark.parametrize("topic", TOPICS)
def test_a_heading_that_names_a_page_belongs_to_one_section(topic: str) -> None:
    assert len([section for section in SECTIONS if belongs(topic, section)]) == 1


def test_the_readme_lists_the_stories_of_each_section(bless: bool) -> None:
    before, _, _ = README.read_text("utf-8").partition(TABLE_BEGINS)
    expected = before + "\n".join(table(STORIES)) + "\n"
    if bless:
        README.write_text(expected, "utf-8")
    assert README.read_text("utf-8") == expected
