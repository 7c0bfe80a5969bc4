"""Written by the compiler from cards/fan/polar_stations/glacier_laboratory.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR, TOKEN_CORE_SAMPLE
from cardwright_runtime.terraforming_mars.names import *


@final
class GlacierLaboratory(ProjectCard):
    """Effect: When you play a polar tag, including this, you may spend 2 M€ to add a core sample to this card. Action: Remove 3 core samples from this card to raise your TR 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "glacier_laboratory",
            "Glacier Laboratory",
            "P02",
            11,
            QUALITY_ACTIVE,
            (TAG_POLAR, TAG_SCIENCE),
            TOKEN_CORE_SAMPLE,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            ACTION: (1 << COUNTER_RATING, FACET_TOKENS, 0),
            WHENEVER: (
                FACET_TOKENS,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE,
            ),
        }
        self.printed_points = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_from_card(game, player, self.index, 3)

    def action(self, game: Game, frame: Frame) -> bool:
        pay_from_this_card(game, frame, 3)
        increase(game, frame, COUNTER_RATING, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 2):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 3:
            frame.step = 4
            add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_POLAR))
