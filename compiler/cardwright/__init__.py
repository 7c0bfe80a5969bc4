"""The compiler: card text in; rules, findings, wording and Python out. Pure: it reads no file and prints nothing."""


def __getattr__(name: str) -> str:
    """The release, worked out when somebody asks."""
    if name == "__version__":
        from importlib.metadata import version

        return version("cardwright")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
