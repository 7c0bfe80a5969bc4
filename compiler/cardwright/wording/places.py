"""Where tiles lie and who holds resources. In: an area or a holder. Out: its phrase."""

from collections.abc import Sequence, Set

from cardwright.rules.nodes import Area, AreaRule, CardKind, Holder, Noun, Place, Where
from cardwright.wording.cards import card_kind
from cardwright.wording.nominals import PLURAL, Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, Joined, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(Area)
def area(writer: Writer, node: Area) -> PhraseText:
    if _is_reserved(writer, node):
        return writer.phrase(node, "reserved")
    said = [writer.of(rule) for rule in node.rules]
    rules = in_one_place(writer, said, [is_beside(rule) for rule in node.rules])
    kinds = writer.either([writer.lexicon.entry(noun) for noun in (node.noun, *node.others)])
    return writer.phrase(node, node.owner or "plain", noun=writer.lexicon.noun(kinds), rules=rules)


def in_one_place(
    writer: Writer, said: Sequence[SentencePart], beside: Sequence[bool]
) -> SentencePart:
    """What stands behind a neighbour would speak of the neighbour: `adjacent to an ocean tile and next to no city tile`."""
    first = beside.index(True) if True in beside else len(said)
    return Joined([*said[:first], writer.all_of(said[first:])], " ", " ", " ")


def is_beside(where: AreaRule | Where) -> bool:
    rule = where.rule if isinstance(where, Where) else None
    return (rule or where).kind.startswith("beside")


def _is_reserved(writer: Writer, node: Area) -> bool:
    """An area that is named after the card, as `NAME area`; what has the very name of the card is called by it."""
    entry = writer.lexicon.entry(node.noun)
    name = writer.card.name.lower() if writer.card is not None else ""
    named = entry.named and bool(name) and entry.called.lower().startswith(name)
    return named and not entry.is_name and node == Area(node.noun)


def area_of_step(writer: Writer, step: Place) -> SentencePart:
    """The area on which it would lie anyway goes without saying before what it lies beside, unless its own rule is set aside."""
    if step.area is None:
        return NOTHING
    area, tiles = step.area, (step.tile, *step.others)
    own = {writer.lexicon.entry(tile).lies_on for tile in tiles}
    usual = own == {area.noun.id} and area == Area(area.noun, area.rules)
    beside = bool(area.rules) and area.rules[0].kind.startswith("beside")
    set_aside = _sets_aside(writer, tiles, area)
    unsaid = usual and beside and not set_aside
    phrase = writer.of(area).named("usual") if unsaid else writer.of(area)
    said = writer.emphasized("place", phrase) if _is_unusual(area, own) else phrase
    return writer.phrase(step, "set_aside", area=said) if set_aside else said


def _is_unusual(area: Area, own: Set[str]) -> bool:
    """Where such tiles would not lie of themselves; what is no tile lies nowhere of itself."""
    return all(own) and (area.noun.id not in own or any(map(_is_rare, area.rules)))


def _is_rare(rule: AreaRule) -> bool:
    """Beside nothing at all, or beside several tiles: what no tile asks for of itself."""
    return _is_beside_nothing(rule) or (rule.kind == "beside_some" and rule.number > 1)


def _is_beside_nothing(rule: AreaRule) -> bool:
    return (rule.kind, rule.tile, rule.owner) == ("beside_none", None, None)


def _sets_aside(writer: Writer, tiles: Sequence[Noun], area: Area) -> bool:
    """Whether a tile's own rule would forbid areas of the map that are allowed here. Where the card itself says what may lie
    beside such tiles, that stands instead of it."""
    kinds = [writer.lexicon.entry(noun) for noun in (area.noun, *area.others)]
    if any("off_map" in kind.flags or area.noun.category == "tile" for kind in kinds):
        return False
    beside = [rule for rule in area.rules if rule.kind.startswith("beside")]
    return any(
        not _is_said(other, beside)
        for tile in tiles
        for other in writer.lexicon.entry(tile).lies_beside
    )


def _is_said(other: str, beside: Sequence[AreaRule]) -> bool:
    """`beside no tile` speaks of all of them."""
    if other in ("tile", "tiles"):
        return any(rule.tile is None for rule in beside)
    return any(
        rule.tile.id == other if rule.tile is not None else rule.kind == "beside_none"
        for rule in beside
    )


@writes(AreaRule)
def area_rule(writer: Writer, rule: AreaRule) -> PhraseText:
    possible = writer.phrase(rule, "if_possible") if rule.if_possible else NOTHING
    quantity = writer.lexicon.quantity(rule.number, tile_word(writer, rule.tile))
    tiles = writer.phrase(rule, "one" if rule.number == 1 else "at_least", tiles=quantity)
    bonuses = writer.any_of([writer.noun(noun) for noun in rule.bonuses])
    tile = writer.lexicon.noun(tile_word(writer, rule.tile))
    own = writer.lexicon.noun(tile_word(writer, rule.tile), PLURAL)
    return writer.phrase(
        rule,
        _kind(rule),
        tiles=tiles,
        tile=tile,
        own=own,
        bonuses=bonuses,
        low=writer.number(rule.number),
        high=writer.number(rule.high),
        if_possible=possible,
    )


def _kind(rule: AreaRule) -> str:
    if _is_beside_nothing(rule):
        return "beside_none_at_all"
    return f"{rule.kind}_{rule.owner}" if rule.owner else rule.kind


@writes(Holder)
def holder(writer: Writer, node: Holder) -> PhraseText:
    kind = card_kind(writer, node.cards)
    of_anybody = node.kind == "any_players_cards" and node.cards != CardKind()
    described = of_anybody or (node.kind == "any_card" and bool(node.cards.traits))
    return writer.phrase(
        node,
        f"{node.kind}_described" if described else node.kind,
        card=writer.lexicon.noun(kind),
        cards=writer.lexicon.noun(kind, PLURAL),
    )


def tile_word(writer: Writer, tile: Noun | None) -> Nominal:
    return writer.lexicon.entry(tile) if tile else writer.word("tile")
