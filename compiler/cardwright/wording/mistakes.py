"""What is wrong with a phrase that somebody wrote. In: its words, and the slots that it may have. Out: the first mistake, with what there is instead."""

from collections.abc import Set

from cardwright.values import dataclass
from cardwright.wording.phrases import Phrases
from cardwright.wording.text import adjectives_in, slots_in, verbs_in, without_slots

MOST_LETTERS = 400


@dataclass(frozen=True, slots=True)
class Mistake:
    what: str
    possible: tuple[str, ...] = ()


def mistake_in(words: str, phrase: str, slots: Set[str], table: Phrases) -> Mistake | None:
    verbs, adjectives = (table.sections.get(name, {}) for name in ("verbs", "adjectives"))
    cases = ("", *(table.declensions.cases if table.declensions else ()))
    if len(words) > MOST_LETTERS:
        return Mistake(f"A phrase has at most {MOST_LETTERS} letters")
    if words.isdigit():
        return Mistake("A phrase is a text in quotes, and no number")
    for slot in sorted(slots_in(words) - slots):
        return Mistake(f"`{phrase}` has nothing to put into {{{slot}}}", tuple(sorted(slots)))
    for verb in sorted(verbs_in(words) - verbs.keys()):
        return Mistake(f"There is no verb `{verb}`", tuple(sorted(verbs)))
    for adjective, case in adjectives_in(words):
        if adjective not in adjectives:
            return Mistake(f"There is no adjective `{adjective}`", tuple(sorted(adjectives)))
        if case not in cases:
            return Mistake(f"There is no case `{case}`", cases[1:])
    if {"{", "}"} & {*without_slots(words)}:
        return Mistake("Here stands a brace that is part of no slot")
    return None
