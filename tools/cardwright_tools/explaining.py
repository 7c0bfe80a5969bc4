"""The pages behind `explain`. In: a slug. Out: its page on the terminal, or the nearest slugs."""

from cardwright_grammar import FOLDER

PAGES = FOLDER / "findings"
UNKNOWN_NOUN = "unknown-noun"


def slugs() -> list[str]:
    return sorted(path.stem for path in PAGES.glob("*.md"))


def page(slug: str) -> str | None:
    name = UNKNOWN_NOUN if _names_a_category(slug) else slug
    return (PAGES / f"{name}.md").read_text(encoding="utf-8") if name in slugs() else None


def _names_a_category(slug: str) -> bool:
    """`unknown-resource`, `unknown-tag`: one page speaks of them all."""
    from cardwright.vocabulary import categories

    return slug not in slugs() and slug.removeprefix("unknown-") in categories()


def print_page(slug: str) -> int:
    from rich.console import Console
    from rich.markdown import Markdown

    text = page(slug)
    if text is None:
        return _print_near(slug)
    Console().print(Markdown(text))
    return 0


def _print_near(slug: str) -> int:
    from cardwright.vocabulary import categories
    from cardwright_tools.near import unknown

    print(unknown("finding", slug, [*slugs(), *(f"unknown-{name}" for name in categories())]))
    print("`cardwright explain` lists them all.")
    return 2


def print_slugs() -> int:
    for slug in slugs():
        lines = [line for line in (page(slug) or "").splitlines() if line and line[0] != "#"]
        print(f"{slug:24} {lines[0]}")
    return 0
