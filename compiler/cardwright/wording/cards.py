"""Which cards are meant. In: a description. Out: a noun with all that describes it, `space event without a requirement`."""

from collections.abc import Sequence

from cardwright.rules.nodes import (
    Card,
    CardKind,
    Costing,
    HoldingSome,
    NotKind,
    Noun,
    Trait,
    WithNoTag,
    WithRequirement,
    WithTag,
    WithTags,
    WithUsedAction,
)
from cardwright.wording.nominals import PLURAL, SINGLE, Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import Joined, SentencePart
from cardwright.wording.writer import Writer, writes


def card_kind(writer: Writer, cards: CardKind, owner: str = "") -> Nominal:
    """`space event`, `building card`, `card you have played costing 20 or more`."""
    described = _of_quality(writer, cards.quality)
    tagged = _one_tag(writer, cards, described)
    if tagged is not None:
        described = _tagged(writer, described, tagged.tags[0])
    rest = [trait for trait in cards.traits if trait is not tagged]
    if owner:
        name = f"{owner}_described" if rest and owner == "everyone" else owner
        described = writer.compound("CardCount", name, described)
    if not rest:
        return described
    traits = Joined([writer.of(trait) for trait in sorted(rest, key=_place)], " ", " ", " ")
    return writer.compound("CardKind", "traits", described, traits=traits)


def is_such_a_card(card: Card, cards: CardKind) -> bool:
    """As far as its own facts tell: no card that is being played holds anything or has been used."""
    nouns = {*card.nouns_in("quality"), *card.nouns_in("tags")}
    return (cards.quality is None or cards.quality in nouns) and all(
        _has_trait(card, trait) for trait in cards.traits
    )


def _has_trait(card: Card, trait: Trait) -> bool:
    tags, cost = card.nouns_in("tags"), card.number_in("cost")
    match trait:
        case WithTag(wanted, number):
            return sum(tag in wanted for tag in tags) >= number
        case WithNoTag(unwanted):
            return not {*tags} & {*(unwanted or tags)}
        case WithTags(number, different, exactly):
            has = len({*tags} if different else tags)
            return has == number if exactly else has >= number
        case NotKind(noun):
            return noun not in (*card.nouns_in("quality"), *tags)
        case WithRequirement(none):
            return none is not bool(card.requires)
        case Costing(number, bound, high, None):
            return {
                "least": cost >= number,
                "most": cost <= number,
                "exactly": cost == number,
                "to": number <= cost <= high,
            }[bound]
    return False


def _one_tag(writer: Writer, cards: CardKind, described: Nominal) -> WithTag | None:
    """What may stand before the type: `space event`; but `automated card with a space tag`."""
    if cards.quality is None or cards.quality.category == "tag":
        return None
    if described.form("", SINGLE).endswith(writer.word("card").form("", SINGLE)):
        return None
    with_one = (t for t in cards.traits if isinstance(t, WithTag) and len(t.tags) == t.number == 1)
    return next(with_one, None)


def _place(trait: Trait) -> int:
    """`without a requirement costing 12` would be the cost of the requirement; what it is not stands last."""
    return 0 if isinstance(trait, Costing) else 2 if isinstance(trait, NotKind) else 1


def _of_quality(writer: Writer, quality: Noun | None) -> Nominal:
    if quality is None:
        return writer.word("card")
    if quality.category == "tag":
        return _tagged(writer, writer.word("card"), quality)
    return writer.lexicon.entry(quality)


def _tagged(writer: Writer, head: Nominal, tag: Noun) -> Nominal:
    return writer.compound("CardKind", "tagged", head, tag=writer.noun(tag))


def tag(writer: Writer, tags: Sequence[Noun]) -> Nominal:
    """`plant or animal tag`."""
    names = writer.any_of([writer.noun(noun) for noun in tags])
    return writer.compound("TagCount", "tag", writer.word("tag"), tags=names)


@writes(WithTag)
def with_tag(writer: Writer, trait: WithTag) -> PhraseText:
    if trait.number == 1:
        return writer.phrase(trait, "plain", tag=writer.lexicon.noun(tag(writer, trait.tags)))
    return writer.phrase(trait, "several", tags=_so_many(writer, trait))


def _so_many(writer: Writer, trait: WithTag) -> SentencePart:
    return writer.lexicon.quantity(trait.number, tag(writer, trait.tags))


@writes(WithNoTag)
def with_no_tag(writer: Writer, trait: WithNoTag) -> PhraseText:
    if not trait.tags:
        return writer.phrase(trait, "none")
    return writer.phrase(trait, tag=writer.lexicon.noun(tag(writer, trait.tags)))


@writes(WithTags)
def with_tags(writer: Writer, trait: WithTags) -> PhraseText:
    name = "exactly" if trait.exactly else "plain"
    tags = writer.lexicon.quantity(trait.number, kind_of_these(writer, trait))
    return writer.phrase(trait, name, tags=tags)


def kind_of_these(writer: Writer, these: WithTag | WithTags | HoldingSome) -> Nominal:
    """`plant or animal tag`, `different tag`, `microbe`."""
    match these:
        case WithTag(tags):
            return tag(writer, tags)
        case WithTags(different=True):
            return writer.compound("DifferentTags", "plain", writer.word("tag"))
        case WithTags():
            return writer.word("tag")
        case HoldingSome(resource):
            return writer.lexicon.entry(resource) if resource else writer.word("resource")


@writes(WithRequirement)
def with_requirement(writer: Writer, trait: WithRequirement) -> PhraseText:
    return writer.phrase(trait, "none" if trait.none else "some")


@writes(WithUsedAction)
def with_used_action(writer: Writer, trait: WithUsedAction) -> PhraseText:
    return writer.phrase(trait, round=writer.word_text("round"))


@writes(NotKind)
def not_kind(writer: Writer, trait: NotKind) -> PhraseText:
    if trait.noun.category == "tag":
        return with_no_tag(writer, WithNoTag((trait.noun,)))
    return writer.phrase(trait, kind=writer.noun(trait.noun), kinds=writer.nouns(trait.noun))


@writes(HoldingSome)
def holding_some(writer: Writer, trait: HoldingSome) -> PhraseText:
    held = kind_of_these(writer, trait)
    if trait.none:
        return writer.phrase(trait, "none", resources=writer.lexicon.noun(held, PLURAL))
    name = "at_most" if trait.at_most else "plain"
    return writer.phrase(trait, name, resources=writer.lexicon.quantity(trait.number, held))


def money(writer: Writer, number: int) -> SentencePart:
    """An amount of whatever cards cost."""
    unit = writer.lexicon.money
    if unit is None:
        return writer.number(number)
    return writer.lexicon.quantity(number, writer.lexicon.entry(unit))
