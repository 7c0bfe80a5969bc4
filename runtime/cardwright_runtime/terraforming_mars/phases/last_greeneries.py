"""After the last production everybody may turn plants into greeneries (000 p. 12). In: plants. Out: greeneries."""

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Project
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PROJECT_CONVERT_PLANTS
from cardwright_runtime.terraforming_mars.phases.numbers import AUTOMA_GREENERIES
from cardwright_runtime.terraforming_mars.phases.seats import nth_in_turn
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath


def convert_plants(game: Game) -> Project:
    for project in game.table.conversions:
        if project.project == PROJECT_CONVERT_PLANTS:
            return project
    raise GameError("This game has no way to turn plants into greeneries.")


class LastGreeneries(Rule):
    """`amount` players are through; each goes on until he stops or cannot."""

    def __init__(self) -> None:
        super().__init__("last_greeneries", "Last greeneries")

    def run(self, game: Game, frame: Frame) -> bool:
        if has_aftermath(game):
            return False
        project = convert_plants(game)
        while frame.amount < game.table.player_count:
            player: Player = game.players[nth_in_turn(game, frame.amount)]
            game.active_player = player.index
            if player.index == game.table.automa:
                frame.amount += 1
                game.push(AUTOMA_GREENERIES, 0, player.index, AUTOMA_GREENERIES)
                return False
            if project.can_act(game, player):
                game.ask(player.index, [1, 0])
                return False
            frame.amount += 1
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        if value:
            project = convert_plants(game).index
            game.push(project, ACTION, nth_in_turn(game, frame.amount), project)
        else:
            frame.amount += 1

    def question(self) -> str:
        return "last_greeneries"

    def prompt(self, game: Game, frame: Frame) -> str:
        return "Turn plants into a last greenery?"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return "convert_plants" if value else "stop"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return "turn plants into a greenery" if value else "stop"
