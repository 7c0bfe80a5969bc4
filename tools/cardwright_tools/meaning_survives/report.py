"""What became of the pairs, for people. In: Judged. Out: a table of what is lost, by field; a summary."""

from collections import defaultdict
from collections.abc import Iterator

from cardwright_tools.meaning_survives.judging import Judged, Lost


def report(judged: Judged) -> str:
    return "\n".join((*by_field(judged.lost), *summary(judged))) + "\n"


def summary(judged: Judged) -> Iterator[str]:
    total = sum(judged.verdicts.values())
    verdicts = ", ".join(f"{count:,} {verdict}" for verdict, count in judged.verdicts.most_common())
    yield f"{total:,} pairs: {verdicts}."
    yield f"{len(judged.rules)} rules of the grammar, least often {_least(judged.rules)}."
    yield f"{len(judged.fields)} fields of nodes, least often {_least(judged.fields)}."
    yield f"{len(judged.changed)} fields changed, least often {_least(judged.changed)}."
    yield f"{len(judged.played)} fields changed where both are played, least often {_least(judged.played)}."
    yield f"Never played with both: {', '.join(sorted(set(judged.changed) - set(judged.played)))}."


def _least(counted: "dict[str, int]") -> str:
    rare = sorted(counted.items(), key=lambda found: (found[1], found[0]))[:5]
    return ", ".join(f"{name} {count}" for name, count in rare)


def by_field(lost: list[Lost]) -> Iterator[str]:
    """Most frequent kinds first, each with its shortest example."""
    grouped: dict[tuple[str, str], list[Lost]] = defaultdict(list)
    for one in lost:
        key = "" if one.how.startswith("breaks") else one.field.rpartition(" > ")[2]
        grouped[one.how, key].append(one)
    for (how, field), found in sorted(grouped.items(), key=lambda group: -len(group[1])):
        shortest = min(found, key=lambda one: len("".join(one.rows)))
        yield f"- {how} · {field or shortest.field} · {len(found)}x: `{shortest.rows[0]}` and `{shortest.rows[1]}`"
