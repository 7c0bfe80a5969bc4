"""Whether a message keeps what it begins. In: a finding. Out: what it announces and does not show."""

import re
from collections.abc import Iterator

from cardwright.findings import Finding

_ANNOUNCED = re.compile(
    r"(for example|such as)[\s:.]*$|(like this|can be read|it is):\s*$", re.IGNORECASE
)
_FORMS = re.compile(r"^An? `(\w+)` line looks like this:\n\n((?: {4}.*\n?)*)", re.MULTILINE)


def not_shown(finding: Finding) -> Iterator[str]:
    """An announcement with nothing behind it, and an example of something else than the line it is said of."""
    fix = finding.fix.title if finding.fix else ""
    labels = (label.text for label in (finding.primary, *finding.secondary))
    for text in (finding.title, finding.body, finding.help, fix, *labels):
        if _ANNOUNCED.search(text):
            yield text
    for verb, forms in _FORMS.findall(finding.body):
        lines = forms.splitlines()
        yield from (line for line in lines if not line.split() or line.split()[0] != verb)
        if not lines:
            yield finding.body
