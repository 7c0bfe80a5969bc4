"""The number `x` that a player chooses. In: the steps that speak of it. Out: the number, the same for all of them."""

from cardwright.rules.nodes import Decrease, Discard, Lose, Node, Pay, Step, Sum, Variable
from cardwright_tools.meaning.language.asking import Number, ask
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.gauges import spare
from cardwright_tools.meaning.language.running import NotPlayed, Running


def speaks_of_x(step: Step) -> bool:
    """Itself, not the steps that it holds."""
    return any(isinstance(node, Variable) for node in directly_in(step))


def directly_in(step: Step) -> list[Node]:
    spoken = step.prices if isinstance(step, Pay) else (step,)
    found = [child for part in spoken for child in part.children()]
    return [child.first if isinstance(child, Sum) else child for child in found]


def choose_number(steps: tuple[Step, ...], now: Running) -> Number:
    """At least what is said, and no more than there is, when it is chosen, of what each step takes. Without such a step nothing
    would limit it, and check refuses that."""
    speaking = [step for step in steps if speaks_of_x(step)]
    nodes = (node for step in speaking for node in directly_in(step))
    least = max(node.least for node in nodes if isinstance(node, Variable))
    limits = [limit for step in speaking if (limit := most(step, now)) is not None]
    chosen = [node for step in speaking for node in directly_in(step) if isinstance(node, Variable)]
    limits += [node.cap.number for node in chosen if node.cap is not None]
    numbers = range(least, max(least, min(limits)) + 1)
    key = yield from ask(now.player, "amount", [f"amount:{number}" for number in numbers])
    return int(key.removeprefix("amount:"))


def most(step: Step, now: Running) -> int | None:
    match step:
        case Lose():
            return now.me["gauges"].get(name_of(step.gauge), 0)
        case Decrease() if not step.any_player:
            return spare(now.me, step.gauge, now)
        case Discard():
            return len(now.me["hand"])
        case Pay((price,)) if price.source is None:
            return now.me["gauges"].get(price.resource.id, 0)
        case Pay((price,)) if price.source is not None and price.source.kind == "this_card":
            return now.me["resources"].get(now.card, 0)
        case Pay():
            raise NotPlayed(step)
    return None
