"""State is what its description says. In: the rows, the classes, whole games. Out: no field that is forgotten anywhere."""

from pathlib import Path

import pytest

from cardwright_tools.state.files import FILES, written


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_written_from_the_rows_is_up_to_date(path: Path) -> None:
    """If not: `python -m cardwright_tools.state`."""
    text = path.read_text(encoding="utf-8")
    assert written(text) == text
