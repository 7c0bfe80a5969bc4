"""The research phase: four cards each, drafted or not, then bought one by one (000 p. 8 and 13). In: the deck. Out: hands."""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.automa.setup import research
from cardwright_runtime.terraforming_mars.deeds import EVENT_END_OF_RESEARCH
from cardwright_runtime.terraforming_mars.events import EVENT_RESEARCH_PHASE
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT, RESEARCH
from cardwright_runtime.terraforming_mars.phases.seats import nth_in_turn
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath
from cardwright_runtime.terraforming_mars.steps.drawing import offer_cards
from cardwright_runtime.terraforming_mars.steps.responses import announce_moment

CARDS_IN_RESEARCH: Final = 4


class Research(Rule):
    """`amount` players have bought."""

    def __init__(self) -> None:
        super().__init__("research_phase", "Research phase")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if announce_moment(game, frame, EVENT_RESEARCH_PHASE):
                return False
        if has_aftermath(game):
            return False
        if frame.step == 1:
            frame.step = 2
            for player in game.players:
                if player.index == game.table.automa and not game.table.draft:
                    continue
                player.offered = offer_cards(game, player, CARDS_IN_RESEARCH, RESEARCH)
            if game.table.draft and game.table.player_count > 1:
                game.push(DRAFT, 0, game.first_player, RESEARCH)
                return False
        if frame.amount >= game.table.player_count:
            return self.is_over(game, frame)
        buyer = game.players[nth_in_turn(game, frame.amount)]
        frame.amount += 1
        if buyer.index == game.table.automa:
            research(game)
            return False
        asked = game.push(BUY_CARDS, 0, buyer.index, RESEARCH)
        asked.items = buyer.offered
        buyer.offered = NO_ITEMS
        return False

    def is_over(self, game: Game, frame: Frame) -> bool:
        if frame.step == 2:
            frame.step = 3
            return not announce_moment(game, frame, EVENT_END_OF_RESEARCH)
        return True
