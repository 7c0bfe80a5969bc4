"""The form of a `contract.json`. In: what such a file holds. Out: the first place where it is otherwise, and how.

An object has these keys and no other; one with a `?` may be missing. A pair stands for a list of two,
a set for words of a closed list, a pattern for any such text or key: what is written into generated Python as it stands here can be
nothing but a name, a module or a plain value.
"""

import builtins
import re
from typing import Any, get_args

from cardwright.contract.contract import Takes

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
OWN_NAME = re.compile(rf"(?!({'|'.join(dir(builtins))})$){NAME.pattern}")
"""Nothing that Python has by itself, such as `exec`."""
TYPE = re.compile(rf"{NAME.pattern}(\[{NAME.pattern}(, \.\.\.)?\])?")
MODULE = re.compile(rf"({NAME.pattern}(\.{NAME.pattern})*)?")
VALUE = re.compile(rf"(-?[0-9]+|\(\)|''|{NAME.pattern})?")
USE = re.compile(rf"-?{NAME.pattern}(={NAME.pattern})?")

_TYPE = {
    "takes": {*get_args(Takes)},
    "categories?": [str],
    "marked?": str,
    "without?": [str],
    "words?": {NAME: NAME},
    "otherwise?": VALUE,
    "context?": str,
    "module?": MODULE,
}
_OFFER = {
    "name": OWN_NAME,
    "module": MODULE,
    "returns": str,
    "parameters": [(NAME, str)],
    "for?": [str],
    "role?": str,
    "sums?": bool,
    "event?": str,
    "before?": str,
    "test?": [USE],
    "most?": [USE],
    "undo?": [USE],
    "stronger_than?": [str],
    "speaks_of?": [str],
    "rests_on?": [str],
    "adds?": [NAME],
    "takes?": [NAME],
    "instead?": [NAME],
    "reads?": [NAME],
    "sets_off?": [str],
}
_BASE = {
    "name": OWN_NAME,
    "module": MODULE,
    "told": [str],
    "needed": int,
    "otherwise": [VALUE],
    "clauses": [str],
    "type_says": [str],
    "data": [NAME],
    "methods": [NAME],
}
_CONTRACT = {
    "package": MODULE,
    "names": MODULE,
    "types": {TYPE: _TYPE},
    "offers": [_OFFER],
    "bases": [_BASE],
    "constants": {OWN_NAME: MODULE},
    "numbers": {NAME: int},
    "limits": {NAME: int},
    "noun_fields": {NAME: [str]},
}
_CALLED = {str: "a text", int: "a whole number", bool: "true or false"}


def misfit(data: Any) -> str:
    """In words; empty where the form is right."""
    return _misfit(data, _CONTRACT, "")


def _misfit(found: Any, form: Any, where: str) -> str:
    match form:
        case type():
            # To Python, `true` is a number too.
            return "" if type(found) is form else f"{_place(where)} is not {_CALLED[form]}"
        case re.Pattern():
            if isinstance(found, str) and form.fullmatch(found):
                return ""
            what = "no name that may stand in Python" if isinstance(found, str) else "not a text"
            return f"{_place(where)} is {what}"
        case set():
            fits = isinstance(found, str) and found in form
            return "" if fits else f"{_place(where)} is none of the words that stand there"
        case [inner]:
            forms = [inner] * len(found) if isinstance(found, list) else None
            return _listed(found, forms, where)
        case (_, *_):
            return _listed(found, form, where)
    return _keyed(found, form, where)


def _listed(found: Any, forms: Any, where: str) -> str:
    if not isinstance(found, list) or len(found) != len(forms):
        return f"{_place(where)} is not the list that it should be"
    told = (
        _misfit(entry, form, f"{where}[{number}]")
        for number, (entry, form) in enumerate(zip(found, forms, strict=True))
    )
    return next(filter(None, told), "")


def _keyed(found: Any, form: Any, where: str) -> str:
    if not isinstance(found, dict):
        return f"{_place(where)} has no keys"
    if isinstance(pattern := next(iter(form)), re.Pattern):
        odd = next((key for key in found if not pattern.fullmatch(key)), None)
        if odd is not None:
            return f"{_place(where)} has a key `{odd}`, which may not stand in Python"
        forms = dict.fromkeys(found, form[pattern])
    else:
        forms = {key.removesuffix("?"): inner for key, inner in form.items()}
        for key in form:
            if not key.endswith("?") and key not in found:
                return f"{_place(where)} has no `{key}`"
        for key in found:
            if key not in forms:
                return f"{_place(where)} has a key `{key}`, which nothing reads"
    told = (_misfit(entry, forms[key], f"{where}.{key}") for key, entry in found.items())
    return next(filter(None, told), "")


def _place(where: str) -> str:
    return f"`{where.removeprefix('.')}`" if where else "the file"
