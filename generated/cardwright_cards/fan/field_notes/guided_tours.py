"""Written by the compiler from cards/fan/field_notes/guided_tours.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GuidedTours(ProjectCard):
    """Use the action of one of your cards with a science tag if you can (even if it was used before) and gain 1 M€ for each tag it has. If there is at least 1 resource on it, gain 1 energy. Do this once for each card you have played with a Jovian tag: gain 1 titanium and gain 1 heat for each space tag it has."""

    def __init__(self) -> None:
        super().__init__("guided_tours", "Guided Tours", "FN05", 6, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_HEAT,
                FACET_EVERYTHING | 1 << RESOURCE_TITANIUM | 1 << RESOURCE_HEAT | FACET_ANYBODY,
                FACET_EVERYTHING
                | FACET_OPEN
                | FACET_IN_FORCE
                | FACET_CHOICE
                | FACET_TOKENS
                | FACET_ANYBODY
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_HEAT,
            ),
            UNITS: (1 << RESOURCE_TITANIUM | 1 << RESOURCE_HEAT, 0, 0),
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if use_action(game, frame, 0):
                return False
        if frame.step == 1:
            frame.step = 2
            gain(game, frame, RESOURCE_MEGACREDIT, tags_of_it(game, frame.spoken, ()))
            if tokens_on_it(game, frame.spoken, -1) >= 1:
                gain(game, frame, RESOURCE_ENERGY, 1)
            return not for_each_card(
                game, frame, UNITS, cards_in_play(game, player, self.index, 5, YOURS), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_TITANIUM, 1)
        gain(game, frame, RESOURCE_HEAT, tags_of_it(game, frame.card, (TAG_SPACE,)))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return symbols(card, TAG_SCIENCE) >= 1
        return is_of_the_deck(card) and symbols(card, TAG_JOVIAN) >= 1
