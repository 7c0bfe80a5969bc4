"""What a player does with a card: play it, use its action, wait for it. In: a position. Out: whether it can be done, and it done."""

from cardwright.rules.nodes import Action, Card, Choose, FirstAction, Fixed, Option, Pay, Step
from cardwright_tools.meaning.language.altering import tell_of
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.answers import (
    WHEN_PLAYED,
    GROUPS,
    Effect,
    carry_out,
    in_any_order,
    told,
    waiting_for,
    whole,
)
from cardwright_tools.meaning.language.asking import Run, can_be_done, carried_out, must
from cardwright_tools.meaning.language.book import MONEY, Book
from cardwright_tools.meaning.language.coming import aftermath
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.wild_tags import wild_tags_last
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.order import stages
from cardwright_tools.meaning.language.paying import pay_for_card
from cardwright_tools.meaning.language.position import Player, Position
from cardwright_tools.meaning.language.repeating import played_steps
from cardwright_tools.meaning.language.running import Running, change
from cardwright_tools.meaning.language.steps import block, carry_out as carry_steps_out

NOBODYS_CARD = ""
FIRST_ACTION = -1
"""The block of an effect; this one never waits beside others."""


def running(book: Book, position: Position, player: int, card: str) -> Running:
    return Running(
        book, position, player, card, carry_steps_out, played_in_full, acted, holds, amount
    )


def requirements_met(card: str, now: Running) -> bool:
    """All `requires`, with the player's leeway, before anything of the card happens (000, action A, step 1)."""
    requires = now.book.card(card).requires
    return all(holds(asked, now, leeway=1) for asked in requires) and wild_tags_last(requires, now)


def can_be_played(card: str, book: Book, position: Position, player: int) -> bool:
    """000 p. 9: the requirement is met, the cost can be paid, and the immediate effect can be carried out in full, in some
    order with what playing the card sets off."""
    now = running(book, position, player, card)
    return requirements_met(card, now) and can_be_done(
        lambda copy: played(card, running(book, copy, player, card)), position
    )


def play(card: str, book: Book, position: Position, player: int) -> Run:
    """Only such answers are offered as let the effect be carried out in full: what pays for a card may be what its effect
    takes."""
    return carried_out(lambda here: played(card, running(book, here, player, card)), position)


def played(card: str, now: Running, less: int = 0) -> Run:
    """Pay for it; then it lies open and counts as played, its effect and what others answer come in any order (000 p. 9)."""
    yield from pay_for_card(card, now, less)
    me = now.me
    me["hand"].remove(card)
    me["next_card"] = [(said_by, left - 1) for said_by, left in me["next_card"] if left > 1]
    lay_open(card, me, now.book)
    paid = Happened(
        "pays",
        now.player,
        card=card,
        cost=now.book.card(card).number_in("cost"),
        things=(now.book.card(card).kind.id,),
    )
    effects = own_effects(card, now)
    effects += waiting_for(Happened("plays", now.player, card=card), now)
    effects += waiting_for(paid, now)
    yield from in_any_order(effects, now)
    if now.book.quality(card) == "event" and card in me["tableau"]:
        turn_face_down(card, me)
    yield from aftermath(now)


def played_in_full(card: str, now: Running, less: int, ignoring: bool) -> Run:
    """From within another card."""
    must(ignoring or requirements_met(card, now))
    yield from played(card, now, less)


def own_effects(card: str, now: Running) -> list[Effect]:
    """Each may come before or behind what others answer, unless they have an order among themselves."""
    own = played_steps(card, now)
    found = stages(own)
    if len(found) != 1:
        return [Effect(card, WHEN_PLAYED, now.player, own, card, obligatory=True)] if own else []
    return [
        Effect(card, GROUPS + number, now.player, group, card, obligatory=True)
        for number, group in enumerate(found[0])
    ]


def lay_open(card: str, player: Player, book: Book) -> None:
    player["tableau"].append(card)
    if book.holds(card):
        player["resources"][card] = 0


def turn_face_down(card: str, player: Player) -> None:
    """An event is done: its tags count no longer (000 p. 10)."""
    player["tableau"].remove(card)
    player["events"].append(card)


