"""A comparison as a document. In: a Comparison. Out: sections that terminal, Markdown and HTML print alike."""

from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.findings.words import many
from cardwright_tools.differences.blast_radius import Blast
from cardwright_tools.differences.cards_compared import Change, Line
from cardwright_tools.differences.comparison import Comparison

MOST_PARTINGS = 8
ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Row:
    """`lines` with the signs `-` and `+`, or none."""

    heading: str
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """`count` says of how many items or games it tells: a card that differs in three languages has three rows."""

    title: str
    rows: tuple[Row, ...]
    count: int


def title(one: Comparison) -> str:
    return f"{one.old} → {one.new}"


def summary(one: Comparison) -> list[str]:
    counts = [
        f"{sum(c.what == what for c in one.changes)} {what}"
        for what in ("added", "removed", "renamed", "changed")
        if any(c.what == what for c in one.changes)
    ]
    lines = [f"Cards and nouns: {', '.join(counts) or 'all as they were'}."]
    lines.append(_breaking(one))
    if one.blast is not None:
        lines.append(
            f"{len(one.blast.partings)} of {many(one.blast.games, 'seeded game')} ({_percent(one.blast.share)}) go differently."
        )
    if one.suggested:
        was, now = one.versions
        lines.append(f"Suggested version: {one.suggested} (it was {was} and is {now} now).")
    return [*lines, *_notes(one)]


def _percent(share: float) -> str:
    """As short as it can be without some becoming all, or none."""
    rounded = (f"{share:.{places}%}" for places in range(9))
    return next(r for r in rounded if share in (0, 1) or float(r[:-1]) not in (0, 100))


def _notes(one: Comparison) -> list[str]:
    return [f"Note: {note}." for note in one.notes]


def _breaking(one: Comparison) -> str:
    kinds = (("saves", one.breaks.saves), ("bots", one.breaks.bots), ("packs", one.breaks.packs))
    broken = [kind for kind, sentences in kinds if sentences]
    return f"Breaks {' and '.join(broken)}." if broken else "Breaks no saves, no bots and no packs."


def sections(one: Comparison) -> Iterator[Section]:
    breaks = one.breaks
    rows = [Row(f"Saves: {said}.") for said in breaks.saves]
    rows += [Row(f"Bots: {said}.") for said in breaks.bots]
    rows += [Row(f"Packs: {said}.") for said in breaks.packs]
    if rows:
        yield Section("What breaks", tuple(rows), len(rows))
    for what in ("removed", "renamed", "added", "changed"):
        found = [change for change in one.changes if change.what == what]
        if found:
            said = (_row(change, language) for change in found for language in _languages(change))
            yield Section(what.capitalize(), tuple(said), len(found))
    if one.blast is not None and one.blast.partings:
        games = tuple(_partings(one.blast))
        yield Section("Games that go differently", games, len(one.blast.partings))


def _languages(change: Change) -> list[str]:
    """English first, and others where they say something else; a change that no word tells has one row as well."""
    ordered = sorted(change.lines, key=lambda language: language != ENGLISH)
    first = {change.lines[language]: language for language in reversed(ordered)}
    return [language for language in ordered if first[change.lines[language]] == language] or [
        ENGLISH
    ]


def _row(change: Change, language: str) -> Row:
    kind = change.card.kind.id.replace("_", " ")
    named = f"{change.card.name} ({kind} `{change.card.id}`"
    if change.what == "renamed" and change.before:
        named += f", formerly `{change.before.id}`"
    heading = f"{named})" if language == ENGLISH else f"{named}, {language})"
    lines = change.lines.get(language, ())
    if not lines and change.what == "changed":
        heading += ": its rule changed, though its words did not"
    return Row(heading, lines)


def _partings(blast: Blast) -> Iterator[Row]:
    for one in blast.partings[:MOST_PARTINGS]:
        lines = (
            ("-", one.before or "(the game is over)"),
            ("+", one.after or "(the game is over)"),
        )
        yield Row(f"Seed {one.seed}, generation {one.generation}, event {one.place + 1}", lines)
    more = len(blast.partings) - MOST_PARTINGS
    if more > 0:
        yield Row(f"and {more} more")


# ---------------------------------------------------------------- forms


def to_text(one: Comparison) -> str:
    lines = [title(one), "", *summary(one)]
    for section in sections(one):
        lines += ["", section.title]
        for row in section.rows:
            lines.append(f"  {row.heading}")
            lines += [f"    {sign} {words}" for sign, words in row.lines]
    return "\n".join(lines)


_PAINTS = {"    - ": "\x1b[31m", "    + ": "\x1b[32m"}


def painted(text: str) -> str:
    """For a terminal with colours: what was is red, what is is green."""
    lines = ((_PAINTS.get(line[:6], ""), line) for line in text.splitlines())
    return "\n".join(f"{paint}{line}\x1b[0m" if paint else line for paint, line in lines)


def to_markdown(one: Comparison) -> str:
    lines = [f"# {title(one)}", "", *(f"- {line}" for line in summary(one))]
    for section in sections(one):
        lines += ["", f"## {section.title}", ""]
        lines += [line for row in section.rows for line in _markdown_row(row)]
    return "\n".join(lines).rstrip()


def _markdown_row(row: Row) -> list[str]:
    """What somebody wrote stands in a fence: no mark of it is read as Markdown."""
    if not row.lines:
        return [f"- {_plain(row.heading)}"]
    said = [f"{sign} {words}".replace("```", "'''") for sign, words in row.lines]
    return [f"**{_plain(row.heading)}**", "", "```diff", *said, "```", ""]


def _plain(text: str) -> str:
    return text.replace("<", "&lt;").replace("*", "\\*").replace("[", "\\[").replace("@", "@\u200b")


MARK = "<!-- cardwright diff -->"
"""By it, whoever posts a comment finds the one of last time."""
MOST_OF_A_COMMENT = 60_000
"""Code hosts take 65,536 characters."""


def to_comment(one: Comparison) -> str:
    parts = [
        MARK,
        f"### Cards: {_plain(title(one))}",
        "",
        *(f"- {_plain(line)}" for line in summary(one)),
    ]
    room = MOST_OF_A_COMMENT - len("\n".join(parts))
    for section in sections(one):
        inner = "\n".join(line for row in section.rows for line in _markdown_row(row)).rstrip()
        heading = f"{section.title}: {section.count}"
        text = f"\n<details><summary>{heading}</summary>\n\n{inner}\n\n</details>"
        if len(text) > room:
            parts.append(f"\n{heading}, too long for a comment.")
        else:
            parts.append(text)
            room -= len(text)
    return "\n".join(parts)


def breaking_told(one: Comparison) -> str:
    """For whoever reads the log of a build."""
    was, now = one.versions
    said = [
        row.heading
        for section in sections(one)
        if section.title == "What breaks"
        for row in section.rows
    ]
    if one.breaks_unannounced:
        end = f"The version is {now or 'not said'} and was {was or 'not said'}: make it {one.suggested}, or take the change back."
    elif one.breaks.saves or one.breaks.bots:
        end = f"The version says so: {now} after {was}."
    elif one.notes:
        end = "As far as the cards tell, saves and option keys stay as they were."
    else:
        end = "Saves and option keys stay as they were."
    return "\n".join([*said, *_notes(one), end])
