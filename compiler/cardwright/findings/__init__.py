"""What the compiler tells an author. In: slug, place and words from a pass. Out: Finding values and their renderings."""

from cardwright.findings.finding import Edit, Finding, Fix, Label, error, warning

__all__ = ["Edit", "Finding", "Fix", "Label", "error", "warning"]
