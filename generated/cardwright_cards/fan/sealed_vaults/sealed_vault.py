"""Written by the compiler from cards/fan/sealed_vaults/sealed_vault.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SealedVault(ProjectCard):
    """Put 2 cards from your hand face down beneath this card. Action: Take 1 card from beneath this card into your hand and gain 1 M€ for each card beneath this card."""

    def __init__(self) -> None:
        super().__init__("sealed_vault", "Sealed Vault", "SV02", 5, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, FACET_HAND, FACET_HAND | FACET_CHOICE),
            UNITS: (FACET_HAND, FACET_TOKENS, FACET_TOKENS | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_TOKENS),
        }
        self.units = {ACTION: (UNITS, UNITS + 1)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not put_beneath(game, frame, 2, -1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not take_from_beneath(game, frame, 1, -1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_beneath(game, player, self.index, -1))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
