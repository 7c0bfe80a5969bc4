"""Written by the compiler from cards/fan/chosen_paths/echo_chamber.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EchoChamber(ProjectCard):
    """Requires an Earth tag. Effect: Once per generation, when you play an event costing 10 M€ or less, carry out once more what that card does when played, if you can. −1 VP."""

    def __init__(self) -> None:
        super().__init__("echo_chamber", "Echo Chamber", "CP3", 15, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHENEVER: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | FACET_ANYBODY,
            )
        }
        self.printed_points = -1
        self.carries_out = True

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_EARTH, YOURS) >= 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_effect_of_it(game, frame, frame.card)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, YOURS, self.index, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT) and costs_at_most(card, 10)
