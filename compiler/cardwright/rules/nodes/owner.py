"""Whose things count. In: nothing. Out: Owner."""

from typing import Literal, TypeAlias

Owner: TypeAlias = Literal["yours", "everyone", "opponents"]
