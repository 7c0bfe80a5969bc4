"""Written by the compiler from cards/fan/turning_seasons/steady_hands.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SteadyHands(ProjectCard):
    """Action: If you have at least 2 science tags and there are at least 3 ocean tiles, gain 2 plants. Effect: When you place a city tile, if you have at least 2 science tags, there are at least 3 ocean tiles, and you have at least 2 city tiles, gain 3 M€. Effect: While you have at least 2 science tags, cards cost you 2 M€ less and each titanium you have is worth 1 M€ extra."""

    def __init__(self) -> None:
        super().__init__("steady_hands", "Steady Hands", "S01", 6, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            ACTION: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.has_conditions = True

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            count_tags(game, player, TAG_SCIENCE, YOURS) >= 2
            and count_tiles(game, player, TILE_OCEAN, EVERYONE) >= 3
        )

    def action(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if (
            count_tags(game, owner, TAG_SCIENCE, YOURS) >= 2
            and count_tiles(game, owner, TILE_OCEAN, EVERYONE) >= 3
            and count_tiles(game, owner, TILE_CITY, YOURS) >= 2
        ):
            respond(game, self, WHENEVER, owner, event, places_tile(owner, event, YOURS, TILE_CITY))

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 2

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        discount_cards(player, 2)
        change_value(player, VALUE_TITANIUM_VALUE, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        discount_cards(player, -2)
        change_value(player, VALUE_TITANIUM_VALUE, -1)
