"""Steps that change numbers, tiles and cards. In: a step. Out: its phrase, beginning with its verb."""

from collections.abc import Sequence

from cardwright import values
from cardwright.rules.nodes import (
    Add,
    CardKind,
    Discard,
    Draw,
    DrawSome,
    DrawToBuy,
    Fixed,
    GainAny,
    GainPlacementBonus,
    TakeCard,
    TransferCard,
    Half,
    Holder,
    Noun,
    Pay,
    Perform,
    Place,
    PlayFromHand,
    PlayRevealed,
    Prevent,
    Price,
    PutBeneath,
    Raise,
    Remove,
    Repeat,
    Replace,
    Reserve,
    Reveal,
    Send,
    Steal,
    TakeMarker,
    TakeTile,
    UseProject,
    Variable,
    WhenPlayed,
)
from cardwright.wording.amounts import CHOSEN, goods, steps, tail
from cardwright.wording.cards import card_kind, money
from cardwright.wording.counts import places, spot
from cardwright.wording.lasting import first_number, so_much
from cardwright.wording.nominals import PLURAL, Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.places import area_of_step
from cardwright.wording.series import either
from cardwright.wording.text import NOTHING, InFigures, Joined, PlainText, SentencePart
from cardwright.wording.writer import Writer, writes

# What lies on an area and is no tile.
_MARKERS = ("bonus", "resource")


@writes(Pay)
def pay(writer: Writer, step: Pay) -> PhraseText:
    """What each of several prices is counted by is said once, behind the last."""
    if len(step.prices) == 1:
        return writer.of(step.prices[0])
    per = tail(writer, step.prices[0].amount)
    prices = [_without_tail(writer.of(price)) for price in step.prices]
    return writer.phrase(step, prices=either(writer, prices), per=per)


def _without_tail(price: PhraseText) -> PhraseText:
    return values.replace(price, slots={**price.slots, "per": NOTHING})


@writes(Price)
def price(writer: Writer, node: Price) -> PhraseText:
    amount = goods(writer, node.amount, writer.lexicon.entry(node.resource))
    per = tail(writer, node.amount)
    name = "own" if node.source is None else "from_card"
    if node.using:
        name = "using" if node.source is None else "from_card_using"
    return writer.phrase(
        node,
        name,
        goods=amount if node.source is None else writer.so_many(amount),
        holder=writer.of(node.source) if node.source is not None else NOTHING,
        using=writer.any_of([writer.nouns(noun) for noun in node.using]),
        per=per,
    )


@writes(Place)
def place(writer: Writer, step: Place) -> PhraseText:
    if writer.is_tile_of_card(step.tile) and step == Place(step.tile, area=step.area):
        return writer.phrase(step, "this", area=area_of_step(writer, step))
    name, area, per = _placed(step), area_of_step(writer, step), tail(writer, step.amount)
    tiles = goods(writer, step.amount, _any_of(writer, (step.tile, *step.others)), mixed=True)
    return writer.phrase(
        step,
        name,
        tiles=InFigures(tiles) if _is_all_it_brings(writer, step) else tiles,
        area=area,
        per=writer.phrase(step, "each", area=area, tail=per) if name == "several" else per,
    )


def _is_all_it_brings(writer: Writer, step: Place) -> bool:
    """`Place 1 ocean tile.`, as `Draw 1 card.`: where nothing else happens, it is the number that is said."""
    clauses = writer.card.clauses if writer.card is not None and writer.is_played else ()
    return step.area is None and WhenPlayed((step,)) in clauses


def _placed(step: Place) -> str:
    if step.for_nobody:
        return "for_nobody_at_random" if step.at_random else "for_nobody"
    one = step.amount == Fixed(1)
    if not one and step.area and step.tile.category not in _MARKERS and not step.at_random:
        return "several"
    what = "plain" if step.tile.category not in _MARKERS else "marker" if one else "markers"
    return f"{what}_at_random" if step.at_random else what


@writes(Raise)
def raise_track(writer: Writer, step: Raise) -> PhraseText:
    return writer.phrase(
        step,
        "for_nobody" if step.for_nobody else "plain",
        track=writer.lexicon.noun(_any_of(writer, (step.track, *step.others))),
        steps=steps(writer, step.amount),
        per=tail(writer, step.amount),
    )


@writes(GainAny)
def gain_any(writer: Writer, step: GainAny) -> PhraseText:
    amount = goods(writer, step.amount, writer.word("resource"))
    return writer.phrase(step, goods=amount, per=tail(writer, step.amount))


@writes(Send)
def send(writer: Writer, step: Send) -> PhraseText:
    pieces = writer.lexicon.quantity(step.number, writer.lexicon.entry(step.piece))
    category = writer.category(step.number)
    return writer.phrase(step, category=category, pieces=pieces, pool=writer.noun(step.pool))


