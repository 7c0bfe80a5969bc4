"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/bonus_cards/government_intervention.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import COUNTER_EVEN_GENERATION
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    BONUS_CARD_GOVERNMENT_INTERVENTION,
    TRACK_VENUS,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class GovernmentIntervention(BonusCard):
    """When turned over: if the generation is even or Venus is 30% or more, raise the global parameter furthest from its goal (nobody gains by it); otherwise raise Venus 1 step (nobody gains by it)."""

    def __init__(self) -> None:
        super().__init__(
            "government_intervention",
            "Government Intervention",
            "B16",
            BONUS_CARD_GOVERNMENT_INTERVENTION,
            "every action deck",
            "",
            "",
            "",
            "venus",
        )
        self.touches = {WHEN_NAMED: (FACET_TRACKS, 0, FACET_TRACKS | 1 << COUNTER_EVEN_GENERATION)}
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_VENUS, 1),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if (
                (
                    gauge(game, player, COUNTER_EVEN_GENERATION) >= 1
                    or track_level(game, TRACK_VENUS) >= 30
                )
                and can_perform(game, player, DEED_RAISE_FURTHEST_FOR_NOBODY, "")
                or not (
                    gauge(game, player, COUNTER_EVEN_GENERATION) >= 1
                    or track_level(game, TRACK_VENUS) >= 30
                )
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            if (
                gauge(game, player, COUNTER_EVEN_GENERATION) >= 1
                or track_level(game, TRACK_VENUS) >= 30
            ):
                frame.step = 2
        if frame.step == 2:
            frame.step = 4
            return not perform_deed(game, frame, DEED_RAISE_FURTHEST_FOR_NOBODY, "")
        if frame.step == 3:
            frame.step = 4
            return not raise_for_nobody(game, frame, TRACK_VENUS, 1)
        return True
