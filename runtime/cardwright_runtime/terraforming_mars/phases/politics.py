"""The phases that a set adds behind each production (002 p. 5). In: phases in their order. Out: their steps, and the deeds of the game."""

from typing import Final

from cardwright_runtime.kernel.chance import shuffle, stream_start
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.bodies import (
    NEUTRAL_HOLDER,
    NOBODY,
    add_piece,
    body_of,
    holder_of,
    in_reserve,
    leader,
    next_dominant,
    note_piece,
)
from cardwright_runtime.terraforming_mars.cards import Body, GlobalEvent
from cardwright_runtime.terraforming_mars.changes import EVENT_TURNED, GOVERNMENT_FORMED
from cardwright_runtime.terraforming_mars.deeds import EVENT_OFFICE
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NONE, OFFICES
from cardwright_runtime.terraforming_mars.nouns import OFFICE_CHAIRMAN
from cardwright_runtime.terraforming_mars.phases.numbers import DEEDS, POLITICS
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED, Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath, tell_of
from cardwright_runtime.terraforming_mars.steps.drawing import without
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.holding import listen, stop_listening

# Places among the events that are turned up.
CURRENT: Final = 0
COMING: Final = 1
DISTANT: Final = 2


def body_rule(game: Game, number: int) -> Body:
    rule = game.table.rules[number]
    assert isinstance(rule, Body)
    return rule


def event_rule(game: Game, number: int) -> GlobalEvent:
    rule = game.table.rules[number]
    assert isinstance(rule, GlobalEvent)
    return rule


# ---------------------------------------------------------------- before the game


def shuffled_events(game: Game) -> list[int]:
    events = game.table.global_events.copy()
    shuffle(events, stream_start(game.seed, "events"))
    return events


def set_up_politics(game: Game, events: list[int]) -> None:
    """002 p. 2: a neutral head, a piece of each player in the lobby, two events turned up, the body that rules first."""
    game.turned = [NOBODY, NOBODY, NOBODY]
    game.head = NEUTRAL_HOLDER
    game.lobby = (1 << len(game.players)) - 1
    game.event_deck = events
    turn_up(game, COMING)
    turn_up(game, DISTANT)
    for phase in game.table.phases:
        game.ruling = game.table.numbers.get(phase.first_ruling, game.ruling)


def turn_up(game: Game, place: int) -> None:
    """The next event of the deck, made anew of those that are over where none is left."""
    if not game.event_deck:
        again = game.event_discards.copy()
        shuffle(again, stream_start(game.seed, f"events {game.generation}"))
        game.event_deck = again
        game.event_discards = []
    event = game.event_deck[0] if game.event_deck else NOBODY
    game.event_deck = game.event_deck[1:]
    put_event(game, place, event)
    if event >= 0:
        add_neutral(game, event_rule(game, event).revealed, event)
        if game.logging:
            game.note(EVENT_TURNED, event, 1, -1, event)


def put_event(game: Game, place: int, event: int) -> None:
    turned = game.turned.copy()
    turned[place] = event
    game.turned = turned


def add_neutral(game: Game, body: str, cause: int) -> None:
    """While there are any left (002 p. 4)."""
    if in_reserve(game, NEUTRAL_HOLDER) > 0:
        add_piece(game, game.table.numbers[body], NEUTRAL_HOLDER, cause)


# ---------------------------------------------------------------- policies


def enter_policy(game: Game) -> None:
    """What the ruling body says holds for everybody (002 p. 6: in the action phase alone)."""
    if game.ruling < 0:
        return
    body = body_rule(game, game.ruling)
    for player in game.players:
        if player.index == game.table.automa:
            continue
        body.enter(game, player)
        if body.has_action:
            player.action_cards = player.action_cards + [body.index]
        if body.listens:
            listen(player, body)


def leave_policy(game: Game) -> None:
    if game.ruling < 0:
        return
    body = body_rule(game, game.ruling)
    for player in game.players:
        if player.index == game.table.automa:
            continue
        body.leave(game, player)
        if body.has_action:
            player.action_cards = without(player.action_cards, body.index)
        if body.listens:
            stop_listening(game, player, body)


# ---------------------------------------------------------------- phases and deeds


