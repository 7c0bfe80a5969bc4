"""Whose things count. In: nothing. Out: Owner; Counted, which may also be one player spoken of; and Whose, which may also be the card spoken of."""

from typing import Literal, TypeAlias

Owner: TypeAlias = Literal["yours", "everyone", "opponents"]
# `cities of that player`, `cities of its owner`: of the player spoken of, or of the owner of the card among the steps of others.
Another: TypeAlias = Literal["that_player", "its_owner"]
Counted: TypeAlias = Owner | Another
# `plant tag of it`: of the card that was spoken of.
Whose: TypeAlias = Counted | Literal["it"]
