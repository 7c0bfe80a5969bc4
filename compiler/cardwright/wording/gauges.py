"""What a player has goes up and down. In: a step on gauges. Out: its phrase: so many steps of a production, so many of what is counted one by one."""

from cardwright.rules.nodes import Decrease, Increase
from cardwright.wording.amounts import goods, steps, tail
from cardwright.wording.counts import is_had
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING
from cardwright.wording.writer import Writer, writes


@writes(Increase, Decrease)
def increase(writer: Writer, step: Increase | Decrease) -> PhraseText:
    others = isinstance(step, Decrease) and step.any_player
    gauges = (step.gauge, *step.others)
    counter = writer.lexicon.entry(step.gauge.noun)
    if is_had(writer, step.gauge) and not step.others:
        name = "had_any_player" if others else "had"
        said = goods(writer, step.amount, counter, "" if others else "own")
        return writer.phrase(
            step, name, goods=said, per=tail(writer, step.amount), noun=NOTHING, family=NOTHING
        )
    return writer.about(
        step.gauge.noun,
        step,
        "any_player" if others else "own",
        gauge=writer.lexicon.noun(writer.either([writer.gauge(g) for g in gauges])),
        noun=writer.noun(step.gauge.noun),
        family=writer.noun(step.gauge.family) if step.gauge.family else NOTHING,
        steps=steps(writer, step.amount),
        per=tail(writer, step.amount),
    )
