"""What a `whenever` waits for. In: an event. Out: its phrase, `when you place a city tile`."""

from cardwright.rules.nodes import (
    CustomEvent,
    GainsBonus,
    Moment,
    Noun,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
)
from cardwright.wording.cards import card_kind, money, tag
from cardwright.wording.counts import somewhere
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, SentencePart
from cardwright.wording.writer import Writer, writes


@writes(PlaysTag)
def plays_tag(writer: Writer, event: PlaysTag) -> PhraseText:
    tags = writer.lexicon.noun(tag(writer, event.tags))
    return writer.phrase(event, event.who, tags=tags, including=_including(writer, event.tags))


def _including(writer: Writer, tags: tuple[Noun, ...]) -> SentencePart:
    """A card with such a tag itself counts, which its reader could not know."""
    own = writer.card.nouns_in("tags") if writer.card else ()
    return writer.phrase("PlaysTag", "including") if set(own) & set(tags) else NOTHING


@writes(PlaysCard)
def plays_card(writer: Writer, event: PlaysCard) -> PhraseText:
    cards = writer.lexicon.noun(card_kind(writer, event.cards))
    return writer.phrase(event, event.who, cards=cards)


@writes(PlacesTile)
def places_tile(writer: Writer, event: PlacesTile) -> PhraseText:
    tile = writer.lexicon.entry(event.tile) if event.tile else writer.word("tile")
    placed = writer.lexicon.noun(somewhere(writer, tile, event.where))
    return writer.phrase(event, event.who, tile=placed)


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
    resources = writer.any_of([writer.noun(noun) for noun in event.resources])
    return writer.phrase(event, event.who, resources=resources)


@writes(Moment)
def moment(writer: Writer, event: Moment) -> PhraseText:
    return writer.phrase(event, noun=writer.noun(event.noun))


@writes(CustomEvent)
def custom_event(writer: Writer, event: CustomEvent) -> PhraseText:
    nouns = writer.any_of([writer.noun(noun) for noun in event.nouns])
    return writer.phrase(event, event.who, verb=writer.noun(event.verb), nouns=nouns)
