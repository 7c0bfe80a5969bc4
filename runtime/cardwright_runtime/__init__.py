"""What runs: a kernel that knows no game, and games on top of it. Imports only the standard library."""

from typing import Final

from cardwright_runtime.native import use_compiled

RUNS_FROM: Final = use_compiled()
