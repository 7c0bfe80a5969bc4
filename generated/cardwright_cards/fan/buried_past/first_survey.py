"""Written by the compiler from cards/fan/buried_past/first_survey.card: change that file instead."""

from cardwright_cards.fan.buried_past.nouns import BONUS_DIG_SITE
from cardwright_runtime.terraforming_mars.names import *


@final
class FirstSurvey(CommonRule):
    """Set-up: put 4 dig sites, each on a land area without a placement bonus drawn at random. Effect: When you gain dig site as a placement bonus, gain 1 M€."""

    def __init__(self) -> None:
        super().__init__("first_survey", "First Survey")

    def describe(self) -> None:
        self.listens = (EVENT_GAINS_BONUS,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHEN_NAMED: (FACET_TILES, 0, FACET_TILES),
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place_marker(
                game, player, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, gains_bonus(owner, event, YOURS, (BONUS_DIG_SITE,))
        )
