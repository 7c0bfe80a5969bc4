"""Nouns in words. In: a category. Out: what its nouns are called by their numbers, the game's own and those of packs."""

from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.nouns import defined, number_at


def noun_names(category: str) -> dict[int, str]:
    """`{4: "commercial district"}`."""
    prefix = category.upper() + "_"
    own = {
        number: name.removeprefix(prefix).lower()
        for name, number in vars(nouns).items()
        if name.startswith(prefix) and isinstance(number, int)
    }
    of_packs = {number_at(category, place): noun for place, noun in enumerate(defined(category))}
    return {number: name.replace("_", " ") for number, name in (own | of_packs).items()}
