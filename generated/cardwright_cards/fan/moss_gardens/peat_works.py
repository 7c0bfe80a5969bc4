"""Written by the compiler from cards/fan/moss_gardens/peat_works.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PeatWorks(ProjectCard):
    """Action: Add 2 microbes to this card. Garden rule: Microbes on this card may be spent on standard projects as 3 M€ each."""

    def __init__(self) -> None:
        super().__init__(
            "peat_works",
            "Peat Works",
            "J06",
            7,
            QUALITY_ACTIVE,
            (TAG_MICROBE, TAG_BUILDING),
            TOKEN_MICROBE,
        )
        self.touches = {ACTION: (FACET_TOKENS, 0, 0)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 2)
        return True

    def enter(self, game: Game, player: Player) -> None:
        let_card_pay_for_projects(player, self.index, 3, RESOURCE_MEGACREDIT)

    def leave(self, game: Game, player: Player) -> None:
        let_card_pay_for_projects(player, self.index, -3, RESOURCE_MEGACREDIT)
