"""The pages behind `explain`. In: the slug of a finding, a word of the language, a noun, or the name of a page. Out: what is to be said of it, or near names."""

import re
import sys
from collections.abc import Iterator
from itertools import takewhile

from cardwright.pipeline import Project
from cardwright.vocabulary.entry import Entry
from cardwright_grammar import FOLDER
from cardwright_tools.project import HOME
from cardwright_tools.understanding import tell_errors, understood_with_errors

PAGES = FOLDER / "findings"
UNKNOWN_NOUN = "unknown-noun"
_FEW = 3


def slugs() -> list[str]:
    return sorted(path.stem for path in PAGES.glob("*.md"))


def page(slug: str) -> str | None:
    name = UNKNOWN_NOUN if _names_a_category(slug) else slug
    return (PAGES / f"{name}.md").read_text(encoding="utf-8") if name in slugs() else None


def _names_a_category(slug: str) -> bool:
    """`unknown-resource`, `unknown-tag`: one page speaks of them all."""
    from cardwright.vocabulary import categories

    named = slug.startswith("unknown-") and slug.removeprefix("unknown-") in categories()
    return named and slug not in slugs()


def print_page(word: str) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    found = list(said_of(word))
    if not found:
        return _print_near(word)
    for text in found:
        Console().print(Markdown(text))
    return 0


def said_of(word: str) -> Iterator[str]:
    """In Markdown. A finding speaks for itself; a word may be both of the language and a noun."""
    if text := page(word):
        yield text
        return
    wanted = word.lower().replace("_", " ").replace("-", " ").strip()
    titles = dict(language_words())
    named = [title for title in titles if f"{title} ".startswith(f"{wanted} ")]
    entries = named or _entries_with(wanted)
    if named or len(entries) <= _FEW:
        yield from (titles[entry] for entry in entries)
    else:
        lines = (f"- `cardwright explain {entry.replace(' ', '_')}`" for entry in entries)
        yield "\n".join((f"`{wanted}` stands in the lines of these entries:", "", *lines))
    project, errors = understood_with_errors()
    nouns = [e for e in project.language.vocabulary.entries if wanted in _names(e)]
    tell_errors(errors, {entry.span.path for entry in nouns})
    yield from (_noun(entry, project) for entry in nouns)
    if text := documents().get(word.lower().removeprefix("docs/").removesuffix(".md")):
        yield text


def _entries_with(word: str) -> list[str]:
    """What the index of the language page says of a word that heads no entry; of several words, where they are explained."""
    row = re.search(rf"^\| `{re.escape(word)}` \| (.+) \|$", documents()["language"], re.MULTILINE)
    linked = re.findall(r"\[(.+?)\]\(#", row[1]) if row else []
    if linked:
        return linked
    quoted = "`" + "[ _]".join(map(re.escape, word.split())) + r"\b"
    return _entries_saying(rf"^- (?:`[^`]+`, )*{quoted}") or _entries_saying(quoted)


def _entries_saying(pattern: str) -> list[str]:
    found = re.compile(pattern, re.MULTILINE)
    return [title for title, text in language_words() if found.search(text)]


def language_words() -> list[tuple[str, str]]:
    """Each word of the language, as its page heads it, and what the page says of it."""
    page = documents()["language"]
    parts = re.split(r"^(#{2,3}) (.+)$", page, flags=re.MULTILINE)
    return [
        (title.strip("`"), f"## {title}\n{text}")
        for level, title, text in zip(parts[1::3], parts[2::3], parts[3::3])
        if level == "###"
    ]


def documents() -> dict[str, str]:
    """The pages that messages cite; a wheel carries them too."""
    folder = HOME / "docs"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.md"))}


def _noun(entry: Entry, project: Project) -> str:
    """What kind of noun it is, what that means, and how it is declared."""
    from cardwright.vocabulary import categories

    category = categories().get(entry.noun.category)
    means = category.means if category else ""
    kind = entry.noun.category.replace("_", " ")
    return (
        f"## {entry.noun.id}\n\n**{entry.one}**: {kind}. {means}\n\n"
        f"Declared in {entry.span.path}:\n\n```\n{_declared(entry, project)}\n```"
    )


def _declared(entry: Entry, project: Project) -> str:
    """Its head and the lines below."""
    text = project.by_path[entry.span.path].text
    begins = text.rfind("\n", 0, entry.span.start) + 1
    head, *rest = text[begins:].splitlines()
    below = takewhile(lambda line: not line.strip() or line[0].isspace(), rest)
    return "\n".join([head, *below]).rstrip()


def _names(entry: Entry) -> set[str]:
    return {entry.noun.id.replace("_", " "), entry.one.lower(), entry.many.lower()}


def _print_near(word: str) -> int:
    from cardwright.vocabulary import categories
    from cardwright_tools.near import unknown

    known = [*slugs(), *(f"unknown-{name}" for name in categories()), *documents()]
    project, errors = understood_with_errors()
    tell_errors(errors)
    known += [title for title, _ in language_words()]
    known += [entry.noun.id for entry in project.language.vocabulary.entries]
    print(unknown("finding, word or noun", word, known), file=sys.stderr)
    print("`cardwright explain` lists the findings.", file=sys.stderr)
    return 2


def print_slugs() -> int:
    for slug in slugs():
        lines = [line for line in (page(slug) or "").splitlines() if line and line[0] != "#"]
        print(f"{slug:24} {lines[0]}")
    return 0
