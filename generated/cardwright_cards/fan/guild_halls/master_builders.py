"""Written by the compiler from cards/fan/guild_halls/master_builders.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MasterBuilders(ProjectCard):
    """Requires 2 building tags. Action: Discard 1 card without a requirement from hand to gain 6 M€. You may play an automated card with a building tag from your hand if you can."""

    def __init__(self) -> None:
        super().__init__(
            "master_builders", "Master Builders", "K03", 14, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT | FACET_EVERYTHING,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE
                | FACET_EVERYTHING
                | FACET_OPEN
                | FACET_IN_FORCE
                | FACET_HAND
                | 1 << RESOURCE_MEGACREDIT,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS
            + 1: (
                FACET_EVERYTHING,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING
                | FACET_OPEN
                | FACET_IN_FORCE
                | FACET_CHOICE
                | FACET_HAND
                | 1 << RESOURCE_MEGACREDIT,
            ),
        }
        self.carries_out = True

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_BUILDING, YOURS) >= 2

    def can_act(self, game: Game, player: Player) -> bool:
        return can_discard(game, player, self.index, 0, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if discard(game, frame, 1, 0):
                return False
        if frame.step == 1:
            frame.step = 2
            return not in_any_order(game, frame, (UNITS, UNITS + 1))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 6)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if ask_whether(game, frame):
                return False
        if frame.step == 1:
            frame.step = 3
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            return not play_from_hand(game, frame, 2, 0, False, False)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return not has_requirement(card)
        return is_of_type(card, QUALITY_AUTOMATED) and symbols(card, TAG_BUILDING) >= 1
