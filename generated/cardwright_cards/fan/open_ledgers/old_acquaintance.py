"""Written by the compiler from cards/fan/open_ledgers/old_acquaintance.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OldAcquaintance(ProjectCard):
    """This card costs you 4 M€ less if you have at least 2 Earth tags. This card costs you 1 M€ less for each opponent with more TR than you. Draw 2 cards."""

    def __init__(self) -> None:
        super().__init__(
            "old_acquaintance", "Old Acquaintance", "OL14", 9, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True

    def own_discount(self, game: Game, player: Player) -> int:
        return (4 if count_tags(game, player, TAG_EARTH, YOURS) >= 2 else 0) + number_of_players(
            with_more_than(game, player, self, True, 0)
        )

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return gauge(game, player, COUNTER_RATING)
