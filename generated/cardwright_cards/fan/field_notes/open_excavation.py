"""Written by the compiler from cards/fan/field_notes/open_excavation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OpenExcavation(ProjectCard):
    """Action: Reveal and discard the top 3 cards of the deck. Do this once for each revealed card with a building or science tag: gain 1 steel for each different tag it has; if it costs 12 M€ or more, draw 1 card. Gain 1 M€ for each revealed card with a space tag."""

    def __init__(self) -> None:
        super().__init__(
            "open_excavation", "Open Excavation", "FN01", 9, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            ACTION: (
                1 << RESOURCE_STEEL | FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_DECK | 1 << RESOURCE_STEEL | FACET_HAND | FACET_ANYBODY,
                FACET_DECK | 1 << RESOURCE_STEEL | FACET_HAND | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_STEEL | FACET_HAND, FACET_DECK, FACET_DECK),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 3)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            reveal(game, frame, 3)
            if for_each_card(
                game, frame, UNITS, cards_revealed(game, frame, self.index, 0), frame.player
            ):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, count_revealed(game, frame, self.index, 6))
        discard_revealed(game, frame)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_STEEL, different_tags_of_it(game, frame.card))
        if it_is(game, player, frame.card, self.index, 2):
            if can_draw(game, 1):
                draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_BUILDING) + symbols(card, TAG_SCIENCE) >= 1
        if number == 2:
            return costs_at_least(card, 12)
        return symbols(card, TAG_SPACE) >= 1
