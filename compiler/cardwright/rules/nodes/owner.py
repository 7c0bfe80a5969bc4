"""Whose things count. In: nothing. Out: Owner, and Whose, which may also be the card spoken of."""

from typing import Literal, TypeAlias

Owner: TypeAlias = Literal["yours", "everyone", "opponents"]
# `plant tag of it`: of the card that was spoken of.
Whose: TypeAlias = Literal["yours", "everyone", "opponents", "it"]
