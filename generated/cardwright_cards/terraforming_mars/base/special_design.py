"""Written by the compiler from cards/terraforming_mars/base/special_design.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SpecialDesign(ProjectCard):
    """The next card you play this generation is +2 or −2 steps in global requirements, your choice."""

    def __init__(self) -> None:
        super().__init__(
            "special_design", "Special Design", "206", 4, QUALITY_EVENT, (TAG_SCIENCE,)
        )
        self.touches = {WHEN_PLAYED: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        until_next_card(game, frame)
        return True

    def enter_for_next_card(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_LEEWAY, 2)

    def leave_after_next_card(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_LEEWAY, -2)
