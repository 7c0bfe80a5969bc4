"""Written by the compiler from cards/terraforming_mars/corporate_era/olympus_conference.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OlympusConference(ProjectCard):
    """Effect: When you play a science tag, including this, either add a science resource to this card, or remove a science resource from this card to draw a card. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "olympus_conference",
            "Olympus Conference",
            "185",
            10,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_EARTH, TAG_BUILDING),
            TOKEN_SCIENCE,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            WHENEVER: (
                FACET_TOKENS | FACET_HAND,
                FACET_TOKENS | FACET_DECK,
                FACET_TOKENS | FACET_DECK | FACET_CHOICE,
            )
        }
        self.printed_points = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_draw(game, 1) and can_pay_from_card(game, player, self.index, 1):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            add_to_this_card(game, frame, 1)
        elif frame.chosen == 1:
            pay_from_this_card(game, frame, 1)
            draw(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_SCIENCE)
        )
