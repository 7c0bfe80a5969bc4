"""Which release this is. In: the installed package, or the checkout. Out: its version."""

import tomllib
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed

from cardwright_tools.project import HOME


def version() -> str:
    """In a checkout the project's own file is right even where an older release is installed."""
    checkout = HOME / "pyproject.toml"
    if checkout.is_file():
        return str(tomllib.loads(checkout.read_text("utf-8"))["project"]["version"])
    try:
        return installed("cardwright")
    except PackageNotFoundError:
        return "unknown"
