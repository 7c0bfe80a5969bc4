"""Written by the compiler from cards/terraforming_mars/base/ghg_producing_bacteria.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GhgProducingBacteria(ProjectCard):
    """Requires 4% oxygen. Action: Add 1 microbe to this card, or remove 2 microbes from this card to raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "ghg_producing_bacteria",
            "GHG Producing Bacteria",
            "034",
            8,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_MICROBE),
            TOKEN_MICROBE,
        )
        self.touches = {
            ACTION: (FACET_TOKENS | FACET_TRACKS, FACET_TOKENS, FACET_TOKENS | FACET_CHOICE)
        }
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}
        self.perhaps = (ACTION,)

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 4

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_pay_from_card(game, player, self.index, 2):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            add_to_this_card(game, frame, 1)
        if frame.step == 3:
            frame.step = 4
            pay_from_this_card(game, frame, 2)
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True
