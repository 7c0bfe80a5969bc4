"""The README's example, typed as it stands there: what it shows is what comes out."""

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def cardwright(folder: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "cardwright_tools.main", *words],
        cwd=folder,
        capture_output=True,
        text=True,
    )
    return done.stdout


def shown_after(command: str) -> str:
    """What the README prints below a command, up to the next one or the end of the block."""
    found = re.search(
        rf"^\$ {re.escape(command)}\n(.*?)(?=^\$ |^```)", README, re.MULTILINE | re.DOTALL
    )
    assert found is not None, f"the README does not show `{command}`"
    return found[1].rstrip()


def test_the_example_of_the_readme_comes_out_as_shown(tmp_path: Path) -> None:
    cardwright(tmp_path, "new", "pack", "Ice Age")
    pack = tmp_path / "ice_age"
    card = shown_after("cat > ice_harvest.card")
    (pack / "ice_harvest.card").write_text(card + "\n", encoding="utf-8")
    assert cardwright(pack, "check").rstrip() == shown_after("cardwright check")
    cardwright(pack, "check", "--fix")
    assert cardwright(pack, "text", "ice_harvest").rstrip() == shown_after(
        "cardwright text ice_harvest"
    )
    cardwright(pack, "build")
    written = (pack / "generated/cardwright_pack_ice_age/ice_harvest.py").read_text("utf-8")
    block = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert block is not None
    for part in block[1].split("    ...\n"):
        assert part.strip("\n") in written
