"""Written by the compiler from cards/terraforming_mars/base/eos_chasma_national_park.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EosChasmaNationalPark(ProjectCard):
    """Requires −12 °C or warmer. Add 1 animal to one of your cards and gain 3 plants. Increase your M€ production 2 steps. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "eos_chasma_national_park",
            "Eos Chasma National Park",
            "026",
            16,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_BUILDING),
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS | 1 << RESOURCE_PLANT | 1 << PRODUCTION_MEGACREDIT,
                0,
                FACET_TOKENS | FACET_CHOICE,
            )
        }
        self.printed_points = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -12

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if add_to_card(game, frame, TOKEN_ANIMAL, 1, -1):
                return False
        gain(game, frame, RESOURCE_PLANT, 3)
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True
