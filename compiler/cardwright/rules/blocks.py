"""Lines become nodes. In: syntax Lines. Out: steps, options, effects and clauses; findings in the Reader."""

from typing import Any

from cardwright.findings import Finding, error
from cardwright.rules.choosing import an_option_each, chooses_a_noun
from cardwright.rules.fill import node_from
from cardwright.rules.forms import form_of, node_classes
from cardwright.rules.reader import Reader
from cardwright.syntax.nodes import Line

OTHERWISE = "otherwise"
OPTION = "option"


class NodeMissing(LookupError):
    """The grammar has a rule without a node: a mistake of ours, never of a card, whose line would be lost."""


def node_of_line(reader: Reader, line: Line, following: Line | None = None) -> Any:
    """The node a line says together with the lines below it; None where the line has a mistake."""
    if line.phrase is None:
        reader.damaged = reader.damaged or line.is_broken
        nodes_of_lines(reader, line.block)
        return None
    if line.phrase.rule not in node_classes():
        raise NodeMissing(
            f"The grammar has `{line.phrase.rule}`, and `Step` lists no class for it."
        )
    below = _below(reader, line, following)
    before, reader.rule = len(reader.findings), line.phrase.rule
    node = node_from(reader, line.phrase, below)
    mended = all(not d.is_error for d in reader.findings[before:])
    return node if mended else None


def nodes_of_lines(reader: Reader, lines: tuple[Line, ...]) -> tuple[Any, ...]:
    """Nodes in the order of the lines; a line that cannot be read has its message and is left out."""
    nodes = []
    for line, following in zip(lines, (*lines[1:], None), strict=False):
        if not is_otherwise(line):
            nodes.append(node_of_line(reader, line, following))
    return tuple(node for node in nodes if node is not None)


def is_otherwise(line: Line) -> bool:
    return line.phrase is not None and line.phrase.rule == OTHERWISE


def takes_otherwise(rule: str) -> bool:
    return any(slot.name == OTHERWISE for slot in form_of(node_classes()[rule]).slots)


def _below(reader: Reader, line: Line, following: Line | None) -> dict[str, Any]:
    assert line.phrase is not None
    slots = [s for s in form_of(node_classes()[line.phrase.rule]).slots if s.sort == "lines"]
    if not slots:
        return {}
    if chooses_a_noun(line.phrase):
        return {slots[0].name: an_option_each(reader, line, nodes_of_lines)}
    nodes = nodes_of_lines(reader, line.block)
    if _closes_options(line) and not takes_otherwise(line.phrase.rule):
        reader.findings.append(_chosen_in_any_case(line.block[-1]))
        reader.damaged = True
    taken = tuple(kind for slot in slots for kind in slot.classes)
    if any(type(node) not in taken for node in nodes):
        raise NodeMissing(f"What stands below `{line.phrase.rule}` has no place in its node.")
    return {
        slot.name: (
            _otherwise(reader, line, following)
            if slot.name == OTHERWISE
            else tuple(node for node in nodes if type(node) in slot.classes)
        )
        for slot in slots
    }


def _closes_options(line: Line) -> bool:
    """An `otherwise` stands last below it, behind an option; behind anything else it belongs to the `if` before it."""
    before = line.block[-2].phrase if len(line.block) > 1 else None
    return before is not None and before.rule == OPTION and is_otherwise(line.block[-1])


def _chosen_in_any_case(otherwise: Line) -> Finding:
    return error(
        "broken-line",
        "Of these options the player always chooses one, so that nothing happens otherwise",
        otherwise.words[0].span,
        "write `option`",
        body="`otherwise` stands behind the options of `first possible of`, or behind an `if`.",
    )


def _otherwise(reader: Reader, line: Line, following: Line | None) -> tuple[Any, ...]:
    """The lines below `otherwise`, which stands below an `if` or last among options."""
    if _closes_options(line):
        return nodes_of_lines(reader, line.block[-1].block)
    if following is not None and is_otherwise(following):
        return nodes_of_lines(reader, following.block)
    return ()
