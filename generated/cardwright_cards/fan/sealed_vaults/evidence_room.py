"""Written by the compiler from cards/fan/sealed_vaults/evidence_room.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EvidenceRoom(ProjectCard):
    """Put X cards from your hand face down beneath this card (at most 3), and gain X M€. X is a number you choose. Action: Take half of the cards (rounded down) from beneath this card into your hand and gain 1 steel for each card beneath this card."""

    def __init__(self) -> None:
        super().__init__("evidence_room", "Evidence Room", "SV06", 6, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS | 1 << RESOURCE_MEGACREDIT,
                FACET_HAND,
                FACET_HAND | FACET_CHOICE,
            ),
            UNITS: (FACET_HAND, FACET_TOKENS, FACET_TOKENS | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_STEEL, 0, FACET_TOKENS),
        }
        self.units = {ACTION: (UNITS, UNITS + 1)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 0, min(most_to_discard(game, player, self.index, -1), 3)):
                return False
        if frame.step == 1:
            frame.step = 2
            if put_beneath(game, frame, min(frame.amount, 3), -1):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not take_from_beneath(
                game, frame, most_from_beneath(game, player, self.index, -1) // 2, -1
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_STEEL, count_beneath(game, player, self.index, -1))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
