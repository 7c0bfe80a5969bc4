"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/invasive_species.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    BONUS_CARD_INVASIVE_SPECIES,
    COUNTER_FLOATER,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class InvasiveSpecies(BonusCard):
    """When turned over: take an animal or a microbe off the card of an opponent where it is worth most. If Venus Next is in play or Colonies is in play, gain 2 M€ and 1 floater; otherwise gain 5 M€."""

    def __init__(self) -> None:
        super().__init__(
            "invasive_species", "Invasive Species", "B02", BONUS_CARD_INVASIVE_SPECIES, "bonus deck"
        )
        self.touches = {WHEN_NAMED: (1 << RESOURCE_MEGACREDIT | 1 << COUNTER_FLOATER, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_TAKE_BEST_UNIT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_TAKE_BEST_UNIT, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            if is_played_with(game, "|module venus_next|") or is_played_with(
                game, "|module colonies_next|"
            ):
                gain(game, frame, RESOURCE_MEGACREDIT, 2)
                gain(game, frame, COUNTER_FLOATER, 1)
            else:
                gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True
