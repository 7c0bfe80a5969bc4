"""The command line, a file for each command. In: words a person typed. Out: text on the terminal and an exit code."""


def parted(words: str) -> tuple[str, ...]:
    """`base, venus` -> `base` and `venus`: an option that holds several words."""
    return tuple(word.strip() for word in words.split(",") if word.strip())
