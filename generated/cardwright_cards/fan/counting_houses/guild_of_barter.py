"""Written by the compiler from cards/fan/counting_houses/guild_of_barter.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GuildOfBarter(ProjectCard):
    """Gain 3 plants or 3 steel. Action: Spend 2 M€ to gain 1 M€ for each different resource you have (at most 6). 1 VP for each opponent with at least 2 building tags (plus 1)."""

    def __init__(self) -> None:
        super().__init__(
            "guild_of_barter", "Guild of Barter", "CH09", 9, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL, 0, FACET_CHOICE),
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_EVERYTHING,
            ),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.chosen == 0:
            gain(game, frame, RESOURCE_PLANT, 3)
        elif frame.chosen == 1:
            gain(game, frame, RESOURCE_STEEL, 3)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, min(count_different_resources(game, player), 6))
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_players(game, player, self, True, 2, 0) + 1

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return printed_tags(game, player, (TAG_BUILDING,), YOURS)
