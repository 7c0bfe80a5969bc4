"""Written by the compiler from cards/fan/archives/seed_catalogue.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeedCatalogue(ProjectCard):
    """Effect: When you play a card costing 8 M€ or less with a plant or animal tag, add a microbe to this card. Action: Remove 2 microbes from this card to turn over cards of the deck until you find 1 card with a plant tag, take it into your hand and discard the rest. 1 VP per 3 microbes on this card."""

    def __init__(self) -> None:
        super().__init__(
            "seed_catalogue",
            "Seed Catalogue",
            "C01",
            9,
            QUALITY_ACTIVE,
            (TAG_PLANT,),
            TOKEN_MICROBE,
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {
            ACTION: (FACET_HAND, FACET_TOKENS | FACET_DECK, 0),
            WHENEVER: (FACET_TOKENS, 0, 0),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1) and can_pay_from_card(game, player, self.index, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        pay_from_this_card(game, frame, 2)
        draw_described(game, frame, 1, 4)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return (
                costs_at_most(card, 8) and symbols(card, TAG_PLANT) + symbols(card, TAG_ANIMAL) >= 1
            )
        return symbols(card, TAG_PLANT) >= 1
