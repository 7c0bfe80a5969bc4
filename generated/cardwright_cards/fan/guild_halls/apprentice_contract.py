"""Written by the compiler from cards/fan/guild_halls/apprentice_contract.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ApprenticeContract(ProjectCard):
    """The next card you play this generation costs 5 M€ less if it is a card with a plant or animal tag. Then play a card with a plant or animal tag from your hand if you can."""

    def __init__(self) -> None:
        super().__init__("apprentice_contract", "Apprentice Contract", "K01", 2, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_IN_FORCE | FACET_TILES | FACET_BODIES | FACET_EVERYTHING,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            until_next_card(game, frame)
            return not play_from_hand(game, frame, 0, 0, False, False)
        return True

    def enter_for_next_card(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 0, 5)

    def leave_after_next_card(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 0, -5)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_PLANT) + symbols(card, TAG_ANIMAL) >= 1
