"""`python -m cardwright_tools.state`. In: the rows that describe the state. Out: what is written from them in the runtime's files."""

import sys
from pathlib import Path
from types import ModuleType

from cardwright_runtime.native import RUNTIME
from cardwright_tools.writing import write_atomically


def without_engine() -> None:
    """The rows are read alone: the engine cannot be imported while what is written from them does not fit it."""
    package = ModuleType("cardwright_runtime.terraforming_mars")
    package.__path__ = [str(Path(RUNTIME) / "terraforming_mars")]
    sys.modules[package.__name__] = package


if __name__ == "__main__":
    without_engine()
    from cardwright_tools.state.files import FILES, written

    for path in FILES:
        before = path.read_text(encoding="utf-8")
        if written(before) != before:
            write_atomically(path, written(before))
            print(f"{path}: written anew")
