"""The production phase (000 p. 8). In: the productions of all players. Out: new resources, and actions that may be used again."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.deeds import EVENT_END_OF_PRODUCTION
from cardwright_runtime.terraforming_mars.events import EVENT_PRODUCTION_PHASE, OF_A_PHASE
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PERIOD_GAME,
    PERIOD_GENERATION,
    PRODUCTION,
    RESOURCE_ENERGY,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath
from cardwright_runtime.terraforming_mars.steps.effects import period_of
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.holding import end_period
from cardwright_runtime.terraforming_mars.steps.playing import end_next_card
from cardwright_runtime.terraforming_mars.steps.responses import announce_moment
from cardwright_runtime.terraforming_mars.steps.tiles import return_tiles


class ProductionPhase(Rule):
    def __init__(self) -> None:
        super().__init__("production_phase", "Production phase")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            for player in game.players:
                if player.index == game.table.automa:
                    continue
                self.produce(game, frame, player)
            # One moment for all: whoever waits for it answers once.
            if announce_moment(game, frame, EVENT_PRODUCTION_PHASE):
                return False
        if has_aftermath(game):
            return False
        if frame.step == 1:
            frame.step = 2
            if announce_moment(game, frame, EVENT_END_OF_PRODUCTION):
                return False
        for player in game.players:
            if player.next_card_rules:
                end_next_card(game, player)
            if player.timed:
                end_period(game, player, PERIOD_GENERATION)
            if player.used:
                player.used = self.used_for_the_game(game, player)
            if player.limited:
                player.limited = [m for m in player.limited if period_of(m) == PERIOD_GAME]
        if game.table.returning_tiles:
            return_tiles(game)
        return True

    def used_for_the_game(self, game: Game, player: Player) -> list[int]:
        return [rule for rule in player.used if game.table.action_period(rule) == PERIOD_GAME]

    def produce(self, game: Game, frame: Frame, player: Player) -> None:
        # All energy turns to heat first (000 p. 8).
        change(game, frame, player, RESOURCE_HEAT, player.energy, OF_A_PHASE)
        change(game, frame, player, RESOURCE_ENERGY, -player.energy, OF_A_PHASE)
        # Income may be negative, but nobody owes money.
        income = player.rating + player.megacredit_production
        change(
            game, frame, player, RESOURCE_MEGACREDIT, max(income, -player.megacredits), OF_A_PHASE
        )
        change(game, frame, player, RESOURCE_STEEL, player.steel_production, OF_A_PHASE)
        change(game, frame, player, RESOURCE_TITANIUM, player.titanium_production, OF_A_PHASE)
        change(game, frame, player, RESOURCE_PLANT, player.plant_production, OF_A_PHASE)
        change(game, frame, player, RESOURCE_ENERGY, player.energy_production, OF_A_PHASE)
        change(game, frame, player, RESOURCE_HEAT, player.heat_production, OF_A_PHASE)
        if player.more_gauges:
            self.produce_more(game, frame, player)

    def produce_more(self, game: Game, frame: Frame, player: Player) -> None:
        """Resources of packs."""
        for production in game.table.more_productions:
            amount = player.more_gauges.get(production, 0)
            change(game, frame, player, production - PRODUCTION, amount, OF_A_PHASE)
