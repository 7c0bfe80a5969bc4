"""What a rule says in words, and where its source says it. In: the class of a rule. Out: its RuleTexts, read when somebody first looks.

The words of all rules of a folder lie in one file beside their modules, as data: a game that nobody looks at never reads it.
"""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

FILE_NAME: Final = "texts.json"


class RuleTexts:
    """`lines` and `blocks` are the line and the words of each block; `clauses` what must hold before a card is played;
    `choices` the words of the options that a block offers at a step; `reminders` what the nouns that a pack adds mean.
    """

    def __init__(
        self,
        source: str,
        line: int,
        lines: dict[int, int],
        blocks: dict[int, str],
        clauses: tuple[str, ...],
        choices: dict[tuple[int, int], tuple[str, ...]],
        reminders: tuple[str, ...] = (),
    ) -> None:
        self.source = source
        self.line = line
        self.lines = lines
        self.blocks = blocks
        self.clauses = clauses
        self.choices = choices
        self.reminders = reminders


SILENT: Final = RuleTexts("", 0, {}, {}, (), {})
# By module and class.
_known: Final[dict[str, RuleTexts]] = {}


def texts_of(module: str, name: str) -> RuleTexts:
    """Nothing is said by a class that no compiler wrote."""
    rule = f"{module}.{name}"
    if rule not in _known:
        package = module.rpartition(".")[0]
        for module_and_class, told in _file_of(package).items():
            _known[f"{package}.{module_and_class}"] = _texts(told)
    return _known.setdefault(rule, SILENT)


def forget_texts() -> None:
    """A pack may be built anew while a program runs."""
    _known.clear()


def _file_of(package: str) -> dict[str, Any]:
    spec = find_spec(package) if package else None
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        path = Path(folder) / FILE_NAME
        if path.is_file():
            found: dict[str, Any] = json.loads(path.read_text("utf-8"))
            return found
    return {}


def _texts(told: dict[str, Any]) -> RuleTexts:
    return RuleTexts(
        told["source"],
        told["line"],
        {int(block): line for block, line in told["lines"].items()},
        {int(block): words for block, words in told["blocks"].items()},
        tuple(told["clauses"]),
        {_place(place): tuple(words) for place, words in told["choices"].items()},
        tuple(told.get("reminders", ())),
    )


def _place(block_and_step: str) -> tuple[int, int]:
    block, _, step = block_and_step.partition("/")
    return int(block), int(step)
