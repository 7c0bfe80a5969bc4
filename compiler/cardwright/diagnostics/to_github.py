"""A finding as an annotation of GitHub Actions. In: Diagnostic and the files read. Out: one `::error ...::` command."""

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.diagnostics.positions import Sources, position_of


def to_github(diagnostic: Diagnostic, sources: Sources) -> str:
    place = position_of(diagnostic.primary.span, sources)
    properties = {
        "file": place.path,
        "line": str(place.line),
        "col": str(place.column),
        "endLine": str(place.end_line),
        "endColumn": str(place.end_column),
        "title": diagnostic.slug,
    }
    if not place.path:
        properties = {"title": diagnostic.slug}
    named = ",".join(f"{name}={_property(text)}" for name, text in properties.items())
    return f"::{diagnostic.level} {named}::{_message(_text(diagnostic))}"


def _text(diagnostic: Diagnostic) -> str:
    parts = (diagnostic.title, diagnostic.primary.text, diagnostic.body, diagnostic.help)
    return "\n".join(part for part in parts if part)


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")
