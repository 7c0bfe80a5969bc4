"""Written by the compiler from cards/terraforming_mars/base/nitrite_reducing_bacteria.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NitriteReducingBacteria(ProjectCard):
    """Add 3 microbes to this card. Action: Add 1 microbe to this card, or remove 3 microbes from this card to raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "nitrite_reducing_bacteria",
            "Nitrite Reducing Bacteria",
            "157",
            11,
            QUALITY_ACTIVE,
            (TAG_MICROBE,),
            TOKEN_MICROBE,
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, 0, 0),
            ACTION: (FACET_TOKENS | 1 << COUNTER_RATING, FACET_TOKENS, FACET_TOKENS | FACET_CHOICE),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 3)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_pay_from_card(game, player, self.index, 3):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            add_to_this_card(game, frame, 1)
        elif frame.chosen == 1:
            pay_from_this_card(game, frame, 3)
            increase(game, frame, COUNTER_RATING, 1)
        return True
