"""Written by the compiler from cards/fan/guild_halls/seasonal_workers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeasonalWorkers(ProjectCard):
    """Effect: When you play a building card, add a microbe to this card. Action: Discard this card to gain 9 M€. Effect: When you play a building card, you pay 1 M€ less for it. 1 VP for each microbe on this card."""

    def __init__(self) -> None:
        super().__init__(
            "seasonal_workers",
            "Seasonal Workers",
            "K05",
            7,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
            TOKEN_MICROBE,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            ACTION: (1 << RESOURCE_MEGACREDIT, FACET_TOKENS | FACET_OPEN, 0),
            WHENEVER: (FACET_TOKENS, 0, 0),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_leave(game, player, self.index)

    def action(self, game: Game, frame: Frame) -> bool:
        discard_this(game, frame)
        gain(game, frame, RESOURCE_MEGACREDIT, 9)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_BUILDING, 1)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_BUILDING, -1)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
