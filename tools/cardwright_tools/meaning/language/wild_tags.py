"""Tags that stand for any one, where a rule requires several. In: what it requires. Out: whether they last for all that is missing."""

from collections.abc import Iterable, Iterator

from cardwright.rules.nodes import AllConditions, Condition, HasCount, TagCount
from cardwright_tools.meaning.language.counts import printed_only, tags, wild
from cardwright_tools.meaning.language.running import Running


def apart(conditions: Iterable[Condition]) -> Iterator[Condition]:
    """Those of which all must hold."""
    for condition in conditions:
        if isinstance(condition, AllConditions):
            yield from apart(condition.conditions)
        else:
            yield condition


def wild_tags_last(requires: Iterable[Condition], now: Running) -> bool:
    """Of the tags that one rule requires each wild one is one of those that are missing (ruling `wild-tags`)."""
    missing = 0
    for asked in apart(requires):
        match asked:
            case HasCount(number, TagCount(tags=(_,), owner="yours") as several, "least"):
                missing += max(0, number - tags(several, printed_only(now)))
    return missing <= wild([], now)
