"""What the compiler tells an author. In: findings of the passes. Out: Diagnostic values and their renderings."""

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label, error, warning

__all__ = ["Diagnostic", "Edit", "Fix", "Label", "error", "warning"]
