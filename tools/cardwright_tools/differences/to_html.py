"""A comparison as one page that needs no other file. In: a Comparison. Out: HTML, readable in light and dark."""

from html import escape

from cardwright_tools.differences.comparison import Comparison
from cardwright_tools.differences.told import Row, Section, sections, summary, title

_STYLE = """\
:root { color-scheme: light dark; --ink: #1d2328; --paper: #fbfaf7; --faint: #68717a; --rule: #d9d5cb;
  --out: #fbe9e7; --out-ink: #8c1d13; --in: #e6f2e6; --in-ink: #14532d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e2dd; --paper: #17191c; --faint: #9aa3ab; --rule: #353a40;
  --out: #3a1f1d; --out-ink: #ffb4a8; --in: #1b3022; --in-ink: #a6e3b4; } }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 48rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; padding-bottom: .3rem; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1rem; margin: 1.4rem 0 .4rem; } ul { padding-left: 1.2rem; }
code { font: .9em ui-monospace, monospace; }
p.line { margin: 0; padding: .25rem .6rem .25rem 1.8rem; text-indent: -1.2rem; }
p.out { background: var(--out); color: var(--out-ink); } p.in { background: var(--in); color: var(--in-ink); }
p.line::before { display: inline-block; width: 1.2rem; text-indent: 0; } p.out::before { content: "\\2212"; } p.in::before { content: "+"; }
"""
_CLASSES = {"-": "out", "+": "in"}


def to_html(one: Comparison) -> str:
    head = escape(title(one))
    lines = "".join(f"<li>{_text(line)}</li>" for line in summary(one))
    body = "\n".join(_section(section) for section in sections(one))
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{head}</title>\n'
        f"<style>\n{_STYLE}</style>\n<h1>{head}</h1>\n<ul>{lines}</ul>\n{body}\n</html>\n"
    )


def _section(section: Section) -> str:
    return (
        f"<section>\n<h2>{escape(section.title)}</h2>\n"
        + "\n".join(map(_row, section.rows))
        + "\n</section>"
    )


def _row(row: Row) -> str:
    if not row.lines:
        return f"<p>{_text(row.heading)}</p>"
    said = "".join(
        f'<p class="line {_CLASSES[sign]}">{escape(words)}</p>' for sign, words in row.lines
    )
    return f"<h3>{_text(row.heading)}</h3>\n{said}"


def _text(text: str) -> str:
    """What stands in backticks is code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if n % 2 else part for n, part in enumerate(parts))