@writes(Replace)
def replace(writer: Writer, step: Replace) -> PhraseText:
    return writer.about(step.what, step, step.what.category, what=writer.noun(step.what))


@writes(Remove)
def remove(writer: Writer, step: Remove) -> PhraseText:
    amount = goods(writer, step.amount, _any_of(writer, step.resources), "theirs")
    name = "up_to" if step.up_to else "plain"
    holder, per = writer.of(step.players or step.holder), tail(writer, step.amount)
    of_anybody = step.players is None and step.holder.kind in ("any_player", "any_players_cards")
    if of_anybody and not step.up_to and step.resources[0].category == "token":
        card = writer.lexicon.noun(card_kind(writer, step.holder.cards))
        return writer.phrase(step, "one_card", goods=amount, card=card, per=per)
    return writer.phrase(step, name, goods=amount, holder=holder, per=per)


def _any_of(writer: Writer, nouns: Sequence[Noun]) -> Nominal:
    return writer.either([writer.lexicon.entry(noun) for noun in nouns])


@writes(Steal)
def steal(writer: Writer, step: Steal) -> PhraseText:
    amount = goods(writer, step.amount, writer.lexicon.entry(step.resource), "theirs")
    holder, per = writer.of(step.players or Holder("any_player")), tail(writer, step.amount)
    name = "up_to" if step.up_to else "plain"
    return writer.phrase(step, name, goods=amount, holder=holder, per=per)


@writes(Add)
def add(writer: Writer, step: Add) -> PhraseText:
    kinds = (step.resource, *step.others) if step.resource else ()
    added = _any_of(writer, kinds) if kinds else writer.word("resource")
    return writer.phrase(
        step,
        goods=writer.so_many(goods(writer, step.amount, added)),
        holder=writer.of(step.holder),
        per=tail(writer, step.amount),
    )


@writes(Reveal, DrawToBuy)
def look_at(writer: Writer, step: Reveal | DrawToBuy) -> PhraseText:
    cards = goods(writer, step.amount, writer.word("card"))
    rest = _what_becomes_of(writer) if isinstance(step, Reveal) else ""
    if not isinstance(step.amount, Fixed):
        name = f"counted_{rest}" if rest else "counted"
        return writer.alone(step, name, cards=cards, per=tail(writer, step.amount))
    category = writer.category(step.amount.number)
    return writer.alone(step, rest or "plain", category=category, cards=cards)


def _what_becomes_of(writer: Writer) -> str:
    """What is revealed comes into somebody's hand, or beneath a card, further on."""
    found = tuple(writer.card.walk()) if writer.card is not None else ()
    if any(isinstance(node, TakeCard | TransferCard) and node.it for node in found):
        return "taken"
    return "left" if any(isinstance(node, PutBeneath) and node.it for node in found) else ""


@writes(Draw)
def draw(writer: Writer, step: Draw) -> PhraseText:
    cards = goods(writer, step.amount, card_kind(writer, step.cards))
    kind = step.cards.quality
    own = kind is not None and kind.id in writer.lexicon.own_decks and not step.cards.traits
    if step.cards == CardKind() or own:
        return writer.phrase(step, cards=writer.so_many(cards), per=tail(writer, step.amount))
    number = step.amount.number if isinstance(step.amount, Fixed) else 2
    category = writer.category(number)
    return writer.alone(
        step, "described", category=category, cards=cards, per=tail(writer, step.amount)
    )


@writes(Prevent)
def prevent(writer: Writer, step: Prevent) -> PhraseText:
    match step.amount:
        case None:
            return writer.phrase(step)
        case Half():
            return writer.phrase(step, "half")
        case Variable():
            return writer.phrase(step, "some", amount=PlainText(CHOSEN), per=NOTHING)
    number = writer.number(first_number(step.amount))
    return writer.phrase(step, "some", amount=number, per=tail(writer, step.amount))


@writes(DrawSome)
def draw_some(writer: Writer, step: DrawSome) -> PhraseText:
    drawn_from = CardKind(step.deck) if step.deck is not None else CardKind()
    cards = goods(writer, step.amount, _on_top(writer, card_kind(writer, drawn_from)))
    kept = goods(writer, step.keep, card_kind(writer, step.cards))
    if step.up_to:
        kept = writer.phrase(step, "up_to", goods=kept)
    drawn, limits = tail(writer, step.amount), tail(writer, step.keep)
    if step.buys_others:
        return writer.alone(step, "buying", cards=cards, drawn=drawn, kept=kept, per=limits)
    if step.deck is not None:
        return writer.alone(step, "own_deck", cards=cards, drawn=drawn, kept=kept, per=limits)
    if step.up_to or step.cards != CardKind() or not isinstance(step.keep, Fixed):
        return writer.alone(step, "described", cards=cards, drawn=drawn, kept=kept, per=limits)
    keep, name = writer.number(step.keep.number), "chosen" if writer.chosen else "plain"
    return writer.alone(step, name, cards=cards, drawn=drawn, keep=keep, rest=_rest(writer, step))


