"""Expressions as text. In: plan expressions. Out: Python with no bracket too few; whatever an author wrote is a quoted literal."""

from cardwright.plan.expressions import (
    Attribute,
    Call,
    Description,
    Either,
    Expression,
    Listing,
    Name,
    Not,
    Number,
    Operation,
    Pairs,
    Row,
    Subscript,
    Text,
)

# How tightly operators bind; what binds less than its surroundings stands in brackets.
_EITHER, _OR, _AND, _NOT, _COMPARE, _BIT_OR, _BIT_AND, _SHIFT, _SUM, _PRODUCT, _ATOM = range(11)
_BINDS = {
    "or": _OR,
    "and": _AND,
    "==": _COMPARE,
    "!=": _COMPARE,
    ">=": _COMPARE,
    "<=": _COMPARE,
    ">": _COMPARE,
    "<": _COMPARE,
    "|": _BIT_OR,
    "&": _BIT_AND,
    "<<": _SHIFT,
    "+": _SUM,
    "-": _SUM,
    "*": _PRODUCT,
    "//": _PRODUCT,
}


def python(expression: Expression) -> str:
    return _text(expression, _EITHER)


def _text(expression: Expression, around: int) -> str:
    match expression:
        case Number(value) | Description(value):
            return repr(value)
        case Text(value):
            return repr(value)
        case Name(text):
            return text
        case Attribute(of, name):
            return f"{_text(of, _ATOM)}.{name}"
        case Subscript(of, index):
            return f"{_text(of, _ATOM)}[{python(index)}]"
        case Call(function, arguments):
            return f"{_text(function, _ATOM)}({_listed(arguments)})"
        case Row(parts):
            return f"({_listed(parts)}{',' if len(parts) == 1 else ''})"
        case Listing(parts):
            return f"[{_listed(parts)}]"
        case Pairs(pairs):
            return "{" + ", ".join(f"{python(k)}: {python(v)}" for k, v in pairs) + "}"
        case Not(part):
            return _bracketed(f"not {_text(part, _NOT)}", _NOT, around)
        case Either(then, test, otherwise):
            text = f"{_text(then, _OR)} if {_text(test, _OR)} else {_text(otherwise, _OR)}"
            return _bracketed(text, _EITHER, around)
        case Operation(operator, parts):
            return _operation(operator, parts, around)


def _operation(operator: str, parts: tuple[Expression, ...], around: int) -> str:
    binds = _BINDS[operator]
    first, *rest = parts
    texts = [_text(first, binds + (binds == _COMPARE)), *(_text(part, binds + 1) for part in rest)]
    return _bracketed(f" {operator} ".join(texts), binds, around)


def _listed(parts: tuple[Expression, ...]) -> str:
    return ", ".join(python(part) for part in parts)


def _bracketed(text: str, binds: int, around: int) -> str:
    return f"({text})" if binds < around else text
