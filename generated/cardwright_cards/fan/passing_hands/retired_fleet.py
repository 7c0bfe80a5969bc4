"""Written by the compiler from cards/fan/passing_hands/retired_fleet.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RetiredFleet(ProjectCard):
    """Choose 1 card you have played with a space tag other than this one: gain 1 titanium for each tag it has, and discard that card."""

    def __init__(self) -> None:
        super().__init__("retired_fleet", "Retired Fleet", "PH12", 3, QUALITY_EVENT, (TAG_SPACE,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_TITANIUM,
                1 << RESOURCE_TITANIUM | FACET_TOKENS | FACET_OPEN | FACET_HAND | FACET_ANYBODY,
                1 << RESOURCE_TITANIUM
                | FACET_TOKENS
                | FACET_OPEN
                | FACET_HAND
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                1 << RESOURCE_TITANIUM,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
                FACET_TOKENS | FACET_OPEN | FACET_HAND,
            ),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not for_any_cards(
                game,
                frame,
                UNITS,
                cards_in_play(game, player, self.index, 1, YOURS),
                frame.player,
                1,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_TITANIUM, tags_of_it(game, frame.card, ()))
        if can_be_discarded(game, player, frame.card):
            discard_it(game, frame, frame.card)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return (
            is_of_the_deck(card) and symbols(card, TAG_SPACE) >= 1 and is_another(card, self.index)
        )
