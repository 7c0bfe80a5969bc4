"""A whole recorded game, step by step. In: a trace. Out: the first step at which the engines differ, or agreement."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    CHOOSE_FIRST_CARDS,
    LAST_GREENERIES,
    MOVE_ACTION,
    MOVE_AWARD,
    MOVE_CONVERSION,
    MOVE_END_TURN,
    MOVE_FIRST_ACTION,
    MOVE_MILESTONE,
    MOVE_PASS,
    MOVE_PLAY,
    MOVE_PROJECT,
    RULE_MASK,
)
from cardwright_runtime.terraforming_mars.setup import begin, undealt_game
from cardwright_tools.conformance.answers import Recorded
from cardwright_tools.conformance.delta import canonical, difference, merged, mismatch
from cardwright_tools.conformance.deviations import money_surplus
from cardwright_tools.conformance.legal_moves import in_one_order
from cardwright_tools.conformance.names import Names
from cardwright_tools.conformance.operations import score_of
from cardwright_tools.conformance.politics import as_flagged, turn_up_recorded
from cardwright_tools.conformance.report import Agree, Disagree, Result, Ruled
from cardwright_tools.conformance.ruled_moves import as_ruled
from cardwright_tools.conformance.rulings import Ruling, ruling_named
from cardwright_tools.conformance.scenario import Json, Trace
from cardwright_tools.conformance.search import Search
from cardwright_tools.conformance.snapshot import snapshot


class Differs(Exception):
    """The engines part ways at this step."""

    def __init__(self, step: int, expected: object, got: object) -> None:
        super().__init__(step, expected, got)
        self.step = step
        self.expected = expected
        self.got = got


def walk(trace: Trace, names: Names, rulings: list[Ruling]) -> Result:
    whole = Walk(trace, names)
    try:
        whole.run()
    except Differs as differs:
        return Disagree(
            trace.id,
            {"step": differs.step, "expected": differs.expected},
            {"step": differs.step, "got": differs.got},
        )
    if whole.ruled:
        texts = [ruling_named(rulings, name).text for name in sorted(whole.ruled)]
        return Ruled(trace.id, " ".join(texts))
    return Agree(trace.id)


def ask_again(game: Game) -> None:
    """The same question with the options that there are now."""
    game.asked_player = -1
    game.advance()


def with_their_decisions(steps: tuple[Json, ...], truncated: bool) -> list[Json]:
    """What an event asks is asked when it happens (002 p. 5); the recorded engine asks later, so that both steps are one. Where the
    record breaks off among such decisions, it says nothing of the whole.
    """
    found: list[Json] = []
    for step in steps:
        if step["op"]["op"] == "decision":
            last = found[-1]
            choices = [*last.get("choices", ()), *step.get("choices", ())]
            found[-1] = {**last, "choices": choices, "delta": merged(last["delta"], step["delta"])}
        else:
            found.append(step)
    return found[:-1] if truncated and steps[-1]["op"]["op"] == "decision" else found


class Walk:
    def __init__(self, trace: Trace, names: Names) -> None:
        self.trace = trace
        self.names = names
        self.colours = trace.players
        # Names of the rulings that explain what differed on the way.
        self.ruled: set[str] = set()
        self.game = self._dealt()

    def _dealt(self) -> Game:
        trace, names = self.trace, self.names
        game = undealt_game(names.table, 0, first_player=self.colours.index(trace.first))
        for player in game.players:
            deal = trace.deal[self.colours[player.index]]
            player.offered = [
                names.card(name) for name in (*deal["corporations"], *deal["projects"])
            ]
        drawn = [names.card(name) for name in trace.draw_order]
        dealt = {card for player in game.players for card in player.offered}
        rest = [card for card in game.table.project_cards if card not in dealt.union(drawn)]
        game.deck = drawn + rest
        game.deck_top = 0
        if trace.events:
            turn_up_recorded(game, trace.events, names)
        begin(game)
        return game

    def run(self) -> None:
        # The recorded engine lets no corporation take effect before all have chosen, nor do we, but it books the
        # cards kept earlier: the setup is compared as one.
        setup = [step for step in self.trace.steps if step["op"]["op"] == "setup"]
        self._set_up(setup)
        for step in with_their_decisions(self.trace.steps[len(setup) :], self.trace.truncated):
            self._step(step)
        if not self.trace.truncated:
            self._compare(
                -1, self.trace.score, score_of(self.game, self.colours), self.trace.generations
            )

    def _compare(self, number: int, expected: Json, got: Json, generations: int) -> None:
        if expected != got:
            raise Differs(number, *mismatch(expected, got))
        if generations != self.game.generation:
            raise Differs(number, {"generations": generations}, self.game.generation)

    def _set_up(self, steps: list[Json]) -> None:
        before = self._snapshot()
        expected: Json = {}
        for step in steps:
            expected = merged(expected, step["delta"])
            corporation = self.names.card(step["op"]["corp"])
            self.game.choose(self.game.option_values.index(corporation))
            keep = [self.names.card(name) for name in step["op"]["keep"]]
            self._buy_first_cards(keep)
        self._compare_delta(steps[-1]["n"], before, expected)

    def _buy_first_cards(self, keep: list[int]) -> None:
        seat = self.game.asked_player
        while self.game.question == CHOOSE_FIRST_CARDS and self.game.asked_player == seat:
            card = self.game.stack[-1].items[0]
            self.game.choose(self.game.option_values.index(1 if card in keep else 0))

    def _step(self, step: Json) -> None:
        self._compare_player(step)
        if "legal" in step:
            self._compare_legal(step)
        before = self._snapshot()
        surplus = self._surplus(step)
        kept = {step["player"]: {"res": {"megacredits": surplus}}} if surplus else {}
        expected = canonical(merged(step["delta"], kept))

        def fits(after: Game) -> bool:
            return self._delta(before, after) == as_flagged(expected, after, self.colours)

        recorded = Recorded(tuple(step.get("choices", ())), self.names, self.colours, step["op"])
        game = self.game.clone()
        seat = game.asked_player
        search = Search(recorded, lambda after: self._is_big(after, step, seat), fits)
        self._start(game, step)
        found = search.run(game)
        if found is None:
            first = search.first_end
            got = self._delta(before, first) if first else "no way through the choices"
            raise Differs(step["n"], *mismatch(expected, got))
        if as_flagged(expected, found, self.colours) != expected:
            self.ruled.add("lobby_is_no_reserve")
        if surplus:
            # From here on with what the recorded player has left.
            self.ruled.add("no_money_for_nothing")
            found.players[seat].megacredits -= surplus
            ask_again(found)
        self.game = found

    def _surplus(self, step: Json) -> int:
        """Money of the step's payments that no price asked for."""
        player = self.game.players[self.game.asked_player]
        op = step["op"]
        payments = [
            (choice["amount"], choice["value"])
            for choice in step.get("choices", ())
            if choice["kind"] == "payment"
        ]
        if op["op"] == "play":
            payments.append((step["legal"]["play"][op["card"]], op["payment"]))
        return sum(money_surplus(price, payment, player) for price, payment in payments)

    def _is_big(self, game: Game, step: Json, seat: int) -> bool:
        """The next decision that the trace has a step for."""
        if game.asked_player < 0 or game.question in (ACTION_PHASE, LAST_GREENERIES):
            return True
        if game.question != BUY_CARDS or len(game.stack) != 3:
            return False
        return step["op"]["op"] != "research" or game.asked_player != seat

    def _start(self, game: Game, step: Json) -> None:
        op = step["op"]
        if op["op"] == "research":
            return
        if op["op"] == "final_greenery":
            game.choose(game.option_values.index(1 if op["space"] else 0))
            return
        move = self._move(op, game)
        if move not in game.option_values:
            raise Differs(step["n"], op, "this move is not offered")
        game.choose(game.option_values.index(move))

    def _move(self, op: Json, game: Game) -> int:
        names, kind = self.names, op["op"]
        if kind == "send_delegate":
            waits = game.lobby >> game.asked_player & 1
            word = "send from lobby" if waits else "send from reserve"
            return MOVE_CONVERSION | names.project(word)
        if kind == "policy_action":
            return MOVE_ACTION | game.ruling
        if kind == "play":
            return MOVE_PLAY | names.card(op["card"])
        if kind == "action":
            return MOVE_ACTION | names.card(op["card"])
        if kind == "standard_project":
            return MOVE_PROJECT | names.project(op["project"])
        if kind == "sell_patents":
            return MOVE_PROJECT | names.project("sell patents")
        if kind in ("convert_plants", "convert_heat"):
            return MOVE_CONVERSION | names.project(kind.replace("_", " "))
        if kind == "claim_milestone":
            return MOVE_MILESTONE | names.milestone(op["milestone"])
        if kind == "fund_award":
            return MOVE_AWARD | names.award(op["award"])
        if kind == "corp_first_action":
            return next(
                move for move in game.option_values if move & ~RULE_MASK == MOVE_FIRST_ACTION
            )
        return MOVE_PASS if kind == "pass" else MOVE_END_TURN

    def _compare_player(self, step: Json) -> None:
        asked = self.game.asked_player
        if asked < 0 or self.colours[asked] != step["player"]:
            colour = self.colours[asked] if asked >= 0 else None
            raise Differs(step["n"], {"player": step["player"]}, {"player": colour})

    def _compare_legal(self, step: Json) -> None:
        recorded = in_one_order(step["legal"])
        if "corp_first_action" in recorded:
            # The recorded engine also offers to pass there; the rulebook does not.
            recorded = {"corp_first_action": True}
        moves = as_ruled(self.game, self.names, recorded)
        self.ruled |= moves.rulings
        if {"play": {}, **moves.ours} != {"play": {}, **moves.theirs}:
            raise Differs(step["n"], *mismatch(moves.theirs, moves.ours))

    def _snapshot(self) -> Json:
        return snapshot(self.game, self.names, self.colours)

    def _delta(self, before: Json, after: Game) -> Json:
        return difference(before, snapshot(after, self.names, self.colours))

    def _compare_delta(self, number: int, before: Json, expected: Json) -> None:
        got = self._delta(before, self.game)
        if got != canonical(expected):
            raise Differs(number, *mismatch(canonical(expected), got))
