"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/tycho_magnetics.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotTychoMagnetics(AutomaCorporation):
    """Put Interface Hyperlink below the bonus deck."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_tycho_magnetics",
            "MarsBot: Tycho Magnetics",
            "C46",
            -1,
            (),
            (),
            (TAG_POWER, TAG_SCIENCE),
        )
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_PUT_BELOW, "|bonus_card interface_hyperlink|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_PUT_BELOW, "|bonus_card interface_hyperlink|")
        return True
