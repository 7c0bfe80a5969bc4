"""Written by the compiler from cards/terraforming_mars/marsbot_guests/sponsored_academies.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SponsoredAcademies(ProjectCard):
    """Discard 1 card from hand. Then draw 3 cards; each opponent draws 1 card. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "sponsored_academies",
            "Sponsored Academies",
            "247",
            9,
            QUALITY_AUTOMATED,
            (TAG_EARTH, TAG_SCIENCE),
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_HAND | FACET_DECK | FACET_ANYBODY,
                FACET_CHOICE | FACET_HAND | FACET_DECK | FACET_ANYBODY,
            ),
            UNITS: (FACET_HAND, FACET_DECK, FACET_DECK),
        }
        self.printed_points = 1
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_discard(game, player, self.index, -1, 1)
        return can_draw(game, 3)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if discard(game, frame, 1, -1):
                return False
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 3)
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, True), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if can_draw(game, 1):
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
