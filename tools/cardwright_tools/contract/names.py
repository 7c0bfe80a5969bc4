"""The module of a runtime that hands on all that a generated class may name. In: a Contract. Out: its Python.

A generated module takes everything from there, in one line. Like every `__init__` it is never compiled: native code goes to where
a name comes from.
"""

from collections.abc import Iterator

from cardwright.contract import Contract

_HEAD = '''"""All that a generated class may name, written by `cardwright contract`. In: nothing. Out: types, base classes, constants and functions, by name."""

# `as` hands a name on.
from typing import final as final
'''


def names_module(contract: Contract) -> str:
    found: dict[str, set[str]] = {}
    for name, module in _places(contract):
        found.setdefault(contract.module_path(module), set()).add(name)
    return _HEAD + "".join(_import(module, found[module]) for module in sorted(found))


def _places(contract: Contract) -> Iterator[tuple[str, str]]:
    """Each name with the module that it comes from."""
    yield from ((slot.name, slot.module) for slot in contract.types.values() if slot.module)
    yield from ((offer.name, offer.module) for offer in contract.offers.values())
    yield from ((name, base.module) for name, base in contract.bases.items())
    yield from contract.constants.items()


def _import(module: str, names: set[str]) -> str:
    lines = "".join(f"    {name} as {name},\n" for name in sorted(names))
    return f"\nfrom {module} import (\n{lines})\n"
