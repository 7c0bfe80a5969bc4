"""Classes of values, finished when they are first used. In: what `dataclasses` of the standard library takes. Out: classes that behave as its do.

The compiler starts anew for every card that somebody edits, and has some 280 classes, of which one card needs few. The standard library compiles
six methods for each class, which was a third of the time of a check. Here all classes share their methods; only a constructor is
compiled, when it is first called. Whoever checks types sees the standard library, and its functions take our values too.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, Final, get_origin

MISSING: Final = object()
NOT_KEPT = ("__dict__", "__weakref__")
"""What a class has for itself, and one made from its parts gets anew."""


class _Field:
    """`name`, `type` and the rest as in `dataclasses.Field`."""

    __slots__ = ("name", "type", "default", "default_factory", "init", "repr", "compare", "kw_only")

    def __init__(
        self,
        *,
        default: object = MISSING,
        default_factory: Any = MISSING,
        init: bool = True,
        repr: bool = True,
        compare: bool = True,
        kw_only: bool = False,
    ) -> None:
        self.name, self.type = "", object
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.compare, self.kw_only = init, repr, compare, kw_only


def _dataclass(
    *,
    frozen: bool = False,
    slots: bool = False,
    order: bool = False,
    eq: bool = True,
    kw_only: bool = False,
) -> Callable[[type], type]:
    def made(kind: Any) -> type:
        space = {name: part for name, part in vars(kind).items() if name not in NOT_KEPT}
        known = {field.name: field for field in getattr(kind, "__fields__", ())}
        own = _own_fields(space, kw_only)
        if slots:
            space["__slots__"] = tuple(name for name in own if name not in known)
        every = tuple((known | own).values())
        compared = [field.name for field in every if field.compare]
        space["__fields__"] = every
        space["__compared__"] = attrgetter(*(compared or ("__class__",)))
        space["__match_args__"] = tuple(f.name for f in every if f.init and not f.kw_only)
        space["__dataclass_fields__"] = _Standard()
        space = _methods(frozen, order, eq) | space
        finished: type = type(kind)(kind.__name__, kind.__bases__, space)
        return finished

    return made


def _methods(frozen: bool, order: bool, eq: bool) -> dict[str, object]:
    found: dict[str, object] = {"__repr__": _repr, "__init__": _first_init}
    if eq:
        found |= {"__eq__": _eq, "__hash__": _hash if frozen else None}
    if order:
        found |= {"__lt__": _lt, "__le__": _le}
    if frozen:
        found |= {"__setattr__": _refuse, "__delattr__": _refuse, "__setstate__": _set_state}
    return found


def _own_fields(space: dict[str, Any], kw_only: bool) -> dict[str, _Field]:
    """Those that the class names itself; their defaults leave it. What is the same for all of a class is none."""
    found: dict[str, _Field] = {}
    for name, type in space.get("__annotations__", {}).items():
        if get_origin(type) is ClassVar:
            continue
        default = space.pop(name, MISSING)
        field = default if isinstance(default, _Field) else _Field(default=default)
        field.name, field.type = name, type
        field.kw_only = field.kw_only or kw_only
        found[name] = field
    return found


def _first_init(self: object, *given: object, **named: object) -> None:
    kind: Any = next(k for k in type(self).__mro__ if vars(k).get("__init__") is _first_init)
    kind.__init__ = _constructor(kind)
    kind.__init__(self, *given, **named)


def _constructor(kind: Any) -> Callable[..., None]:
    """Written out and compiled: one that looks through fields takes five times as long."""
    space: dict[str, Any] = {"_put": object.__setattr__, "_MISSING": MISSING}
    given: list[str] = []
    named: list[str] = []
    lines: list[str] = []
    for field in kind.__fields__:
        name, makes = field.name, field.default_factory is not MISSING
        is_open = field.default is MISSING and not makes
        space[f"_d_{name}"], space[f"_m_{name}"] = field.default, field.default_factory
        value = f"_m_{name}() if {name} is _d_{name} else {name}" if makes else name
        if field.init:
            (named if field.kw_only else given).append(name if is_open else f"{name}=_d_{name}")
        else:
            value = f"_m_{name}()" if makes else f"_d_{name}"
        if field.init or not is_open:
            lines.append(f"_put(self, {name!r}, {value})")
    if hasattr(kind, "__post_init__"):
        lines.append("self.__post_init__()")
    taken = ", ".join(("self", *given, *(("*", *named) if named else ())))
    exec(f"def __init__({taken}):\n " + "\n ".join(lines or ("pass",)), space)
    space["__init__"].__qualname__ = f"{kind.__qualname__}.__init__"
    made: Callable[..., None] = space["__init__"]
    return made


class _Standard:
    """What functions of the standard library look for; most commands never ask."""

    def __get__(self, _: object, kind: Any) -> object:
        import dataclasses

        fields = [(field.name, field.type, _standard_field(field)) for field in kind.__fields__]
        made: Any = dataclasses.make_dataclass(kind.__name__, fields)
        kind.__dataclass_params__ = made.__dataclass_params__
        kind.__dataclass_fields__ = made.__dataclass_fields__
        return kind.__dataclass_fields__


def _standard_field(field: _Field) -> Any:
    import dataclasses

    told = ((name, getattr(field, name)) for name in _Field.__slots__[2:])
    return dataclasses.field(**{name: value for name, value in told if value is not MISSING})


# What all classes have.


def _repr(self: Any) -> str:
    said = (f"{f.name}={getattr(self, f.name)!r}" for f in self.__fields__ if f.repr)
    return f"{type(self).__qualname__}({', '.join(said)})"


def _eq(self: Any, other: Any) -> Any:
    if type(other) is not type(self):
        return NotImplemented
    return self.__compared__(self) == self.__compared__(other)


def _hash(self: Any) -> int:
    return hash(self.__compared__(self))


def _lt(self: Any, other: Any) -> Any:
    if type(other) is not type(self):
        return NotImplemented
    return self.__compared__(self) < self.__compared__(other)


def _le(self: Any, other: Any) -> Any:
    return NotImplemented if type(other) is not type(self) else self == other or self < other


def _refuse(self: object, name: str, value: object = None) -> None:
    raise AttributeError(f"`{name}` of a {type(self).__name__} stays as it was made")


def _set_state(self: object, state: Any) -> None:
    """Of a copy, or of one that comes from another process."""
    for part in state if isinstance(state, tuple) else (state,):
        for name, value in (part or {}).items():
            object.__setattr__(self, name, value)


def _fields(value: Any) -> tuple[_Field, ...]:
    found: tuple[_Field, ...] = value.__fields__
    return found


def _replace(value: Any, /, **changes: object) -> Any:
    kept = {f.name: getattr(value, f.name) for f in value.__fields__ if f.init}
    return type(value)(**(kept | changes))


if TYPE_CHECKING:
    from dataclasses import Field as Field
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import replace as replace
else:
    Field, dataclass, field, fields, replace = _Field, _dataclass, _Field, _fields, _replace
