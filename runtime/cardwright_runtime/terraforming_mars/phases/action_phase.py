"""The action phase: turns of one or two actions until all have passed (000 p. 8). In: moves. Out: their frames."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.turn import take_turn
from cardwright_runtime.terraforming_mars.changes import ACTION_USED, PASSED
from cardwright_runtime.terraforming_mars.deeds import EVENT_END_OF_ACTIONS, EVENT_PASSES
from cardwright_runtime.terraforming_mars.events import EVENT_ACTION_PHASE, EVENT_PAYS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PLAY_CARD
from cardwright_runtime.terraforming_mars.phases.move_labels import move_key, move_label, project_of
from cardwright_runtime.terraforming_mars.phases.moves import legal_moves
from cardwright_runtime.terraforming_mars.phases.numbers import (
    CLAIM_MILESTONE,
    FUND_AWARD,
    MOVE_ACTION,
    MOVE_AWARD,
    MOVE_END_TURN,
    MOVE_FIRST_ACTION,
    MOVE_MILESTONE,
    MOVE_PASS,
    MOVE_PLAY,
    MOVE_PROJECT,
    RULE_MASK,
)
from cardwright_runtime.terraforming_mars.phases.payment_trial import ActionEnd
from cardwright_runtime.terraforming_mars.phases.politics import enter_policy, leave_policy
from cardwright_runtime.terraforming_mars.phases.settling import payable_moves, settle_debts
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, FIRST_ACTION, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath, tell_later
from cardwright_runtime.terraforming_mars.steps.carrying_out import begin_action
from cardwright_runtime.terraforming_mars.steps.responses import (
    announce,
    announce_moment,
    is_awaited,
)

ACTIONS_IN_A_TURN: Final = 2


def others_have_passed(game: Game, player: Player) -> bool:
    everyone = (1 << game.table.player_count) - 1
    return game.passed | 1 << player.index == everyone


class ActionPhase(ActionEnd):
    """`card` is the standard project just carried out, -1 if none."""

    def __init__(self) -> None:
        super().__init__("action_phase", "Action phase")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            game.passed = 0
            game.actions_done = 0
            game.active_player = game.first_player
            enter_policy(game)
            if game.table.automa >= 0:
                game.players[game.table.automa].first_action_due = True
            if announce_moment(game, frame, EVENT_ACTION_PHASE):
                return False
        if self.goes_on(game, frame) or settle_debts(game):
            return False
        if game.passed == (1 << game.table.player_count) - 1:
            return self.is_over(game, frame)
        player = game.players[game.active_player]
        alone = others_have_passed(game, player)
        if game.passed >> player.index & 1 or (
            game.actions_done >= ACTIONS_IN_A_TURN and not alone
        ):
            self.next_turn(game)
            return False
        if player.index == game.table.automa:
            game.actions_done = ACTIONS_IN_A_TURN
            take_turn(game)
            return False
        self.ask_for_move(game, frame, player, alone)
        return False

    def is_over(self, game: Game, frame: Frame) -> bool:
        """All have passed: whoever waits for that answers before the policy ends."""
        if frame.step == 1:
            frame.step = 2
            game.active_player = game.first_player
            if announce_moment(game, frame, EVENT_END_OF_ACTIONS):
                return False
            if has_aftermath(game):
                return False
        leave_policy(game)
        return True

    def goes_on(self, game: Game, frame: Frame) -> bool:
        if has_aftermath(game):
            return True
        return frame.card >= 0 and self.tell_of_project(game, frame)

    def next_turn(self, game: Game) -> None:
        game.actions_done = 0
        game.active_player = (game.active_player + 1) % game.table.player_count

    def ask_for_move(self, game: Game, frame: Frame, player: Player, alone: bool) -> None:
        if player.first_action_due:
            # 000 p. 7: the first action printed on a corporation is its player's first action of the game.
            moves = [MOVE_FIRST_ACTION | player.corporation]
        else:
            # Whoever is left alone goes on without a limit, so there is no turn to end.
            moves = legal_moves(game, player, game.actions_done > 0 and not alone)
            if player.more_values:
                moves = payable_moves(game, player, moves)
        game.ask(player.index, moves)

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        player = game.players[game.active_player]
        kind = value & ~RULE_MASK
        if kind == MOVE_PASS:
            game.passed |= 1 << player.index
            if game.logging:
                game.record(PASSED, 0, 1, player.index, frame)
            if game.table.awaited >> EVENT_PASSES & 1:
                tell_later(game, Event(EVENT_PASSES, player.index))
        elif kind == MOVE_END_TURN:
            self.next_turn(game)
        else:
            game.actions_done += 1
            self.carry_out(game, frame, kind, value & RULE_MASK)

    def carry_out(self, game: Game, frame: Frame, kind: int, rule: int) -> None:
        player = game.players[game.active_player]
        if kind == MOVE_PLAY:
            game.push(PLAY_CARD, WHEN_PLAYED, player.index, rule)
        elif kind == MOVE_MILESTONE:
            game.push(CLAIM_MILESTONE, 0, player.index, rule)
        elif kind == MOVE_AWARD:
            game.push(FUND_AWARD, 0, player.index, rule)
        elif kind == MOVE_FIRST_ACTION:
            player.first_action_due = False
            self.note_action(game, player, rule, FIRST_ACTION)
            game.push(rule, FIRST_ACTION, player.index, rule)
        else:
            if kind == MOVE_ACTION and not game.table.cards[rule].unlimited_action:
                player.used = player.used + [rule]
            if kind == MOVE_ACTION:
                self.note_action(game, player, rule, ACTION)
            elif game.table.limits_projects:
                player.used = player.used + [rule]
            if kind == MOVE_PROJECT:
                frame.card = rule
            begin_action(game, player.index, rule)

    def note_action(self, game: Game, player: Player, card: int, block: int) -> None:
        if game.logging:
            game.note(ACTION_USED, card, 1, player.index, card, block)

    def tell_of_project(self, game: Game, frame: Frame) -> bool:
        """A standard project has been paid: some cards wait for that."""
        project = project_of(game, frame.card)
        frame.card = -1
        if project.cost == 0 or not is_awaited(game, EVENT_PAYS):
            return False
        paid = Event(EVENT_PAYS, game.active_player, cost=project.cost, thing=project.project)
        return announce(game, frame, paid)

    def question(self) -> str:
        return "move"

    def prompt(self, game: Game, frame: Frame) -> str:
        return "What do you do?"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return move_key(game, value)

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return move_label(game, game.active_player, value)
