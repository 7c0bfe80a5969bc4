"""Written by the compiler from cards/fan/guild_halls/scouting_party.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ScoutingParty(ProjectCard):
    """Action: Spend 1 energy to reveal and discard the top 2 cards of the deck and play a revealed card costing 12 M€ or less that is not an event without paying for it if you can."""

    def __init__(self) -> None:
        super().__init__(
            "scouting_party", "Scouting Party", "K09", 9, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            ACTION: (
                FACET_EVERYTHING,
                1 << RESOURCE_ENERGY | FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1) and can_draw(game, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 1)
            reveal(game, frame, 2)
            if play_revealed(game, frame, 0, 0, True, False):
                return False
        discard_revealed(game, frame)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return not is_of_type(card, QUALITY_EVENT) and costs_at_most(card, 12)
