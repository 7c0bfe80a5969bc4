"""Written by the compiler from cards/fan/loose_papers/newsroom_levy.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NewsroomLevy(ProjectCard):
    """Each opponent gives the owner of this card 1 card from their hand. Discard another of your events in play if you can and gain 1 M€ for each space tag it has."""

    def __init__(self) -> None:
        super().__init__("newsroom_levy", "Newsroom Levy", "LP04", 6, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_MEGACREDIT,
                FACET_HAND | FACET_ANYBODY | FACET_TOKENS | FACET_OPEN,
                FACET_HAND | FACET_CHOICE | FACET_ANYBODY | FACET_TOKENS,
            ),
            UNITS: (0, FACET_HAND, FACET_HAND | FACET_CHOICE | FACET_ANYBODY),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if discard_played(game, frame, 2):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, tags_of_it(game, frame.spoken, (TAG_SPACE,)))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not transfer(game, frame, 1, -1, card_player(frame))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT)
