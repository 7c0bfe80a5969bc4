"""Files of rows. In: a path, rows and the plan that they were played by. Out: CSV, which everything reads, or Parquet where the name ends so.

Parquet is a tenth of the size and has types, but what writes it is a hundred times as large as all the rest: an extra.
"""

import csv
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cardwright_tools.simulate.rows import COLUMNS, Row

PARQUET = ".parquet"
_PLAN = "cardwright plan"
_COMMENT = f"# {_PLAN}: "


class NotRows(Exception):
    """The file is none of ours; the text says what it is not."""


class NeedsExtra(Exception):
    """What this kind of file needs is not installed."""


def is_parquet(path: Path) -> bool:
    return path.suffix.lower() == PARQUET


def _parquet() -> tuple[Any, Any]:
    """Pyarrow, which is not imported before somebody wants such a file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as problem:
        raise NeedsExtra(
            "A Parquet file needs pyarrow, which is not installed: pip install 'cardwright[simulate]'."
            " A file that ends in .csv needs nothing."
        ) from problem
    return pyarrow, pyarrow.parquet


def check_can_write(path: Path) -> None:
    if is_parquet(path):
        _parquet()


def to_bytes(path: Path, identity: str, rows: list[Row]) -> bytes:
    """As the name of the file says."""
    if is_parquet(path):
        arrow, parquet = _parquet()
        table = arrow.Table.from_pylist(rows).replace_schema_metadata({_PLAN: identity})
        raw = io.BytesIO()
        parquet.write_table(table, raw)
        return raw.getvalue()
    text = io.StringIO()
    text.write(f"{_COMMENT}{identity}\n")
    writer = csv.DictWriter(text, list(COLUMNS), lineterminator="\n")
    writer.writeheader()
    writer.writerows({name: _written(value) for name, value in row.items()} for row in rows)
    return text.getvalue().encode("utf-8")


def _written(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value


def read_rows(path: Path, raw: bytes) -> tuple[str, list[dict[str, object]]]:
    """The plan, empty where the file does not say it, and the rows as they stand there."""
    return _from_parquet(raw) if is_parquet(path) else _from_csv(raw)


def _from_parquet(raw: bytes) -> tuple[str, list[dict[str, object]]]:
    arrow, parquet = _parquet()
    try:
        table = parquet.read_table(arrow.BufferReader(raw))
        rows = table.to_pylist()
    except (arrow.ArrowException, OSError, ValueError) as problem:
        raise NotRows("no Parquet file") from problem
    metadata = table.schema.metadata or {}
    return metadata.get(_PLAN.encode(), b"").decode("utf-8", "replace"), rows


def _from_csv(raw: bytes) -> tuple[str, list[dict[str, object]]]:
    try:
        first, _, rest = raw.decode("utf-8").partition("\n")
        rows = [_read(row) for row in csv.DictReader(io.StringIO(rest), strict=True)]
    except (ValueError, csv.Error) as problem:
        raise NotRows("no table of games") from problem
    if not first.startswith(_COMMENT):
        return "", rows
    return first.removeprefix(_COMMENT), rows


def _read(row: Mapping[str, str]) -> dict[str, object]:
    """Each value as what its column holds; a column that no row has stays as it is."""
    if None in row or None in row.values():
        raise ValueError("a line is longer or shorter than the others")
    return {name: _value(COLUMNS.get(name, str), value) for name, value in row.items()}


def _value(kind: type, value: str) -> object:
    if kind is bool:
        return {"true": True, "false": False}.get(value, value)
    return int(value) if kind is int else value
