"""Written by the compiler from cards/fan/buried_past/first_survey.card: change that file instead."""

from cardwright_cards.fan.buried_past.nouns import BONUS_DIG_SITE
from cardwright_runtime.terraforming_mars.names import *


@final
class FirstSurvey(CommonRule):
    """Set-up: put 4 dig sites, each on a land area without a placement bonus drawn at random. Effect: When you gain a dig site as a placement bonus, gain 1 M€."""

    def __init__(self) -> None:
        super().__init__("first_survey", "First Survey")
        self.listens = (EVENT_GAINS_BONUS,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS: (FACET_TILES, 0, FACET_TILES),
        }
        self.units = {WHEN_NAMED: (UNITS,)}
        self.tried = (UNITS,)

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

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
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if must(
                game,
                frame,
                can_place_marker(
                    game,
                    player,
                    BONUS_DIG_SITE,
                    areas(game, player, AREA_LAND) & with_no_bonus(game),
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
            if must(
                game,
                frame,
                can_place_marker(
                    game,
                    player,
                    BONUS_DIG_SITE,
                    areas(game, player, AREA_LAND) & with_no_bonus(game),
                ),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
            if must(
                game,
                frame,
                can_place_marker(
                    game,
                    player,
                    BONUS_DIG_SITE,
                    areas(game, player, AREA_LAND) & with_no_bonus(game),
                ),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            place_marker_at_random(
                game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
            )
            if must(
                game,
                frame,
                can_place_marker(
                    game,
                    player,
                    BONUS_DIG_SITE,
                    areas(game, player, AREA_LAND) & with_no_bonus(game),
                ),
            ):
                return False
        place_marker_at_random(
            game, frame, BONUS_DIG_SITE, areas(game, player, AREA_LAND) & with_no_bonus(game)
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, gains_bonus(owner, event, YOURS, (BONUS_DIG_SITE,))
        )
