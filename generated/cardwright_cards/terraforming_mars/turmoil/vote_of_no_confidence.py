"""Written by the compiler from cards/terraforming_mars/turmoil/vote_of_no_confidence.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class VoteOfNoConfidence(ProjectCard):
    """Requires that you are party leader and that no player is chairman. Raise your TR 1 step and exchange the neutral chairman for one of yours from the reserve."""

    def __init__(self) -> None:
        super().__init__("vote_of_no_confidence", "Vote Of No Confidence", "T16", 5, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING | FACET_BODIES, FACET_BODIES, 0)}
        self.required = 2

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return holds_office(game, player, OFFICE_PARTY_LEADER)
        return nobody_holds(game, OFFICE_CHAIRMAN)

    def possible(self, game: Game, player: Player) -> bool:
        return can_replace_head(game, player)

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        replace_head(game, frame)
        return True
