"""What the tests of packs share. In: a temporary folder. Out: the pack of the caves, built there once."""

from pathlib import Path

import pytest
from packs.caves import built_pack


@pytest.fixture(scope="session")
def caves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_pack(tmp_path_factory.mktemp("packs"))
