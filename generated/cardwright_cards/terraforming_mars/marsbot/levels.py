"""Written by the compiler from cards/terraforming_mars/marsbot/levels.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Easy(AutomaLevel):
    """Effect: For you, the number of advance icons that count is 0. Effect: For you, the compensation for a failed action is 3 M€. Effect: For you, the compensation for a card without tags is 3 M€. Effect: For you, the lead in every award is 5 lower."""

    def __init__(self) -> None:
        super().__init__("easy", "Easy")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_ADVANCE_ICONS, 0)
        set_value(player, VALUE_FAILED_ACTION, 3)
        set_value(player, VALUE_TAGLESS_ACTION, 3)
        change_value(player, VALUE_AWARD_LEAD, -5)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_ADVANCE_ICONS, 0)
        reset_value(player, VALUE_FAILED_ACTION, 3)
        reset_value(player, VALUE_TAGLESS_ACTION, 3)
        change_value(player, VALUE_AWARD_LEAD, 5)


@final
class Normal(AutomaLevel):
    """Normal"""

    def __init__(self) -> None:
        super().__init__("normal", "Normal")


@final
class Hard(AutomaLevel):
    """Effect: For you, the number of points for each card with points in the played pile is 1. Effect: For you, the number of milestones bought at the start of its turns is 1."""

    def __init__(self) -> None:
        super().__init__("hard", "Hard")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_PILE_POINTS, 1)
        set_value(player, VALUE_MILESTONES_BOUGHT, 1)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_PILE_POINTS, 1)
        reset_value(player, VALUE_MILESTONES_BOUGHT, 1)


@final
class Brutal(AutomaLevel):
    """Effect: For you, the number of points for each card with points in the played pile is 1. Effect: For you, the number of milestones bought at the start of its turns is 1. Effect: For you, the number of project cards in the action deck is 4."""

    def __init__(self) -> None:
        super().__init__("brutal", "Brutal")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_PILE_POINTS, 1)
        set_value(player, VALUE_MILESTONES_BOUGHT, 1)
        set_value(player, VALUE_ACTION_PROJECTS, 4)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_PILE_POINTS, 1)
        reset_value(player, VALUE_MILESTONES_BOUGHT, 1)
        reset_value(player, VALUE_ACTION_PROJECTS, 4)


@final
class NoAdvanceIcons(AutomaLevel):
    """Effect: For you, the number of advance icons that count is 0."""

    def __init__(self) -> None:
        super().__init__("no_advance_icons", "No advance icons")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_ADVANCE_ICONS, 0)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_ADVANCE_ICONS, 0)


@final
class SmallCompensation(AutomaLevel):
    """Effect: For you, the compensation for a failed action is 3 M€. Effect: For you, the compensation for a card without tags is 3 M€."""

    def __init__(self) -> None:
        super().__init__("small_compensation", "Small compensation")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_FAILED_ACTION, 3)
        set_value(player, VALUE_TAGLESS_ACTION, 3)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_FAILED_ACTION, 3)
        reset_value(player, VALUE_TAGLESS_ACTION, 3)


@final
class BehindInAwards(AutomaLevel):
    """Effect: For you, the lead in every award is 5 lower."""

    def __init__(self) -> None:
        super().__init__("behind_in_awards", "Behind in awards")

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_AWARD_LEAD, -5)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_AWARD_LEAD, 5)


@final
class PointsOfThePile(AutomaLevel):
    """Effect: For you, the number of points for each card with points in the played pile is 1."""

    def __init__(self) -> None:
        super().__init__("points_of_the_pile", "Points of the played pile")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_PILE_POINTS, 1)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_PILE_POINTS, 1)


@final
class BoughtMilestones(AutomaLevel):
    """Effect: For you, the number of milestones bought at the start of its turns is 1."""

    def __init__(self) -> None:
        super().__init__("bought_milestones", "Bought milestones")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_MILESTONES_BOUGHT, 1)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_MILESTONES_BOUGHT, 1)


@final
class FourProjects(AutomaLevel):
    """Effect: For you, the number of project cards in the action deck is 4."""

    def __init__(self) -> None:
        super().__init__("four_projects", "Four project cards")

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_ACTION_PROJECTS, 4)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_ACTION_PROJECTS, 4)