def first_in_politics(game: Game) -> int:
    """The first player; with an automa always the human (its brochure on this set)."""
    return 1 - game.table.automa if game.table.automa >= 0 else game.first_player


class Politics(Rule):
    """`amount` phases have begun; `chosen` is 1 while the deed of one is still to come."""

    def __init__(self) -> None:
        super().__init__("politics", "Phases behind the production")

    def run(self, game: Game, frame: Frame) -> bool:
        if has_aftermath(game):
            return False
        game.active_player = first_in_politics(game)
        phases = game.table.phases
        if frame.chosen:
            frame.chosen = 0
            deed = phases[frame.amount - 1].deed
            # Without bodies there is no event and no government, whatever a pack's phases say.
            if deed >= 0 and game.turned:
                game.push(DEEDS + deed, 0, game.active_player, POLITICS)
            return False
        if frame.amount == len(phases):
            return True
        phase = phases[frame.amount]
        frame.amount += 1
        frame.chosen = 1
        if phase.has_block:
            game.push(phase.index, WHEN_NAMED, game.active_player, phase.index)
        return False


class ResolveEvent(Rule):
    def __init__(self) -> None:
        super().__init__("resolve_event", "Resolve the event")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step or game.turned[CURRENT] < 0:
            return True
        frame.step = 1
        event = game.turned[CURRENT]
        game.push(event, WHEN_NAMED, frame.player, event)
        return False


class FormGovernment(Rule):
    """002 p. 5: the dominant body comes to power; its bonus; its followers and the head go back; its leader is the new head."""

    def __init__(self) -> None:
        super().__init__("form_government", "Form a government")

    def run(self, game: Game, frame: Frame) -> bool:
        if has_aftermath(game):
            return False
        if frame.step == 0:
            frame.step = 1
            if self.come_to_power(game):
                return False
        if frame.step == 1:
            frame.step = 2
            self.take_office(game, frame)
            return False
        for player in game.players:
            if player.index != game.table.automa and in_reserve(game, player.index) > 0:
                game.lobby |= 1 << player.index
        return True

    def come_to_power(self, game: Game) -> bool:
        if game.dominant < 0:
            return False
        game.ruling = game.dominant
        body = body_rule(game, game.ruling)
        if game.logging:
            game.note(GOVERNMENT_FORMED, body.index, 1, -1, body.index)
        if body.has_bonus:
            game.push(body.index, WHEN_NAMED, first_in_politics(game), body.index)
        return body.has_bonus

    def take_office(self, game: Game, frame: Frame) -> None:
        """A body without a leader has a neutral one (ruling `nobody-leads`)."""
        if game.dominant < 0:
            return
        head = leader(game, game.ruling)
        game.head = head if head >= 0 else NEUTRAL_HOLDER
        for piece in game.pieces:
            if body_of(piece) == game.ruling:
                note_piece(game, game.ruling, holder_of(piece), -1, game.ruling)
        game.pieces = [piece for piece in game.pieces if body_of(piece) != game.ruling]
        game.leaders = [piece for piece in game.leaders if body_of(piece) != game.ruling]
        office = OFFICES[OFFICE_CHAIRMAN]
        if game.head != NEUTRAL_HOLDER and office.gains != NONE:
            frame.cause = game.ruling
            change(game, frame, game.players[game.head], office.gains, office.gained)
        if game.head != NEUTRAL_HOLDER:
            tell_of(game, Event(EVENT_OFFICE, game.head, thing=OFFICE_CHAIRMAN))
        game.dominant = next_dominant(game, game.ruling)


class TurnEvents(Rule):
    """002 p. 5: the coming event is the current one, the distant one is coming, and a new one is turned up."""

    def __init__(self) -> None:
        super().__init__("turn_events", "Turn events")

    def run(self, game: Game, frame: Frame) -> bool:
        old, coming, distant = game.turned
        if old >= 0:
            game.event_discards = game.event_discards + [old]
        game.turned = [coming, distant, NOBODY]
        if coming >= 0:
            add_neutral(game, event_rule(game, coming).current, coming)
        turn_up(game, DISTANT)
        return True


def deeds() -> list[Rule]:
    """In the order of their numbers."""
    return [ResolveEvent(), FormGovernment(), TurnEvents()]
