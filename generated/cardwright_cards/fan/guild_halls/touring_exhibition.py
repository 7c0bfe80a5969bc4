"""Written by the compiler from cards/fan/guild_halls/touring_exhibition.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TouringExhibition(ProjectCard):
    """Action: Return another of your automated cards with a building tag to your hand if you can and gain 2 M€. Or: If you have at least 8 cards in your hand, discard this card to turn over cards of the deck until you find 1 card with at least 2 science tags, take it into your hand and discard the rest."""

    def __init__(self) -> None:
        super().__init__(
            "touring_exhibition", "Touring Exhibition", "K07", 8, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            ACTION: (
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_TOKENS | FACET_OPEN | FACET_DECK,
                FACET_TOKENS | FACET_CHOICE | FACET_HAND | FACET_OPEN | FACET_DECK,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if (
                count_hand(game, player) >= 8
                and can_draw(game, 1)
                and can_leave(game, player, self.index)
            ):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if take_back(game, frame, 0):
                return False
        if frame.step == 3:
            frame.step = 5
            gain(game, frame, RESOURCE_MEGACREDIT, 2)
        if frame.step == 4:
            frame.step = 5
            discard_this(game, frame)
            draw_described(game, frame, 1, 2)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return is_of_type(card, QUALITY_AUTOMATED) and symbols(card, TAG_BUILDING) >= 1
        return symbols(card, TAG_SCIENCE) >= 2
