"""Written by the compiler from cards/terraforming_mars/marsbot_guests/asteroid_deflection_system.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_guests.nouns import TOKEN_ASTEROID
from cardwright_runtime.terraforming_mars.names import *


@final
class AsteroidDeflectionSystem(ProjectCard):
    """Decrease your energy production 1 step. Action: Reveal and discard the top card of the deck. If the revealed card has a space tag, add 1 asteroid to this card. Effect: Opponents may not remove your plants. 1 VP for each asteroid on this card."""

    def __init__(self) -> None:
        super().__init__(
            "asteroid_deflection_system",
            "Asteroid Deflection System",
            "X14",
            13,
            QUALITY_ACTIVE,
            (TAG_SPACE, TAG_EARTH, TAG_BUILDING),
            TOKEN_ASTEROID,
        )
        self.touches = {
            WHEN_PLAYED: (0, 1 << PRODUCTION_ENERGY, 0),
            ACTION: (FACET_TOKENS, FACET_DECK, 0),
        }
        self.scores = 1
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        reveal(game, frame, 1)
        if revealed_has(game, frame, TAG_SPACE):
            add_to_this_card(game, frame, 1)
        discard_revealed(game, frame)
        return True

    def enter(self, game: Game, player: Player) -> None:
        protect_gauge(player, RESOURCE_PLANT)

    def leave(self, game: Game, player: Player) -> None:
        stop_protecting_gauge(player, RESOURCE_PLANT)

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)
