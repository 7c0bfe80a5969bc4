"""Written by the compiler from cards/terraforming_mars/base/search_for_life.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SearchForLife(ProjectCard):
    """Oxygen must be 6% or less. Action: Spend 1 M€ to reveal and discard the top card of the deck. If the revealed card has a microbe tag, add a science resource to this card. 3 VP if there is at least 1 science resource on this card."""

    def __init__(self) -> None:
        super().__init__(
            "search_for_life",
            "Search For Life",
            "005",
            3,
            QUALITY_ACTIVE,
            (TAG_SCIENCE,),
            TOKEN_SCIENCE,
        )
        self.touches = {
            ACTION: (FACET_TOKENS, 1 << RESOURCE_MEGACREDIT | FACET_DECK, FACET_IN_FORCE)
        }
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) - value(game, player, VALUE_LEEWAY) <= 6

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 1) and can_draw(game, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 1):
                return False
        reveal(game, frame, 1)
        if revealed_has(game, frame, TAG_MICROBE):
            add_to_this_card(game, frame, 1)
        discard_revealed(game, frame)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 3 if count_on_card(game, player, self.index) >= 1 else 0
