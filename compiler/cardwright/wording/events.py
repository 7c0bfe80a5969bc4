"""What a `whenever` waits for. In: an event. Out: its phrase, `when you place a city tile`."""

from cardwright.rules.nodes import (
    Buys,
    CustomEvent,
    GainsBonus,
    Moment,
    Noun,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
    TakesBack,
    TakesMarker,
    UsesAction,
    UsesProject,
)
from cardwright.values import replace
from cardwright.wording.cards import card_kind, money, tag
from cardwright.wording.counts import places, somewhere
from cardwright.wording.nominals import LexiconNoun, Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, OfYou, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(PlaysTag)
def plays_tag(writer: Writer, event: PlaysTag) -> PhraseText:
    tags = writer.lexicon.noun(tag(writer, event.tags))
    return writer.phrase(event, event.who, tags=tags, including=_including(writer, event))


def _including(writer: Writer, event: PlaysTag) -> SentencePart:
    """A card with such a tag itself counts, which its reader could not know."""
    number = writer.own_number_of(event.tags) if event.who != "opponent" else 0
    if number == 0:
        return NOTHING
    return writer.phrase(event, "including" if number == 1 else "including_several")


@writes(PlaysCard, Buys)
def of_a_card(writer: Writer, event: PlaysCard | Buys) -> PhraseText:
    cards = writer.lexicon.noun(card_kind(writer, event.cards))
    return writer.phrase(event, event.who, cards=cards)


@writes(PlacesTile, TakesBack)
def of_a_tile(writer: Writer, event: PlacesTile | TakesBack) -> PhraseText:
    tile = _tile(writer, event)
    placed = writer.lexicon.noun(somewhere(writer, tile, event.where))
    named = isinstance(tile, LexiconNoun) and tile.named
    name = "anyone_named" if named and event.who == "anyone" else event.who
    where = places(writer, event.where)
    return writer.phrase(
        event,
        name,
        tile=placed if event.who == "you" else OfYou(placed),
        kind=writer.lexicon.noun(tile),
        where=where if event.who == "you" else OfYou(where),
        including=_including_own(writer, event),
    )


def _including_own(writer: Writer, event: PlacesTile | TakesBack) -> SentencePart:
    """A tile that the card itself places when it is played."""
    own = isinstance(event, PlacesTile) and event.who != "opponent" and not event.where
    placed = writer.tiles_of_card if own else ()
    return writer.phrase(event, "including") if event.tile in placed else NOTHING


def _tile(writer: Writer, event: PlacesTile | TakesBack) -> Nominal:
    if event.tile is None:
        return writer.word("tile")
    others = event.others if isinstance(event, PlacesTile) else ()
    kinds = [writer.lexicon.entry(tile) for tile in (event.tile, *others)]
    return kinds[0] if len(kinds) == 1 else writer.either(kinds)


@writes(PaysForProject)
def pays_for_project(writer: Writer, event: PaysForProject) -> PhraseText:
    return writer.phrase(
        event,
        event.who,
        things=writer.any_of([writer.noun(noun) for noun in event.things]),
        cost=_cost(writer, event),
        excluding=_excluding(writer, event),
    )


def _cost(writer: Writer, event: PaysForProject) -> SentencePart:
    if event.least == 0:
        return NOTHING
    return writer.phrase(event, "cost", amount=money(writer, event.least))


def _excluding(writer: Writer, event: PaysForProject) -> SentencePart:
    if not event.excluding:
        return NOTHING
    things = writer.all_of([writer.noun(noun) for noun in event.excluding])
    return writer.phrase(event, "excluding", things=things)


@writes(GainsBonus)
def gains_bonus(writer: Writer, event: GainsBonus) -> PhraseText:
    resources = writer.any_of([given_by_area(writer, noun) for noun in event.resources])
    return writer.phrase(event, event.who, resources=resources)


def given_by_area(writer: Writer, noun: Noun) -> SentencePart:
    """Plants, but a relic: markers lie there one by one."""
    if noun.category == "bonus" and writer.lexicon.entry(noun).is_countable:
        return writer.phrase("Change", "one", units=writer.noun(noun))
    return writer.nouns(noun)


@writes(TakesMarker)
def takes_marker(writer: Writer, event: TakesMarker) -> PhraseText:
    bonuses = writer.any_of([writer.noun(noun) for noun in event.bonuses])
    return writer.phrase(event, event.who, bonuses=bonuses)


@writes(Moment)
def moment(writer: Writer, event: Moment) -> PhraseText:
    return writer.about(event.noun, event, "plain", noun=writer.noun(event.noun))


@writes(UsesAction)
def uses_action(writer: Writer, event: UsesAction) -> PhraseText:
    cards = writer.lexicon.noun(card_kind(writer, event.holder.cards))
    name = "this_card" if event.holder.kind == "this_card" else "any_card"
    return writer.phrase(event, event.who, card=writer.phrase(event, name, cards=cards))


@writes(UsesProject)
def uses_project(writer: Writer, event: UsesProject) -> PhraseText:
    projects = writer.any_of([writer.noun(noun) for noun in event.projects])
    return writer.phrase(event, event.who, projects=projects)


@writes(CustomEvent)
def custom_event(writer: Writer, event: CustomEvent) -> PhraseText:
    """What others do is said with the plural of the verb: `you claim`, `anyone claims`."""
    verb = writer.noun(event.verb) if event.who == "you" else writer.nouns(event.verb)
    nouns = writer.any_of([writer.noun(noun) for noun in event.nouns])
    said = writer.about(event.verb, event, event.who, verb=verb, nouns=nouns)
    if not event.nouns:
        return said
    # Words of its own that leave out what it is done with are those of the verb alone.
    telling = {name: words for name, words in said.own.items() if "{nouns" in words}
    return replace(said, own=telling)
