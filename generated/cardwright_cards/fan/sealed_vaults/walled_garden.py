"""Written by the compiler from cards/fan/sealed_vaults/walled_garden.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WalledGarden(ProjectCard):
    """Put 2 cards with a plant tag from your hand face down beneath this card. Action: Play a card costing 20 M€ or less from beneath this card for 4 M€ less, ignoring its requirement, if you can. −1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "walled_garden", "Walled Garden", "SV07", 6, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, FACET_HAND, FACET_HAND | FACET_CHOICE),
            ACTION: (
                FACET_EVERYTHING,
                FACET_TOKENS | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            ),
        }
        self.printed_points = -1
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not put_beneath(game, frame, 2, 0)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not play_from_beneath(game, frame, 2, 4, False, True)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_PLANT) >= 1
        return costs_at_most(card, 20)
