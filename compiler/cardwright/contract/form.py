"""The form of a `contract.json`. In: what such a file holds. Out: the first place where it is otherwise, and how.

An object has these keys and no other; one with a `?` may be missing. `...` stands for any key, a pair for a list of two, and a
set for words of a closed list.
"""

from typing import Any, get_args

from cardwright.contract.contract import Takes

_TYPE = {
    "takes": {*get_args(Takes)},
    "categories?": [str],
    "marked?": str,
    "without?": [str],
    "words?": {...: str},
    "otherwise?": str,
    "context?": str,
    "module?": str,
}
_OFFER = {
    "name": str,
    "module": str,
    "returns": str,
    "parameters": [(str, str)],
    "for?": [str],
    "role?": str,
    "sums?": bool,
    "event?": str,
    "before?": str,
    "test?": [str],
    "most?": [str],
    "undo?": [str],
    "stronger_than?": [str],
    "speaks_of?": [str],
    "rests_on?": [str],
    "adds?": [str],
    "takes?": [str],
    "reads?": [str],
    "sets_off?": [str],
}
_BASE = {
    "name": str,
    "module": str,
    "told": [str],
    "needed": int,
    "otherwise": [str],
    "clauses": [str],
    "data": [str],
    "methods": [str],
}
_CONTRACT = {
    "package": str,
    "names": str,
    "types": {...: _TYPE},
    "offers": [_OFFER],
    "bases": [_BASE],
    "constants": {...: str},
    "numbers": {...: int},
    "limits": {...: int},
    "noun_fields": {...: [str]},
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
    if ... in form:
        forms = dict.fromkeys(found, form[...])
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
