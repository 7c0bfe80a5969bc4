"""A finding as an annotation of GitHub Actions. In: Finding and the files read. Out: one `::error ...::` command."""

from cardwright.findings.finding import Finding
from cardwright.findings.positions import Sources, position_of, shown


def to_github(finding: Finding, sources: Sources) -> str:
    place = position_of(finding.primary.span, sources)
    properties = {
        "file": place.path,
        "line": str(place.line),
        "col": str(place.column),
        "endLine": str(place.end_line),
        "endColumn": str(place.end_column),
        "title": finding.slug,
    }
    if not place.path:
        properties = {"title": finding.slug}
    named = ",".join(f"{name}={_property(text)}" for name, text in properties.items())
    return f"::{finding.level} {named}::{_message(_text(finding))}"


def _text(finding: Finding) -> str:
    parts = (finding.title, finding.primary.text, finding.body, finding.help)
    return "\n".join(shown(line) for part in parts for line in part.split("\n") if part)


def _message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _message(shown(text)).replace(":", "%3A").replace(",", "%2C")
