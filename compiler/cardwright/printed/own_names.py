"""What print may take for granted of the card it stands on. In: a Card, and what is known of nouns. Out: Own, names for what is its own."""

from collections import Counter
from collections.abc import Iterator, Mapping

from cardwright.rules.nodes import Card, Noun, PaysFor, Place, WhenPlayed
from cardwright.values import dataclass


@dataclass(frozen=True, slots=True)
class Own:
    """`called`: its tile and its area, which print calls \"this\" and \"reserved\"; `claimed`: what its claims are held against; `path`: of its source."""

    called: tuple[str, str]
    claimed: Mapping[str, str]
    path: str = ""


def own_names(card: Card | None, known: Mapping[str, str]) -> Own:
    """The tile and the area that are called like the card, and what it says of itself."""
    if card is None:
        return Own(("", ""), known)
    tile = card.id if f"lies {card.id}" in known else ""
    this = {"this tile": known.get(f"counts {tile}", ""), "placed": "|".join(_placed(card))}
    claimed = {**known, **_tags(card), **_paid(card), **this}
    return Own((tile, _area(card, known)), claimed, card.path)


def _area(card: Card, known: Mapping[str, str]) -> str:
    name = card.name.lower()
    called = (
        (key.removeprefix("area "), id) for key, id in known.items() if key.startswith("area ")
    )
    return next((id for area, id in called if area.startswith(name)), "")


def _tags(card: Card) -> dict[str, str]:
    field = card.field("tags")
    tags = Counter(value.id for value in (field.values if field else ()) if isinstance(value, Noun))
    return {"tags": "|".join(tags), **{f"tags {tag}": str(number) for tag, number in tags.items()}}


def _placed(card: Card) -> Iterator[str]:
    for clause in card.clauses:
        if isinstance(clause, WhenPlayed):
            yield from (step.tile.id for step in clause.steps if isinstance(step, Place))


def _paid(card: Card) -> dict[str, str]:
    paid = [effect for effect in card.lasting if isinstance(effect, PaysFor)]
    names = {f"stands for {effect.resource.id}": effect.instead_of.id for effect in paid}
    return {**names, "standing in": "|".join(effect.resource.id for effect in paid)}
