"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/meteor_shower.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_METEOR_SHOWER
from cardwright_runtime.terraforming_mars.names import *


@final
class MeteorShower(BonusCard):
    """When turned over: if your opponents have at least 3 plants, put this card out of the game. Put this card out of the game (if an effect protects plants) and remove up to 5 plants from any opponent."""

    def __init__(self) -> None:
        super().__init__(
            "meteor_shower", "Meteor Shower", "B01", BONUS_CARD_METEOR_SHOWER, "bonus deck"
        )
        self.touches = {
            UNITS: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS + 1: (0, 0, 1 << RESOURCE_PLANT | FACET_ANYBODY),
            UNITS
            + 2: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
        }
        self.units = {WHEN_NAMED: (UNITS,)}
        self.tried = (UNITS,)

    def when_named(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_answer(game, frame, (UNITS,)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not in_any_order(game, frame, (UNITS,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS + 1, UNITS + 2))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if gauge_of(game, player, RESOURCE_PLANT, OPPONENTS) >= 3:
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if must(game, frame, can_perform(game, player, DEED_DESTROY_THIS, "")):
                return False
        if frame.step == 2:
            frame.step = 3
            if perform_deed(game, frame, DEED_DESTROY_THIS, ""):
                return False
        if frame.step == 3:
            frame.step = 4
            if must(
                game,
                frame,
                can_perform(game, player, DEED_DESTROY_IF_PROTECTED, "|resource plant|"),
            ):
                return False
        if frame.step == 4:
            frame.step = 5
            return not perform_deed(game, frame, DEED_DESTROY_IF_PROTECTED, "|resource plant|")
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to_from(
                game, frame, RESOURCE_PLANT, 5, everyone_or_opponents(game, player, True)
            )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
