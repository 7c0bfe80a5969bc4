"""Cards planned and printed with the nouns of the first game. In: lines of a card. Out: its module, its methods as text."""

import ast
from functools import cache

from read_with_game import game_sources, game_vocabulary, read_text

from cardwright.findings import Finding
from cardwright.pipeline import understand
from cardwright.plan.names import Package
from cardwright.plan.self_description import Words
from cardwright.python.compiled import Setting, compiled, setting
from cardwright.python.from_plan import formatted
from cardwright.rules.nodes import Node
from cardwright.source import SourceFile

PATH = "cards/terraforming_mars/base/it.card"


@cache
def game_setting() -> Setting:
    project = understand(game_sources())[0]
    packages = (Package("cardwright_cards", "cards"),)
    return setting(game_vocabulary(), project.cards, project.contracts, packages)


def plan_text(text: str) -> tuple[str, tuple[Finding, ...]]:
    """The module before formatting, empty where there is none; clauses are worded as their author wrote them."""
    cards, findings = read_text(text)
    assert not findings, [d.title for d in findings]
    source = SourceFile(PATH, text)
    made = game_setting()
    within = Setting(made.vocabulary, made.packages, made.shapes, as_written(source))
    result, found = compiled(cards, source, within)
    return (result.file.text if result is not None and result.file is not None else ""), found


def as_written(source: SourceFile) -> Words:
    """The author's own lines instead of a language's."""

    def of_node(node: Node) -> str:
        lines = source.text_of(node.span).splitlines()
        return lines[0].strip() if lines else ""

    return Words(lambda card: card.name, of_node, lambda card, nodes: of_node(nodes[0]))


def planned_card(*lines: str, head: str = 'card it "It"') -> str:
    fields = ("number X01", "active, cost 1") if head.startswith("card") else ("number X01",)
    body = "\n".join(f"    {line}" for line in (*fields, *lines))
    text, found = plan_text(f"{head}\n{body}\n")
    assert not found, [(d.title, d.primary.text) for d in found]
    return text


def method(text: str, name: str) -> str:
    """The body of a method, formatted; empty where the class has none of that name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return formatted("\n".join(ast.unparse(line) for line in node.body)).strip()
    return ""


def answer_of(text: str, name: str) -> str:
    """What a method of one line returns, in one line."""
    body = method(text, name)
    several = method(text, {"possible": "need", "requirements_met": "requirement"}.get(name, ""))
    if several:
        # Each need is a test of its own, asked in their order.
        found = (node for node in ast.walk(ast.parse(several)) if isinstance(node, ast.Return))
        values = [node.value for node in sorted(found, key=lambda node: node.lineno)]
        return " and ".join(_in_brackets(value) for value in values if value is not None)
    return " ".join(ast.unparse(ast.parse(body.removeprefix("return "))).split()) if body else ""


def _in_brackets(value: ast.expr) -> str:
    is_either = isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or)
    return f"({ast.unparse(value)})" if is_either else ast.unparse(value)
