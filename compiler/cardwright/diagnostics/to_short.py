"""A finding on one line. In: Diagnostic and the files read. Out: `path:line:column: level[slug]: title`."""

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.diagnostics.positions import Sources, position_of, shown


def to_short(diagnostic: Diagnostic, sources: Sources) -> str:
    place = position_of(diagnostic.primary.span, sources)
    at = f"{place.path}:{place.line}:{place.column}: " if place.path else ""
    label = f" ({shown(diagnostic.primary.text)})" if diagnostic.primary.text else ""
    return f"{at}{diagnostic.level}[{diagnostic.slug}]: {shown(diagnostic.title)}{label}"
