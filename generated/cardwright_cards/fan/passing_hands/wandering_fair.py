"""Written by the compiler from cards/fan/passing_hands/wandering_fair.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WanderingFair(ProjectCard):
    """Action: Add 1 animal to this card and gain 2 M€ for each animal on this card. Then give this card to the next player in turn order. −2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "wandering_fair", "Wandering Fair", "PH04", 3, QUALITY_ACTIVE, (), TOKEN_ANIMAL
        )
        self.touches = {
            UNITS: (
                FACET_TOKENS | 1 << RESOURCE_MEGACREDIT,
                FACET_TOKENS | FACET_OPEN,
                FACET_TOKENS | FACET_CHOICE | FACET_ANYBODY | FACET_OPEN,
            ),
            UNITS + 1: (FACET_TOKENS, 0, 0),
            UNITS + 2: (1 << RESOURCE_MEGACREDIT, 0, FACET_TOKENS),
        }
        self.units = {ACTION: (UNITS,)}
        self.tried = (UNITS,)
        self.printed_points = -2

    def can_act(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        if unit == UNITS + 1:
            return can_carry_out(game, player, self.index, (UNITS + 1,))
        if unit == UNITS + 2:
            return can_carry_out(game, player, self.index, (UNITS + 2,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if in_any_order(game, frame, (UNITS + 1, UNITS + 2)):
                return False
        if frame.step == 1:
            frame.step = 2
            if must(game, frame, can_leave(game, player, self.index)):
                return False
        if frame.step == 2:
            frame.step = 3
            return not transfer_this_card(game, frame, next_player(game, player))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, 2 * count_on_card(game, player, self.index))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
