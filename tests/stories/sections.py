"""The rulebooks, section by section. In: the pages of stories. Out: the table of README.md, which says where each rule is told."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cardwright_tools.stories.story import Story


@dataclass(frozen=True, slots=True)
class Section:
    """`topics` begin the headings of its stories; where it has no rule of its own, `why` says so."""

    name: str
    page: int
    topics: tuple[str, ...] = ()
    why: str = ""


# The two books of the base game have the same sections on the same pages; they are named in our words.
SECTIONS = (
    Section("Introduction", 2, why="a story of the planet, no rule"),
    Section("Overview", 3, why="told again by the sections below"),
    Section("Global parameters", 3, ("Global parameters",)),
    Section("The board: tracks, start values", 4, ("The board",)),
    Section("The board: bonuses of the parameters", 4, ("Bonuses of the parameters",)),
    Section("The board: reserved areas", 4, ("Reserved areas", "Areas of named cities")),
    Section("The board: areas off the map", 4, ("Cities off the map",)),
    Section("Tiles: bonuses, restrictions", 5, ("Tiles", "Claimed areas")),
    Section("Tiles: oceans", 5, ("Oceans",)),
    Section("Tiles: greeneries", 5, ("Greeneries",)),
    Section("Tiles: cities", 5, ("Cities",)),
    Section("Tiles: special tiles", 5, ("Special tiles",)),
    Section("Cubes and markers", 5, why="things on a table; there are always enough of them"),
    Section("Player boards: productions", 6, ("Productions",)),
    Section("Player boards: resources", 6, ("Money", "Steel and titanium", "Heat")),
    Section("Cards: tags", 6, ("Tags",)),
    Section("Cards: effects and actions", 6, ("Actions and effects",)),
    Section("Cards: cost, requirement", 6, ("Costs", "Requirements")),
    Section("Setup", 7, ("Setup",)),
    Section("1) Player order phase", 8, ("Player order phase",)),
    Section("2) Research phase", 8, ("Research phase",)),
    Section("3) Action phase", 8, ("Action phase",)),
    Section("4) Production phase", 8, ("Production phase",)),
    Section("A) Playing a card, 1: requirement", 9, ("A) Playing a card, 1",)),
    Section("A) Playing a card, 2: cost, effect", 9, ("A) Playing a card, 2",)),
    Section("A) Playing a card, 3: laying it down", 10, ("A) Playing a card, 3",)),
    Section("B) Standard projects", 10, ("B) Standard projects",)),
    Section("C) Milestones", 10, ("C) Claiming a milestone",)),
    Section("D) Awards", 11, ("D) Funding an award", "Awards")),
    Section("E) Actions of cards", 11, ("E) Using the action of a card",)),
    Section("F) Plants into a greenery", 11, ("F) Turning 8 plants into a greenery",)),
    Section("G) Heat into temperature", 11, ("G) Turning 8 heat into a warmer planet",)),
    Section("End of the game", 12, ("End of the game",)),
    Section("Final scoring", 12, ("Final scoring", "Winner")),
    Section("Hints", 12, why="its one rule, the order of effects, is told with A) 2"),
    Section("Corporate Era", 13, ("Corporate Era",)),
    Section("Solo", 13, ("Solo",)),
    Section("Draft", 13, ("Draft",)),
    Section("Symbols", 14, why="symbols say again what the sections above say; cards tell them"),
    Section("Red borders", 15, why="told with A) 2, the asterisk with the cards that have one"),
    Section("Turmoil: components, introduction", 2, why="things on a table, and a story"),
    Section(
        "Turmoil: setup", 2, why="a story begins without it: `tests/runtime/flow/test_politics.py`"
    ),
    Section("Turmoil: lobbying", 4, ("Politics: lobbying",)),
    Section("Turmoil: party leaders", 4, ("Politics: party leaders",)),
    Section("Turmoil: dominant party", 4, ("Politics: the dominant party",)),
    Section("Turmoil: influence", 4, ("Politics: influence",)),
    Section(
        "Turmoil: solar phase, 1 and 4", 5, ("Politics: solar phase", "Politics: political phase")
    ),
    Section("Turmoil: neutral role", 5, ("Politics: neutral role",)),
    Section("Turmoil: new government", 5, ("Politics: new government",)),
    Section("Turmoil: changing times", 5, ("Politics: changing times",)),
    Section("Turmoil: ruling bonuses and policies", 6, ("Politics: policies",)),
    Section("Turmoil: requirements of a party", 6, ("Politics: requirements of a party",)),
    Section("Turmoil: global parameters", 6, ("Politics: global parameters",)),
    Section("Turmoil: standard resources", 6, why="told by the cards that say `resource`"),
    Section("Turmoil: final scoring", 6, ("Politics: final scoring",)),
    Section("Turmoil: solo", 6, ("Politics: solo",)),
)


def topic_of(heading: str) -> str:
    """`Setup, point 4 (p. 7): production ...` -> `Setup, point 4`; empty where the heading names no page."""
    found = re.fullmatch(r"(.+?) \(p\. [^)]+\)(?:: .+)?", heading)
    return found[1] if found else ""


def belongs(topic: str, section: Section) -> bool:
    return any(topic == own or topic.startswith(own + ",") for own in section.topics)


def table(stories: Iterable[Story]) -> list[str]:
    """A row for each section, with the headings under which its rules are told."""
    counts: dict[tuple[str, str], int] = {}
    for story in stories:
        page = story.path.rpartition("/")[2]
        counts[story.section, page] = counts.get((story.section, page), 0) + 1
    rows = ["| page | section | stories |", "|---|---|---|"]
    for section in SECTIONS:
        told = [
            f"[{heading}]({page}) {count}"
            for (heading, page), count in counts.items()
            if belongs(topic_of(heading), section)
        ]
        rows.append(f"| {section.page} | {section.name} | {'<br>'.join(told) or section.why} |")
    return rows
