"""Written by the compiler from cards/fan/guild_halls/master_class.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MasterClass(ProjectCard):
    """Add 1 resource to a card with at most 1 resource on it. Action: Play an event from your hand for 2 M€ less for each city tile you own if you can. Effect: When you play a card with a cost of exactly the number of generations so far plus 8, you pay 3 M€ less for it."""

    def __init__(self) -> None:
        super().__init__("master_class", "Master Class", "K15", 11, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE),
            ACTION: (
                FACET_EVERYTHING,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | FACET_TILES,
            ),
        }
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not add_to_card(game, frame, -1, 1, 0)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not play_from_hand(
                game, frame, 2, 2 * count_tiles(game, player, TILE_CITY, YOURS), False, False
            )
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 4, 3)

    def leave(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 4, -3)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return not holds_so_many(game, card, -1, 2)
        if number == 2:
            return is_of_type(card, QUALITY_EVENT)
        return costs(card, generation(game) + 8)
