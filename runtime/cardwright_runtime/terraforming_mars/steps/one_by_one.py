"""Steps carried out for each of several cards or areas, or for some that a player chooses. In: a block of the card, what there is. Out: a frame for each, one after the other."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import is_owned
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import TILES
from cardwright_runtime.terraforming_mars.nouns import ANY_TILE, EVERYONE, TILE_OCEAN
from cardwright_runtime.terraforming_mars.numbers import CHOOSE_AREAS, CHOOSE_CARDS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Areas,
    Cards,
    Number,
    Owner,
    ProjectCards,
    ThisRule,
    TileOrAny,
)
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard, without
from cardwright_runtime.terraforming_mars.steps.others import everyone_or_opponents, waits
from cardwright_runtime.terraforming_mars.steps.placing import ChooseArea
from cardwright_runtime.terraforming_mars.steps.questions import Question
from cardwright_runtime.terraforming_mars.steps.revealed import revealed_in
from cardwright_runtime.terraforming_mars.tiles_counted import EVERYWHERE, counts_for


def for_each_card(game: Game, frame: Frame, block: int, cards: list[int], owner: int) -> bool:
    """The block comes next, once for each of these cards: that one is `it`.

    Role: for_each_card
    Reads: choice
    """
    for card in reversed(cards):
        waits(game, frame, block, frame.player, owner).card = card
    return len(cards) > 0


def for_each_tile(game: Game, frame: Frame, block: int, areas: list[int], owner: int) -> bool:
    """The block comes next, once for each of these areas: that one is `there`.

    Role: for_each_tile
    Reads: choice
    """
    for area in reversed(areas):
        waits(game, frame, block, frame.player, owner).area = area
    return len(areas) > 0


def for_any_cards(
    game: Game, frame: Frame, block: int, cards: list[int], owner: int, number: Number
) -> bool:
    """The block comes once for each of so many of these cards: the player chooses one after the other, and that one is `it`.

    Role: for_any_cards
    Reads: choice
    """
    return _ask_for_each(game, frame, CHOOSE_CARDS, block, cards, owner, number)


def for_any_tiles(
    game: Game, frame: Frame, block: int, areas: list[int], owner: int, number: Number
) -> bool:
    """The same of areas: that one is `there`.

    Role: for_any_tiles
    Reads: choice
    """
    return _ask_for_each(
        game, frame, CHOOSE_AREAS, block, list(dict.fromkeys(areas)), owner, number
    )


def _ask_for_each(
    game: Game, frame: Frame, question: int, block: int, items: list[int], owner: int, number: int
) -> bool:
    if not items:
        return False
    asked = game.push(question, block, frame.player, frame.cause)
    asked.items = items
    asked.chosen = number
    asked.actor = owner
    return True


class ChooseCards(ChooseCard):
    """`items` are the cards to choose from, `chosen` how many are still to be chosen, `block` is carried out for each."""

    def run(self, game: Game, frame: Frame) -> bool:
        return _is_done(self, game, frame)

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        _begin_with(game, frame, value).card = value


class ChooseAreas(ChooseArea):
    """The same of areas."""

    def run(self, game: Game, frame: Frame) -> bool:
        return _is_done(self, game, frame)

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        _begin_with(game, frame, value).area = value


def _is_done(question: Question, game: Game, frame: Frame) -> bool:
    """Nobody is asked for the rest where all of it is taken."""
    if frame.chosen <= 0 or not frame.items:
        return True
    if len(frame.items) <= frame.chosen:
        question.answer(game, frame, frame.items[0])
    else:
        game.ask(frame.player, frame.items)
    return False


def _begin_with(game: Game, frame: Frame, value: int) -> Frame:
    """The block of the rule that asks."""
    frame.items = without(frame.items, value)
    frame.chosen -= 1
    return waits(game, game.parent(), frame.block, frame.player, frame.actor)


def each_tile(game: Game, player: Player, tile: TileOrAny, owner: Owner) -> list[int]:
    """Areas with such a tile, in their order, as often as it counts.

    Players: Players("so_often", often=Per(number=1, each=1, count=ThingCount(gauge=Gauge(noun=tile), owner=owner)))
    Players: Players("so_often", often=Per(number=1, each=1, count=ThingCount(gauge=None, any_of="tile", owner=owner)))
    Reads: tiles
    """
    return each_tile_on(game, player, tile, owner, EVERYWHERE)


def each_tile_on(
    game: Game, player: Player, tile: TileOrAny, owner: Owner, areas: Areas
) -> list[int]:
    """The same on these areas.

    Players: Players("so_often", often=Per(number=1, each=1, count=ThingCount(gauge=Gauge(noun=tile), where=areas, owner=owner)))
    Players: Players("so_often", often=Per(number=1, each=1, count=ThingCount(gauge=None, any_of="tile", where=areas, owner=owner)))
    Reads: tiles
    """
    found: list[int] = []
    oceans = game.oceans
    for packed in game.placed:
        laid, area = tile_of(packed), area_of(packed)
        if counts_as(laid, TILE_OCEAN):
            oceans &= ~(1 << area)
        if areas >> area & 1 and counts_as(laid, tile) and is_owned(packed, player, owner):
            found += [area] * (TILES[laid].several if tile != ANY_TILE and tile != laid else 1)
    if owner == EVERYONE and counts_as(TILE_OCEAN, tile):
        found += areas_of(oceans & areas)
    return game.table.in_reading_order(found)


def cards_in_play(
    game: Game, player: Player, rule: ThisRule, cards: ProjectCards, owner: Owner
) -> list[int]:
    """In the order in which they came into play, of each player in turn.

    Players: Players("so_often", often=Per(number=1, each=1, count=CardCount(cards=cards, owner=owner)))
    """
    found: list[int] = []
    for other in everyone_or_opponents(game, player, False):
        if counts_for(owner, player, game.players[other]):
            lying = game.players[other].tableau + game.players[other].events
            found += fitting(game, player, lying, rule, cards)
    return found


def cards_in_hand(game: Game, player: Player, rule: ThisRule, cards: ProjectCards) -> list[int]:
    """Those of the own hand.

    Players: Players("so_often", often=Per(number=1, each=1, count=CardCount(cards=cards, in_hand=True)))
    """
    return fitting(game, player, player.hand, rule, cards)


def cards_revealed(game: Game, frame: Frame, rule: ThisRule, cards: Cards) -> list[int]:
    """In the order in which they were turned over.

    Players: Players("so_often", often=Per(number=1, each=1, count=CardCount(cards=CardKind() | cards, revealed=True)))
    Speaks of: Reveal, RevealedAround
    """
    return fitting(game, game.players[frame.player], revealed_in(game, frame).items, rule, cards)
