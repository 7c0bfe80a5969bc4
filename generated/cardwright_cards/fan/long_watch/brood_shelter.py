"""Written by the compiler from cards/fan/long_watch/brood_shelter.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BroodShelter(ProjectCard):
    """Action: Add 1 animal to this card. Effect: Once per generation, when you add animals to this card, gain 1 plant. 1 VP per 3 animals on this card."""

    def __init__(self) -> None:
        super().__init__(
            "brood_shelter", "Brood Shelter", "L10", 8, QUALITY_ACTIVE, (TAG_ANIMAL,), TOKEN_ANIMAL
        )
        self.listens = (EVENT_TOKENS_UP,)
        self.touches = {ACTION: (FACET_TOKENS, 0, 0), WHENEVER: (1 << RESOURCE_PLANT, 0, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            adds_to_this_card(owner, event, YOURS, self.index, TOKEN_ANIMAL, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3
