"""What runs: a kernel that knows no game, and games on top of it. Imports only the standard library."""

from typing import Final

from cardwright_runtime.native import use_compiled

RUNS_FROM: Final = use_compiled()


def __getattr__(name: str) -> str:
    """The release, worked out when somebody asks."""
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        # The engine alone is a distribution of its own; the toolchain brings it along.
        for distribution in ("cardwright-engine", "cardwright"):
            try:
                return version(distribution)
            except PackageNotFoundError:
                continue
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
