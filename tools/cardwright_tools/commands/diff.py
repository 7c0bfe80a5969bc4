"""`cardwright diff`: what changed between two states of the cards. In: revisions, folders or releases. Out: it in words, whom it breaks, how far it reaches."""

import os
import sys
from enum import Enum
from typing import Annotated

import typer


class Form(str, Enum):
    text = "text"
    markdown = "markdown"
    html = "html"
    json = "json"
    comment = "comment"


def register(app: typer.Typer) -> None:
    app.command()(diff)


def diff(
    old: Annotated[str, typer.Argument(help="A git revision, a folder, a release or a wheel.")],
    new: Annotated[
        str, typer.Argument(help="The same; by default, the cards in this folder.")
    ] = ".",
    format: Annotated[Form, typer.Option(help="How to print it.")] = Form.text,
    games: Annotated[
        int, typer.Option(min=0, help="How many games to play at most; 0 for none.")
    ] = 600,
) -> None:
    """Show what changed, clause by clause, what that breaks, and how many games go differently."""
    from cardwright_tools.differences.comparison import compare, to_json
    from cardwright_tools.differences.to_html import to_html
    from cardwright_tools.differences.told import painted, to_comment, to_markdown, to_text

    printed = {
        Form.text: to_text,
        Form.markdown: to_markdown,
        Form.html: to_html,
        Form.json: to_json,
        Form.comment: to_comment,
    }
    said = printed[format](compare(old, new, games))
    in_colour = format is Form.text and sys.stdout.isatty() and "NO_COLOR" not in os.environ
    typer.echo(painted(said) if in_colour else said)