def actions(card: Card) -> tuple[Step, ...]:
    """Several actions are alternatives; each may ask for a condition. The steps of an alternative stay in their order."""
    clauses = [clause for clause in card.clauses if isinstance(clause, Action)]
    return (Choose(tuple(Option(clause.steps, clause.condition) for clause in clauses)),)


def can_act(card: str, book: Book, position: Position, player: int) -> bool:
    """Some alternative is open and possible in full."""
    return can_be_done(lambda copy: acted(card, running(book, copy, player, card)), position)


def act(card: str, book: Book, position: Position, player: int) -> Run:
    return carried_out(lambda here: acted(card, running(book, here, player, card)), position)


def acted(card: str, now: Running) -> Run:
    """A project of the board that costs money tells the cards that wait for such (facts, R08). What an action asks for is asked
    before its use counts."""
    item = now.book.card(card)
    must(any(is_open(clause, now) for clause in item.clauses if isinstance(clause, Action)))
    tell_of(now, used(card, item, now))
    yield from taken(item, now)
    yield from aftermath(now)
    if item.kind.id == "standard_project" and basic_cost(item):
        things = (item.kind.id, item.id)
        yield from told([Happened("pays", now.player, cost=basic_cost(item), things=things)], now)
        yield from aftermath(now)


def is_open(action: Action, now: Running) -> bool:
    return action.condition is None or holds(action.condition, now)


def used(card: str, item: Card, now: Running) -> Happened:
    """Of a project of the board its id is told."""
    if card.startswith("project."):
        return Happened("uses", now.player, things=(item.id,))
    return Happened("uses", now.player, card)


def taken(item: Card, now: Running) -> Run:
    single = [clause for clause in item.clauses if isinstance(clause, Action)]
    if len(single) == 1:
        yield from whole(single[0].steps, now, bargain=True)
    else:
        yield from block(actions(item), now)


def first_acted(card: str, now: Running) -> Run:
    """What a corporation must do as its player's first action of the game (000, cards, 2), if it can be done in full."""
    clauses = now.book.card(card).clauses
    steps = tuple(step for c in clauses if isinstance(c, FirstAction) for step in c.steps)
    yield from carry_out(Effect(card, FIRST_ACTION, now.player, steps), now)
    yield from aftermath(now)


def basic_cost(project: Card) -> int:
    """The money that its action asks for first."""
    for clause in project.clauses:
        if isinstance(clause, Action) and clause.steps and isinstance(clause.steps[0], Pay):
            price = clause.steps[0].prices[0]
            if price.resource.id == MONEY and isinstance(price.amount, Fixed):
                return price.amount.number
    return 0


def production_phase(book: Book, position: Position) -> Run:
    """All energy turns to heat, everybody gets income (the rating and the production, but nobody owes money) and what is
    produced; then whoever waits for the phase answers, and effects for the next card end (000 p. 8). The generation itself goes on: with
    politics the solar phase belongs to it (002 p. 5).
    """
    for player in position["players"]:
        produce(player, book)
    now = running(book, position, position["active"], NOBODYS_CARD)
    yield from told([Happened("moment", things=("production_phase",))], now)
    yield from aftermath(now)
    yield from told([Happened("moment", things=("end_of_production_phase",))], now)
    yield from aftermath(now)
    for player in position["players"]:
        player["next_card"] = []
        player["timed"] = [held for held in player["timed"] if held[2] != "generation"]
        player["used"] = [card for card in player["used"] if is_for_the_game(book.card(card))]
        player["done"] = [mark for mark in player["done"] if mark[2] != "generation"]
        player["limited"] = [mark for mark in player["limited"] if mark[2] != "generation"]


def is_for_the_game(card: Card) -> bool:
    """Its action may be used only so often in a game."""
    limits = (clause.limit for clause in card.clauses if isinstance(clause, Action))
    return any(limit is not None and limit.period.id == "game" for limit in limits)


def produce(player: Player, book: Book) -> None:
    gauges = player["gauges"]
    change(player, "heat", gauges.get("energy", 0))
    gauges["energy"] = 0
    for entry in book.nouns.of_category("resource"):
        resource = entry.noun.id
        much = gauges.get(f"{resource} production", 0)
        if resource == MONEY:
            much = max(much + gauges["rating"], -gauges.get(MONEY, 0))
        change(player, resource, much)
