"""A finding on one line. In: Finding and the files read. Out: `path:line:column: level[slug]: title`."""

from cardwright.findings.finding import Finding
from cardwright.findings.positions import Sources, position_of, shown


def to_short(finding: Finding, sources: Sources) -> str:
    place = position_of(finding.primary.span, sources)
    at = f"{place.path}:{place.line}:{place.column}: " if place.path else ""
    label = f" ({shown(finding.primary.text)})" if finding.primary.text else ""
    return f"{at}{finding.level}[{finding.slug}]: {shown(finding.title)}{label}"
