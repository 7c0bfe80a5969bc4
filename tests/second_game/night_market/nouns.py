"""The nouns that this runtime knows by name, as its vocabulary has them. In: nothing. Out: their numbers."""

from typing import Final

RESOURCE_COIN: Final = 0
RESOURCE_TEA: Final = 1
RESOURCE_SILK: Final = 2
COUNTER_FAME: Final = 3
TAG_FOOD: Final = 0
TAG_CRAFT: Final = 1
TAG_LIGHT: Final = 2

YOURS: Final = 0
EVERYONE: Final = 1
OPPONENTS: Final = 2
