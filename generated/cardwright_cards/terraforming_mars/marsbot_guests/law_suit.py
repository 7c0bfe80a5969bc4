"""Written by the compiler from cards/terraforming_mars/marsbot_guests/law_suit.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LawSuit(ProjectCard):
    """Requires that this generation an opponent removed M€, steel, titanium, plants, energy, heat, animals, or microbes of yours at least once or that this generation an opponent decreased your production at least once. Steal 3 M€ from any opponent. That player takes this card onto the played pile. −1 VP."""

    def __init__(self) -> None:
        super().__init__("law_suit", "Law Suit", "X06", 2, QUALITY_EVENT, (TAG_EARTH,))
        self.remembers = (EVENT_GAUGE_DOWN, EVENT_TOKENS_DOWN)
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (0, 0, 0),
        }
        self.printed_points = -1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            times_done(player, self.index, 0, PERIOD_GENERATION) >= 1
            or times_done(player, self.index, 1, PERIOD_GENERATION) >= 1
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if steal_from(
                game, frame, RESOURCE_MEGACREDIT, 3, everyone_or_opponents(game, player, True)
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, that_player(frame.whom), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if can_perform(game, player, DEED_TAKE_THIS_CARD, ""):
                frame.step = 1
                if perform_deed(game, frame, DEED_TAKE_THIS_CARD, ""):
                    return False
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GENERATION,
            removes(owner, event, OPPONENTS, RESOURCE_MEGACREDIT, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_STEEL, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_TITANIUM, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_ENERGY, 0, YOURS)
            + removes(owner, event, OPPONENTS, RESOURCE_HEAT, 0, YOURS)
            + removes_from_cards(owner, event, OPPONENTS, TOKEN_ANIMAL, 0, YOURS)
            + removes_from_cards(owner, event, OPPONENTS, TOKEN_MICROBE, 0, YOURS),
        )
        count_done(
            owner,
            event,
            self.index,
            1,
            PERIOD_GENERATION,
            decreases(owner, event, OPPONENTS, PRODUCTION_MEGACREDIT, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_STEEL, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_TITANIUM, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_PLANT, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_ENERGY, 0, YOURS)
            + decreases(owner, event, OPPONENTS, PRODUCTION_HEAT, 0, YOURS),
        )
