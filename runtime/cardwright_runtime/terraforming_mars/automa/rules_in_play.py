"""What a table has of an automa. In: the rules in play. Out: them, by what they are."""

from typing import Final

from cardwright_runtime.terraforming_mars.automa.kinds import (
    AutomaAward,
    AutomaCorporation,
    AutomaEnd,
    AutomaLevel,
    AutomaMilestone,
    AutomaTrack,
    BonusCard,
    Placement,
)
from cardwright_runtime.terraforming_mars.noun_ids import id_of
from cardwright_runtime.terraforming_mars.rule import Rule

EVENT_SYMBOL: Final = "event_symbol"


class AutomaRules:
    """Tracks by their nouns, in the order in which these are declared: from the top of the board. Of one track a set may add spaces."""

    def __init__(self) -> None:
        self.tracks: dict[int, list[AutomaTrack]] = {}
        self.bonus_cards: list[BonusCard] = []
        self.placements: list[Placement] = []
        self.corporations: list[AutomaCorporation] = []
        self.levels: list[AutomaLevel] = []
        self.milestones: dict[str, AutomaMilestone] = {}
        self.awards: dict[str, AutomaAward] = {}
        self.ends: list[AutomaEnd] = []
        # The tag by which a track says that events move it; -1 where none does.
        self.event_tag = -1

    def sort_in(self, rule: Rule) -> None:
        if isinstance(rule, AutomaTrack):
            self.tracks.setdefault(rule.track, []).append(rule)
            self.tracks = dict(sorted(self.tracks.items()))
            for tag in rule.tags:
                if id_of("tag", tag) == EVENT_SYMBOL:
                    self.event_tag = tag
        elif isinstance(rule, BonusCard):
            self.bonus_cards.append(rule)
        elif isinstance(rule, Placement):
            self.placements.append(rule)
        elif isinstance(rule, AutomaCorporation):
            self.corporations.append(rule)
        elif isinstance(rule, AutomaLevel):
            self.levels.append(rule)
        elif isinstance(rule, AutomaMilestone):
            self.milestones[rule.milestone] = rule
        elif isinstance(rule, AutomaAward):
            self.awards[rule.award] = rule
        elif isinstance(rule, AutomaEnd):
            self.ends.append(rule)

    def track_of_tag(self, tag: int) -> int:
        """The track that a tag moves; -1 where none does."""
        for track, rules in self.tracks.items():
            for rule in rules:
                if tag in rule.tags:
                    return track
        return -1

    def track_of_resource(self, resource: int) -> int:
        """The track on which a step back stands for a production."""
        for track, rules in self.tracks.items():
            if rules[0].lowered_with == resource:
                return track
        return -1

    def bonus_card(self, key: str) -> BonusCard | None:
        for card in self.bonus_cards:
            if card.key == key:
                return card
        return None


def is_elsewhere(rule: Rule, board: str) -> bool:
    """It belongs to another map."""
    if isinstance(rule, (AutomaTrack, AutomaMilestone, AutomaAward, BonusCard, Placement)):
        return rule.board not in ("", board)
    return False
