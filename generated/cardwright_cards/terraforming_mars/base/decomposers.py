"""Written by the compiler from cards/terraforming_mars/base/decomposers.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event, tags_on_card
from cardwright_runtime.terraforming_mars.facets import FACET_TOKENS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_ACTIVE,
    TAG_ANIMAL,
    TAG_MICROBE,
    TAG_PLANT,
    TOKEN_MICROBE,
    TRACK_OXYGEN,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHENEVER
from cardwright_runtime.terraforming_mars.steps import (
    add_to_this_card,
    count_on_card,
    respond,
    track_level,
    value,
)
from typing import final


@final
class Decomposers(ProjectCard):
    """Requires oxygen at 3% or higher. Effect: When you play an animal, microbe or plant tag (this card counts), add 1 microbe to this card. 1 VP for every 3 microbes on this card."""

    def __init__(self) -> None:
        super().__init__(
            "decomposers",
            "Decomposers",
            "131",
            "base",
            5,
            QUALITY_ACTIVE,
            (TAG_MICROBE,),
            TOKEN_MICROBE,
        )

    def describe(self) -> None:
        self.source = "cards/terraforming_mars/base/decomposers.card"
        self.listens = (EVENT_PLAYS_CARD,)
        self.line = 1
        self.lines = {WHENEVER: 5}
        self.touches = {WHENEVER: (FACET_TOKENS, 0)}
        self.block_texts = {
            WHENEVER: "Effect: When you play an animal, microbe or plant tag (this card counts), add 1 microbe to this card."
        }
        self.clause_texts = ("Requires oxygen at 3% or higher",)
        self.has_requirement = True

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 3

    def obstacles(self, game: Game, player: Player) -> list[int]:
        missing: list[int] = []
        if track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) < 3:
            missing.append(0)
        return missing

    def run(self, game: Game, frame: Frame) -> bool:
        return self.whenever(game, frame)

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if event.actor == owner.index:
            times = (
                tags_on_card(game, event.card, TAG_ANIMAL)
                + tags_on_card(game, event.card, TAG_MICROBE)
                + tags_on_card(game, event.card, TAG_PLANT)
            )
            if times > 0:
                respond(game, self, WHENEVER, owner, event, times)

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3
