"""Written by the compiler from cards/fan/second_thoughts/culture_cellar.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CultureCellar(ProjectCard):
    """Action: Add 2 microbes to this card. Effect: Before you add microbes to this card, if there are at least 3 microbes on this card, prevent that and gain X M€. X is that amount. 1 VP per 3 microbes on this card."""

    def __init__(self) -> None:
        super().__init__(
            "culture_cellar",
            "Culture Cellar",
            "HB06",
            10,
            QUALITY_ACTIVE,
            (TAG_MICROBE,),
            TOKEN_MICROBE,
        )
        self.listens = (EVENT_BEFORE,)
        self.touches = {ACTION: (FACET_TOKENS, 0, 0), WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        prevent(game, frame)
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event) and count_on_card(game, owner, self.index) >= 3:
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                adds_to_this_card(owner, event, YOURS, self.index, TOKEN_MICROBE, 0),
            )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3
