"""Written by the compiler from cards/fan/polar_stations/polar_survey.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR, TOKEN_CORE_SAMPLE
from cardwright_runtime.terraforming_mars.names import *


@final
class PolarSurvey(ProjectCard):
    """Reveal and discard the top card of the deck. If the revealed card has a polar or science tag, add 3 core samples to ANOTHER card; otherwise draw 1 card."""

    def __init__(self) -> None:
        super().__init__(
            "polar_survey", "Polar Survey", "P03", 7, QUALITY_EVENT, (TAG_POLAR, TAG_SCIENCE)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS | FACET_HAND,
                FACET_DECK,
                FACET_TOKENS | FACET_CHOICE | FACET_DECK,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 3
            reveal(game, frame, 1)
            if revealed_has(game, frame, TAG_POLAR) or revealed_has(game, frame, TAG_SCIENCE):
                frame.step = 1
            elif not (
                revealed_has(game, frame, TAG_POLAR) or revealed_has(game, frame, TAG_SCIENCE)
            ) and can_draw(game, 1):
                frame.step = 2
        if frame.step == 1:
            frame.step = 3
            if add_to_another_card(game, frame, TOKEN_CORE_SAMPLE, 3, -1):
                return False
        if frame.step == 2:
            frame.step = 3
            draw(game, frame, 1)
        discard_revealed(game, frame)
        return True
