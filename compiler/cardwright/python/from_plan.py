"""Modules as text. In: plan.Module. Out: GeneratedFile before formatting; and its text after it. Templates only loop and insert."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from cardwright.plan.statements import Module
from cardwright.python.docstrings import docstring
from cardwright.python.expressions import python
from cardwright.python.generated_file import GeneratedFile


def from_plan(module: Module) -> GeneratedFile:
    """Not yet formatted: only what changed is."""
    return GeneratedFile(module.path, _template().render(module=module))


def formatted(text: str) -> str:
    # Black takes longer to load than everything else here takes to run.
    from black import format_str
    from black.mode import Mode, TargetVersion

    mode = Mode(line_length=100, target_versions={TargetVersion.PY311})
    return format_str(text, mode=mode)


@cache
def _template() -> Template:
    environment = Environment(
        loader=PackageLoader("cardwright.python"),
        undefined=StrictUndefined,
        autoescape=False,
        keep_trailing_newline=True,
    )
    environment.filters["python"] = python
    environment.filters["docstring"] = docstring
    return environment.get_template("module.py.jinja")
