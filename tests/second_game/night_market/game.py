"""The six nights of the market. In: stalls and a seed, then choices. Out: the state at each decision, saves, points."""

from copy import copy
from typing import Any, Final

from cardwright_runtime.kernel import chance, digest, errors, fields, plain_data, save
from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.state import State
from second_game.night_market.nouns import COUNTER_FAME, RESOURCE_COIN
from second_game.night_market.player import Player
from second_game.night_market.rule import ACTION, EVENT_DAWN, EVENT_PLAYS, WHEN_PLAYED, Event, Stall

CHOOSE: Final = -1
MARKET: Final = -2
PASS: Final = 0


class Game(State):
    def __init__(self, stalls: list[Stall], players: list[Player], deck: list[int]) -> None:
        super().__init__([], -1, 0, [], 0, 0, False, None)
        self.stalls, self.players, self.deck, self.night, self.turn = stalls, players, deck, 0, 0

    def clone(self) -> "Game":
        other = copy(self)
        other.stack = [each.clone() for each in self.stack]
        other.players = [copy(player) for player in self.players]
        return other

    def run_top(self, frame: Frame) -> bool:
        if frame.rule >= 0:
            return self.stalls[frame.rule].run(self, frame)
        if frame.rule == MARKET:
            return self.market(frame)
        if frame.step == 0:
            self.ask(frame.player, frame.items)
        return frame.step == 1

    def answer_top(self, frame: Frame, value: int) -> None:
        """What is chosen in a block is `chosen` there; in the market it is a move."""
        if frame.rule == CHOOSE:
            frame.step, self.stack[-2].chosen = 1, value
        else:
            player, self.turn = self.players[self.turn], 1 - self.turn
            self.move(player, value)

    def market(self, frame: Frame) -> bool:
        """Dusk, then turn by turn until both have passed, then dawn."""
        if frame.step == 0 and self.night == 6:
            return True
        if frame.step == 0:
            self.night, self.turn, frame.step = self.night + 1, self.night % 2, 1
            self.dusk()
        elif all(player.passed for player in self.players):
            frame.step = 0
            self.tell(Event(EVENT_DAWN))
        else:
            self.turn ^= self.players[self.turn].passed
            self.ask(self.turn, self.moves(self.players[self.turn]))
        return False

    def dusk(self) -> None:
        """Rent is paid as far as one can, then three coins come in, and a stall is drawn."""
        for player in self.in_turn():
            player.add(RESOURCE_COIN, 3 - min(player.gauges[RESOURCE_COIN], max(player.rent, 0)))
            player.hand, self.deck = player.hand + self.deck[:1], self.deck[1:]
            player.used, player.passed = 0, False

    def moves(self, player: Player) -> list[int]:
        """To open a stall is its number from 1, to use its action the same below zero."""
        opening = [card + 1 for card in player.hand if self.can_open(player, card)]
        unused = [card for card in player.stalls if not player.used >> card & 1]
        return [PASS, *opening, *(~c for c in unused if self.stalls[c].can_act(self, player))]

    def can_open(self, player: Player, card: int) -> bool:
        """What is played may cost coins as well: it must be possible with those that the price leaves."""
        stall, after = self.stalls[card], copy(player)
        after.add(RESOURCE_COIN, -stall.price)
        paid = after.gauges[RESOURCE_COIN] >= 0
        return paid and stall.requirements_met(self, player) and stall.possible(self, after)

    def move(self, player: Player, value: int) -> None:
        if value == PASS:
            player.passed = True
        elif value < 0:
            player.used |= 1 << ~value
            self.push(~value, ACTION, player.index, ~value)
        else:
            self.open(player, self.stalls[value - 1])

    def open(self, player: Player, stall: Stall) -> None:
        """It hears itself; what is played comes before what is answered."""
        player.add(RESOURCE_COIN, -stall.price)
        player.hand = [card for card in player.hand if card != stall.index]
        player.stalls = player.stalls + [stall.index]
        stall.enter(self, player)
        self.tell(Event(EVENT_PLAYS, player.index, stall.index))
        if WHEN_PLAYED in stall.touches:
            self.push(stall.index, WHEN_PLAYED, player.index, stall.index)

    def in_turn(self) -> list[Player]:
        """Another keeper is the first one each night."""
        return self.players if self.night % 2 else self.players[::-1]

    def tell(self, event: Event) -> None:
        """In turn order: what is pushed last is answered first."""
        for player in reversed(self.in_turn()):
            for card in reversed(player.stalls):
                if event.kind in self.stalls[card].listens:
                    self.stalls[card].hear(self, player, event)

    def points(self) -> list[int]:
        """Fame, what the stalls score, and one for each five coins."""
        scores = [sum(self.stalls[c].points(self, p) for c in p.stalls) for p in self.players]
        stocks = [p.gauges[COUNTER_FAME] + p.gauges[RESOURCE_COIN] // 5 for p in self.players]
        return list(map(sum, zip(scores, stocks)))

    def winners(self) -> list[int]:
        points = self.points()
        return [index for index in range(2) if points[index] == max(points)]

    @property
    def decision(self) -> Decision | None:
        if self.asked_player < 0:
            return None
        keys = [self.key_of(value) for value in self.option_values]
        told = zip(range(len(keys)), self.option_values, keys, (key.title for key in keys))
        options = tuple(Option(*each) for each in told)
        return Decision(self.decision_number, self.asked_player, "", "", "", options)

    def key_of(self, value: int) -> str:
        if self.question == CHOOSE:
            return str(value)
        move = "open" if value > 0 else "use"
        return f"{move} {self.stalls[max(value - 1, ~value)].key}" if value else "pass"

    def data(self) -> dict[str, Any]:
        stack = [plain_data.table_of(each, fields.FRAME) for each in self.stack]
        own: dict[str, Any] = {"stack": stack, "players": list(map(vars, self.players))}
        own |= {"deck": self.deck, "night": self.night, "turn": self.turn}
        return plain_data.table_of(self, fields.STATE) | own

    def digest(self) -> str:
        return digest.digest_of(self.data())

    def save(self) -> str:
        return save.to_text(save.Saved("night_market", [s.key for s in self.stalls], self.data()))


def load(text: str, stalls: list[Stall]) -> Game:
    saved: Any = save.from_text(text, "night_market")
    if saved.keys != [stall.key for stall in stalls]:
        raise errors.BadSave("This save is of other stalls.")
    game = new_game(0, stalls)
    stack = [Frame(*plain_data.values_in(each, fields.FRAME, {})) for each in saved.state["stack"]]
    told: dict[str, Any] = {"stack": stack, "log": None}
    State.__init__(game, *plain_data.values_in(saved.state, fields.STATE, told))
    game.players = [Player(**each) for each in saved.state["players"]]
    game.deck, game.night, game.turn = (saved.state[name] for name in ("deck", "night", "turn"))
    return game


def new_game(seed: int, stalls: list[Stall]) -> Game:
    """Each keeper begins with eight coins and two stalls on his hand."""
    for index, stall in enumerate(stalls):
        stall.index = index
    deck = list(range(len(stalls)))
    chance.shuffle(deck, chance.stream_start(seed, "deck"))
    players = [Player(i, [8, 0, 0, 0], deck[2 * i : 2 * i + 2], []) for i in range(2)]
    game = Game(stalls, players, deck[4:])
    game.push(MARKET, 0, -1, MARKET)
    game.advance()
    return game
