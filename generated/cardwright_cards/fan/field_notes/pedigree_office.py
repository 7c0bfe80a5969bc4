"""Written by the compiler from cards/fan/field_notes/pedigree_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PedigreeOffice(ProjectCard):
    """Effect: When you play an animal or plant tag, including this, gain 1 M€ for each animal or plant tag it has. You may spend 1 plant to add a resource to it. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "pedigree_office", "Pedigree Office", "FN03", 7, QUALITY_ACTIVE, (TAG_ANIMAL,)
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT | FACET_TOKENS,
                1 << RESOURCE_PLANT,
                1 << RESOURCE_PLANT | FACET_CHOICE,
            )
        }
        self.printed_points = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            gain(
                game,
                frame,
                RESOURCE_MEGACREDIT,
                tags_of_it(game, frame.card, (TAG_ANIMAL, TAG_PLANT)),
            )
            if can_pay(game, player, RESOURCE_PLANT, 1) and can_add_to_it(
                game, player, frame.card, -1
            ):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 1:
                pay(game, frame, RESOURCE_PLANT, 1)
                add_to_it(game, frame, frame.card, -1, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_tag(game, owner, event, YOURS, TAG_ANIMAL)
            + plays_tag(game, owner, event, YOURS, TAG_PLANT),
        )
