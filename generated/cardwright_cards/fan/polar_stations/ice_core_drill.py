"""Written by the compiler from cards/fan/polar_stations/ice_core_drill.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR, TOKEN_CORE_SAMPLE
from cardwright_runtime.terraforming_mars.names import *


@final
class IceCoreDrill(ProjectCard):
    """Requires at most 2 ocean tiles. Steal up to 3 heat from any player. Action: Spend 1 energy to add a core sample to this card. 1 VP per 2 core samples on this card."""

    def __init__(self) -> None:
        super().__init__(
            "ice_core_drill",
            "Ice Core Drill",
            "P01",
            12,
            QUALITY_ACTIVE,
            (TAG_POLAR, TAG_BUILDING),
            TOKEN_CORE_SAMPLE,
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_HEAT,
                1 << RESOURCE_HEAT | FACET_ANYBODY,
                1 << RESOURCE_HEAT | FACET_ANYBODY | FACET_CHOICE,
            ),
            ACTION: (FACET_TOKENS, 1 << RESOURCE_ENERGY, 0),
        }
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) - value(game, player, VALUE_LEEWAY) <= 2
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not steal_up_to(game, frame, RESOURCE_HEAT, 3)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_ENERGY, 1)
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 2
