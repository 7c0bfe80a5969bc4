"""Names as their author writes them. In: the name of a pack or a card. Out: its id, its initials, or what is wrong with it."""

import re
import subprocess
import unicodedata
from pathlib import Path

from cardwright_tools.git import git

LONGEST_NAME = 60


def id_of(name: str) -> str:
    """`CEO's Idea` -> `ceos_idea`; empty where no letter is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    words = re.findall(r"[a-z0-9]+", plain.replace("'", ""))
    return re.sub(r"^[0-9_]+", "", "_".join(words))


def name_problem(name: str) -> str:
    if not id_of(name):
        return f"The name `{name}` has no letter from a to z, of which an id could be made. Try another one."
    if '"' in name or not name.isprintable():
        return "A name stands in quotes on one line; it can hold no quote and no line break."
    if len(name) > LONGEST_NAME:
        return f"This name has {len(name)} characters; {LONGEST_NAME} fit on a card."
    return ""


def name_of_author() -> str:
    """As the user signs commits; empty where git does not know it or there is no git."""
    try:
        name = git(Path.cwd(), "config", "user.name").decode("utf-8", "replace").strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
    return "" if authors_problem(name) else name


def authors_problem(authors: str) -> str:
    """What keeps these words from standing in quotes on one line."""
    if authors.strip() and '"' not in authors and authors.isprintable():
        return ""
    return "The authors stand in quotes on one line: some letters, no quote and no line break."


def initials(id: str) -> str:
    """`ice_age` -> `IA`: a prefix for the pack's numbers that other packs hardly have."""
    return "".join(word[0] for word in id.split("_") if word[:1].isalpha()).upper()
