"""What a wheel carries besides the packages. In: hatchling's build of a wheel. Out: the cards, the reference pages, and the engine compiled for this platform.

CARDWRIGHT_PURE=1 leaves the compiled modules out, for machines without a C compiler and for platforms nobody builds for.
pre-commit, which sets PRE_COMMIT, gets no compiled modules either: its hooks play no games, and compiling takes minutes.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ["mypy>=1.10", "setuptools>=69"]
PURE = "CARDWRIGHT_PURE"


def is_pure() -> bool:
    return bool(os.environ.get(PURE) or os.environ.get("PRE_COMMIT"))


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_pure() else COMPILERS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install has the checkout itself, where `make compiled` compiles."""
        if version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "cards")] = "cardwright_tools/game/cards"
        # Messages cite these pages, and `explain` prints them.
        build_data["force_include"][str(root / "docs")] = "cardwright_tools/game/docs"
        if not is_pure():
            compiled = compiled_engine(root)
            build_data["force_include"][str(compiled)] = "cardwright_runtime/compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def compiled_engine(root: Path) -> Path:
    sys.path[:0] = [str(root / "tools"), str(root / "runtime")]
    from cardwright_tools.compiling.engine import CannotCompile, compile_engine

    packages = (root / "runtime" / "cardwright_runtime", root / "generated" / "cardwright_cards")
    folder = root / "build" / "compiled" / "wheel"
    try:
        compile_engine(packages, root / "build" / "compiled", folder)
    except CannotCompile as problem:
        raise SystemExit(f"{problem}\nFor a wheel without compiled modules set {PURE}=1.")
    return folder
