"""Watches a process in an attacked place. In: Python's own audit events. Out: a line in the file `tripped` for each that must not happen.

Python imports this first, in the commands and in every process that they start.
"""

import os
import sys

PLACE = os.environ["ATTACKED_PLACE"]
TRIPPED = os.path.join(PLACE, "tripped")
PACKS = os.path.join("generated", "cardwright_pack_")
STARTS = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.startfile")
REACHES = ("socket.connect", "socket.bind", "urllib.Request")


def tell(what: str) -> None:
    with open(TRIPPED, "a", encoding="utf-8") as file:
        file.write(what + "\n")


def is_of_the_place(path: object) -> bool:
    """What was never a file, such as an expression, has a name in brackets."""
    if not isinstance(path, str) or path.startswith("<"):
        return False
    return os.path.abspath(path).startswith(PLACE + os.sep)


def watch(event: str, facts: tuple[object, ...]) -> None:
    if event in STARTS or event in REACHES:
        tell(f"{event} {facts[0]}")
    elif event == "exec":
        path = getattr(facts[0], "co_filename", "")
        # The modules of packs are compared before they are run; a trap among them says so itself.
        if is_of_the_place(path) and PACKS not in path:
            tell(f"{path} was run")
    elif event == "import" and is_of_the_place(facts[1]):
        tell(f"{facts[1]} was loaded")
    elif event == "pickle.find_class" and facts[0] in ("os", "posix", "builtins", "subprocess"):
        tell(f"a pickle asked for {facts[0]}.{facts[1]}")


sys.addaudithook(watch)
