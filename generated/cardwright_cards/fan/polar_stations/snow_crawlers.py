"""Written by the compiler from cards/fan/polar_stations/snow_crawlers.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR, TOKEN_CORE_SAMPLE
from cardwright_runtime.terraforming_mars.names import *


@final
class SnowCrawlers(ProjectCard):
    """Effect: When you gain steel or titanium as a placement bonus, add a core sample to one of your cards. Effect: When you play a polar card, you pay 2 M€ less for it. 1 VP."""

    def __init__(self) -> None:
        super().__init__("snow_crawlers", "Snow Crawlers", "P05", 9, QUALITY_ACTIVE, (TAG_POLAR,))
        self.listens = (EVENT_GAINS_BONUS,)
        self.touches = {WHENEVER: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE)}
        self.printed_points = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not add_to_card(game, frame, TOKEN_CORE_SAMPLE, 1, -1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_POLAR, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_POLAR, -2)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains_bonus(owner, event, YOURS, (RESOURCE_STEEL, RESOURCE_TITANIUM)),
        )
