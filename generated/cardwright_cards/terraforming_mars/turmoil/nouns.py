"""The nouns this pack adds, numbered behind those of the game."""

from cardwright_runtime.terraforming_mars.nouns import define
from typing import Final

PROJECT_SEND_FROM_LOBBY: Final[int] = define("project", "send_from_lobby", "turmoil")
PROJECT_SEND_FROM_RESERVE: Final[int] = define("project", "send_from_reserve", "turmoil")
BODY_KELVINISTS: Final[int] = define("body", "kelvinists", "turmoil")
BODY_REDS: Final[int] = define("body", "reds", "turmoil")
BODY_GREENS: Final[int] = define("body", "greens", "turmoil")
BODY_UNITY: Final[int] = define("body", "unity", "turmoil")
BODY_SCIENTISTS: Final[int] = define("body", "scientists", "turmoil")
BODY_MARS_FIRST: Final[int] = define("body", "mars_first", "turmoil")
TAG_VENUS: Final[int] = define("tag", "venus", "turmoil")
TAG_WILD: Final[int] = define("tag", "wild", "turmoil", {"wild": ()})
TOKEN_PRESERVATION: Final[int] = define("token", "preservation", "turmoil")
