"""Whole items: a head, fields and clauses as their kind has them. In: a kind of the vocabulary. Out: source text."""

from cardwright.rules.messages import clause_name
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.field_spec import FieldSpec
from cardwright_tools.sentences.lines import CannotBeSaid, Lines

SOMETIMES = 0.4
ONCE = frozenset(("requires", "starts", "when_played", "first_action", "most", "lies"))
"""Clauses that an item has one of."""
COSTS = (1, 30)


class Items:
    """`lines` says what stands in them."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._chance = lines.chance
        self._made = 0

    def item(self, kind: Kind, clauses: int = 0, id: str = "") -> str:
        """`clauses`: how many; by chance where it is not said."""
        self._made += 1
        id = id or f"{kind.id}_{self._made}"
        head = f'{kind.id.replace("_", " ")} {id} "{id.replace("_", " ").title()}"'
        fields = self._fields(kind)
        said = self._clauses(kind, clauses or self._chance.choice((1, 1, 2, 2, 3)))
        return "\n".join([head, *fields, *said]) + "\n"

    def can_be(self, kind: Kind) -> bool:
        return all(self._field(spec) for spec in kind.fields if spec.always)

    def _fields(self, kind: Kind) -> list[str]:
        specs = [s for s in kind.fields if s.always or self._is_wanted(s)]
        said = (self._field(spec) for spec in specs)
        return [f"    {field}" for field in said if field]

    def _is_wanted(self, spec: FieldSpec) -> bool:
        return spec.name != "called" and self._chance.random() < SOMETIMES

    def _field(self, spec: FieldSpec) -> str:
        """Nothing where the vocabulary has no noun for it."""
        values = [self._value(spec, takes) for takes in spec.takes]
        if not all(values):
            return ""
        return " ".join(values if spec.bare else [spec.name, *values])

    def _value(self, spec: FieldSpec, takes: str) -> str:
        low, high = spec.least, spec.most
        match takes:
            case "number":
                least, most = (low or COSTS[0], min(high or COSTS[1], COSTS[1]))
                return str(self._chance.randint(least, most))
            case "text":
                return f"Z{self._made:03}"
        nouns = self._lines.vocabulary.of_category(takes)
        return self._chance.choice(nouns).noun.id if nouns else ""

    def _clauses(self, kind: Kind, wanted: int) -> list[str]:
        rules = [r for r in self._lines.ways.named_below("item") if clause_name(r) in kind.clauses]
        said: list[str] = []
        while wanted and rules:
            rule = self._chance.choice(rules)
            more = self._clause(rule)
            said += more
            wanted -= bool(more)
            if rule in ONCE or not more:
                rules.remove(rule)
        return said

    def _clause(self, rule: str) -> list[str]:
        """Nothing where the vocabulary has no nouns for it."""
        try:
            return self._lines.line(rule)
        except CannotBeSaid:
            return []
