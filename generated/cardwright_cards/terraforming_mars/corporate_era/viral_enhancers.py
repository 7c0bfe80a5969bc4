"""Written by the compiler from cards/terraforming_mars/corporate_era/viral_enhancers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ViralEnhancers(ProjectCard):
    """Effect: When you play an animal, microbe, or plant tag, including this, either gain 1 plant, or add a resource to the card played."""

    def __init__(self) -> None:
        super().__init__(
            "viral_enhancers",
            "Viral Enhancers",
            "074",
            9,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_MICROBE),
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_PLANT | FACET_TOKENS, 0, FACET_CHOICE)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_add_to_played_card(game, player, frame.card):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            gain(game, frame, RESOURCE_PLANT, 1)
        elif frame.chosen == 1:
            add_to_played_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_ANIMAL)
            + plays_tag(game, owner, event, YOURS, TAG_MICROBE)
            + plays_tag(game, owner, event, YOURS, TAG_PLANT),
        )
