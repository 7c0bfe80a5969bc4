"""The envelope of a saved game. In: a game's state as plain data. Out: JSON text, and the data back from it.

The envelope names its format, its version, the game, and the key of every rule in the order in which the data numbers them,
so that a save outlives the numbering. The checksum covers all of it.
"""

import json
from typing import Final

from cardwright_runtime.kernel.digest import canonical, digest_of, digest_of_text
from cardwright_runtime.kernel.errors import BadSave

FORMAT: Final = "cardwright save"
VERSION: Final = 3


class Saved:
    """What an envelope held: `keys` are the rules' keys in the order that `state` numbers them by."""

    def __init__(self, game: str, keys: list[str], state: dict[str, object]) -> None:
        self.game = game
        self.keys = keys
        self.state = state


def to_text(saved: Saved) -> str:
    envelope: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": saved.game,
        "keys": saved.keys,
        "state": saved.state,
    }
    text = canonical(envelope)
    # By its name it comes first, so that this is canonical, too.
    return _beginning(digest_of_text(text)) + text[1:]


def _beginning(checksum: object) -> str:
    return f'{{"checksum":"{checksum}",'


def from_text(text: str, game: str) -> Saved:
    """Everything that can be wrong with a text is said as a `BadSave`."""
    envelope = _envelope(text)
    version = envelope.get("version")
    if version != VERSION:
        older = isinstance(version, int) and version < VERSION
        way = "Play it on with the release that wrote it." if older else "Get a later release."
        raise BadSave(
            f"This save has version {version!r}; this engine reads version {VERSION}. {way}"
        )
    checksum = envelope.pop("checksum", None)
    if not _is_whole(text, checksum, envelope):
        raise BadSave("This save is damaged: its checksum does not fit what it holds.")
    if envelope.get("game") != game:
        raise BadSave(f"This is a save of {envelope.get('game')!r}, not of {game!r}.")
    return Saved(game, texts_in(envelope.get("keys")), table_in(envelope.get("state")))


def _is_whole(text: str, checksum: object, envelope: dict[str, object]) -> bool:
    """Letter by letter as it was written; of a text that others have laid out anew, what it says is compared."""
    beginning = _beginning(checksum)
    if text.startswith(beginning) and digest_of_text("{" + text[len(beginning) :]) == checksum:
        return True
    return digest_of(envelope) == checksum


def _envelope(text: str) -> dict[str, object]:
    try:
        envelope = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadSave(f"This save is damaged or cut off: {problem}.") from problem
    if not isinstance(envelope, dict) or envelope.get("format") != FORMAT:
        raise BadSave(f"This is not a saved game: it does not begin as a {FORMAT!r}.")
    return {str(key): value for key, value in envelope.items()}


def number_in(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise BadSave(f"This save is damaged: it has {value!r} where a number belongs.")


def text_in(value: object) -> str:
    if isinstance(value, str):
        return value
    raise BadSave(f"This save is damaged: it has {value!r} where a word belongs.")


def flag_in(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise BadSave(f"This save is damaged: it has {value!r} where yes or no belongs.")


def list_in(value: object) -> list[object]:
    if isinstance(value, list):
        return list(value)
    raise BadSave(f"This save is damaged: it has {value!r} where a list belongs.")


def table_in(value: object) -> dict[str, object]:
    if isinstance(value, dict):
        return {str(key): entry for key, entry in value.items()}
    raise BadSave(f"This save is damaged: it has {value!r} where a table belongs.")


def numbers_in(value: object) -> list[int]:
    return [number_in(entry) for entry in list_in(value)]


def texts_in(value: object) -> list[str]:
    return [text_in(entry) for entry in list_in(value)]
