"""Whole items: a head, fields and clauses as their kind has them. In: a kind of the vocabulary. Out: DrawnItem."""

from dataclasses import dataclass

from cardwright.rules.messages import clause_name
from cardwright.syntax.grammar import Way
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.field_spec import FieldSpec
from cardwright_tools.sentences.lines import CannotBeSaid, DrawnLine, Lines
from cardwright_tools.sentences.naming import AGAIN

SOMETIMES = 0.4
ONCE = frozenset(("requires", "starts", "when_played", "first_action", "most", "lies"))
"""Clauses that an item has one of."""
COSTS = (1, 30)
OFTEN = {"when_played": 4, "action": 4, "whenever": 4, "while": 2, "score": 2, "requires": 2}
"""What most items consist of; all other clauses come once."""


@dataclass(frozen=True, slots=True)
class DrawnItem:
    kind: Kind
    head: str
    fields: tuple[str, ...]
    lines: tuple[DrawnLine, ...]

    @property
    def text(self) -> str:
        rows = (row for line in self.lines for row in line.rows(1))
        fields = (f"    {field}" for field in self.fields)
        return "\n".join((self.head, *fields, *rows)) + "\n"


class Items:
    """`lines` says what stands in them."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._chance = lines.chance
        self._made = 0

    def item(self, kind: Kind, clauses: int = 0, id: str = "") -> DrawnItem:
        """`clauses`: how many; by chance where it is not said."""
        self._made += 1
        self._lines.filler.said.clear()
        id = id or f"{kind.id}_{self._made}"
        head = f'{kind.id.replace("_", " ")} {id} "{id.replace("_", " ").title()}"'
        lines = self._clauses(kind, clauses or self._chance.choice((1, 1, 2, 2, 3)))
        return DrawnItem(kind, head, tuple(self._fields(kind)), lines)

    def can_say(self, kind: Kind, way: Way) -> bool:
        return any(self._lines.ways.can_say(rule, way) for rule in self.clause_rules(kind))

    def can_be(self, kind: Kind) -> bool:
        return all(self._field(spec) for spec in kind.fields if spec.always)

    def clause_rules(self, kind: Kind) -> list[str]:
        rules = self._lines.ways.named_below("item")
        return [rule for rule in rules if clause_name(rule) in kind.clauses]

    def _fields(self, kind: Kind) -> list[str]:
        specs = [s for s in kind.fields if s.always or self._is_wanted(s)]
        return [field for field in map(self._field, specs) if field]

    def _is_wanted(self, spec: FieldSpec) -> bool:
        return spec.name != "worded" and self._chance.random() < SOMETIMES

    def _field(self, spec: FieldSpec) -> str:
        """Nothing where the vocabulary has no noun for it."""
        if spec.is_flag:
            return spec.name
        values = [self._value(spec, at) for at in range(len(spec.takes))]
        if not all(values):
            return ""
        return " ".join(values if spec.bare else [spec.name, *values])

    def _value(self, spec: FieldSpec, at: int) -> str:
        match spec.takes[at]:
            case "number":
                return str(self._number(spec))
            case "text":
                return f"Z{self._made:03}"
            case "name":
                return f"{spec.name}_{self._made}"
            case "version":
                return ">= 1.0"
            case "to":
                return f"to {self._number(spec) + COSTS[1]}"
        nouns = [entry.noun for entry in self._lines.vocabulary.of_category(spec.takes[at])]
        again = [noun for noun in nouns if noun in self._lines.filler.said]
        nouns = again if again and self._chance.random() < AGAIN else nouns
        return self._chance.choice(nouns).id if nouns else ""

    def _number(self, spec: FieldSpec) -> int:
        least = COSTS[0] if spec.least is None else max(spec.least, -COSTS[1])
        most = COSTS[1] if spec.most is None else min(spec.most, COSTS[1])
        return self._chance.randint(least, most)

    def _is_for(self, kind: Kind, below: tuple[DrawnLine, ...]) -> bool:
        """A `while` holds clauses, and these too must be such as the kind has."""
        held = [line for line in below if line.start == "holds"]
        return all(
            clause_name(line.rule) in kind.clauses and self._is_for(kind, line.below)
            for line in held
        )

    def _clauses(self, kind: Kind, wanted: int) -> tuple[DrawnLine, ...]:
        rules = self.clause_rules(kind)
        said: list[DrawnLine] = []
        while len(said) < wanted and rules:
            leading = [rule for rule in rules if self._lines.ways.leads_on(rule)] or rules
            rule = self._chance.choices(leading, [OFTEN.get(rule, 1) for rule in leading])[0]
            try:
                line = self._lines.line(rule)
            except CannotBeSaid:
                rules.remove(rule)
                continue
            if not self._is_for(kind, line.below):
                rules.remove(rule)
                continue
            said.append(line)
            if rule in ONCE:
                rules.remove(rule)
        return tuple(said)