def _rest(writer: Writer, step: DrawSome) -> SentencePart:
    """`the other 2`, where it is known how many."""
    if isinstance(step.amount, Fixed) and isinstance(step.keep, Fixed):
        left = step.amount.number - step.keep.number
        category = writer.category(left)
        return writer.phrase(step, "other", category=category, rest=writer.number(left))
    return writer.phrase(step, "rest")


def _on_top(writer: Writer, cards: Nominal) -> Nominal:
    """Where a language says of each card that it lies on top, and not of the number."""
    said = writer.lexicon.phrases.has("CardCount", "top")
    return writer.compound("CardCount", "top", cards) if said else cards


@writes(Discard)
def discard(writer: Writer, step: Discard) -> PhraseText:
    cards = goods(writer, step.amount, card_kind(writer, step.cards))
    name = "at_random" if step.at_random else "plain"
    return writer.phrase(step, name, cards=writer.so_many(cards), per=tail(writer, step.amount))


@writes(PlayFromHand, PlayRevealed)
def play_another(writer: Writer, step: PlayFromHand | PlayRevealed) -> PhraseText:
    kind = card_kind(writer, step.cards)
    return writer.phrase(
        step,
        card=writer.lexicon.noun(kind),
        revealed=writer.lexicon.noun(card_kind(writer, step.cards, "revealed")),
        terms=terms(writer, step),
        ignoring=writer.phrase("Terms", "ignoring") if step.ignoring else NOTHING,
    )


@writes(UseProject)
def use_project(writer: Writer, step: UseProject) -> PhraseText:
    return writer.phrase(step, project=writer.noun(step.project), terms=terms(writer, step))


@writes(Perform)
def perform(writer: Writer, step: Perform) -> PhraseText:
    """What the game itself lets players do is done at a price, perhaps a lower one."""
    noun = writer.noun(step.noun) if step.noun is not None else NOTHING
    verb = writer.lexicon.entry(step.trigger)
    name = "prize" if "told_by_game" in verb.flags else "plain"
    if step.less is not None or step.free:
        name = "prize"
    elif step.noun is not None and step.noun.category == "office":
        name = "office"
    elif step.trigger.category == "deed" and name == "plain" and step.noun is not None:
        name = "deed"
    return writer.about(
        step.trigger,
        step,
        name,
        trigger=writer.noun(step.trigger),
        noun=noun,
        nouns=writer.nouns(step.noun) if step.noun is not None else NOTHING,
        terms=terms(writer, step),
    )


@writes(TakeMarker)
def take_marker(writer: Writer, step: TakeMarker) -> PhraseText:
    name = "plain" if step.area else "anywhere"
    bonuses = goods(writer, step.amount, writer.lexicon.entry(step.bonus))
    area = writer.of(step.area) if step.area else NOTHING
    return writer.phrase(step, name, bonuses=bonuses, area=area)


@writes(TakeTile)
def take_tile(writer: Writer, step: TakeTile) -> PhraseText:
    tile = writer.lexicon.entry(step.tile)
    return writer.phrase(
        step,
        step.owner if step.owner in ("yours", "opponents") else "plain",
        tile=writer.lexicon.noun(tile),
        tiles=writer.lexicon.noun(tile, PLURAL),
        where=places(writer, step.where),
    )


@writes(Reserve)
def reserve(writer: Writer, step: Reserve) -> PhraseText:
    areas = goods(writer, step.amount, writer.word("area"))
    name = "plain" if step.amount == Fixed(1) else "several"
    return writer.phrase(step, name, areas=areas, area=writer.of(step.area))


@writes(GainPlacementBonus)
def gain_placement_bonus(writer: Writer, step: GainPlacementBonus) -> PhraseText:
    if step.area is None:
        return writer.phrase(step, spot(step.where))
    name = "under" if step.area.noun.category == "tile" else "plain"
    return writer.phrase(step, name, area=writer.of(step.area))


def terms(writer: Writer, step: PlayFromHand | PlayRevealed | UseProject | Perform) -> SentencePart:
    said: list[SentencePart] = []
    if step.less is not None:
        less, per = so_much(writer, step.less), tail(writer, step.less)
        said.append(writer.phrase("Terms", "less", amount=less, per=per))
    if step.free:
        said.append(writer.phrase("Terms", "free"))
    return writer.all_of(said)


@writes(Repeat)
def repeat(writer: Writer, step: Repeat) -> PhraseText:
    kind = card_kind(writer, step.cards)
    card, cards = writer.lexicon.noun(kind), writer.lexicon.noun(kind, PLURAL)
    return writer.phrase(step, family=writer.noun(step.family), card=card, cards=cards)
