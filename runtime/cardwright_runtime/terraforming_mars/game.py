"""The whole state of one game. In: choices, through the kernel. Out: the state at the next decision, and clones of it.

Lists are shared between clones: they are replaced, never changed in place, but for what is said to be owned.
"""

from typing import Final

from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.log import Entry
from cardwright_runtime.kernel.state import State
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE
from cardwright_runtime.terraforming_mars.nouns import TRACK_OXYGEN, TRACK_TEMPERATURE
from cardwright_runtime.terraforming_mars.numbers import AGENDA, OWED
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.table import Table

# A card, the effects that wait, the one at work, its question: nobody waits for an answer on a stack less deep.
_OWING_DEPTH: Final = 4


class Game(State):
    # fmt: off
    # Written by `python -m cardwright_tools.state`: the fields of a game.
    def __init__(
        self, stack: list[Frame], asked_player: int, question: int,
        option_values: list[int], decision_number: int, reveals: int, logging: bool,
        log: Entry | None, table: Table, players: list[Player], seed: int, generation: int,
        phase: int, first_player: int, active_player: int, actions_done: int, passed: int,
        temperature: int, oxygen: int, more_tracks: dict[int, int], oceans: int,
        greeneries: int, cities: int, tiles: int, beside_oceans: int,
        beside_greeneries: int, beside_cities: int, beside_tiles: int, placed: list[int],
        own_decks: list[list[int]], markers: list[int], below_markers: list[int],
        turned_over: list[int], deck: list[int], deck_top: int, discards: list[int],
        owns_discards: bool, deck_chance: int, milestones: list[int], awards: list[int],
        pieces: list[int], leaders: list[int], ruling: int, dominant: int, head: int,
        lobby: int, turned: list[int], event_deck: list[int], event_discards: list[int],
        automa_cards: list[list[int]], furthest: dict[int, int], responses: list[int]
    ) -> None:
        super().__init__(
            stack, asked_player, question, option_values, decision_number, reveals, logging, log
        )
        self.table = table
        self.players = players
        self.seed = seed
        self.generation = generation
        self.phase = phase
        self.first_player = first_player
        self.active_player = active_player
        self.actions_done = actions_done
        self.passed = passed
        self.temperature = temperature
        self.oxygen = oxygen
        self.more_tracks = more_tracks
        self.oceans = oceans
        self.greeneries = greeneries
        self.cities = cities
        self.tiles = tiles
        self.beside_oceans = beside_oceans
        self.beside_greeneries = beside_greeneries
        self.beside_cities = beside_cities
        self.beside_tiles = beside_tiles
        self.placed = placed
        self.own_decks = own_decks
        self.markers = markers
        self.below_markers = below_markers
        self.turned_over = turned_over
        self.deck = deck
        self.deck_top = deck_top
        self.discards = discards
        self.owns_discards = owns_discards
        self.deck_chance = deck_chance
        self.milestones = milestones
        self.awards = awards
        self.pieces = pieces
        self.leaders = leaders
        self.ruling = ruling
        self.dominant = dominant
        self.head = head
        self.lobby = lobby
        self.turned = turned
        self.event_deck = event_deck
        self.event_discards = event_discards
        self.automa_cards = automa_cards
        self.furthest = furthest
        self.responses = responses

    def clone(self) -> "Game":
        self.owns_discards = False
        return Game(
            [each.clone() for each in self.stack], self.asked_player, self.question,
            self.option_values, self.decision_number, self.reveals, self.logging, self.log,
            self.table, [each.clone() for each in self.players], self.seed, self.generation,
            self.phase, self.first_player, self.active_player, self.actions_done, self.passed,
            self.temperature, self.oxygen, self.more_tracks, self.oceans, self.greeneries,
            self.cities, self.tiles, self.beside_oceans, self.beside_greeneries,
            self.beside_cities, self.beside_tiles, self.placed, self.own_decks, self.markers,
            self.below_markers, self.turned_over, self.deck, self.deck_top, self.discards,
            False, self.deck_chance, self.milestones, self.awards, self.pieces, self.leaders,
            self.ruling, self.dominant, self.head, self.lobby, self.turned, self.event_deck,
            self.event_discards, self.automa_cards, self.furthest, self.responses
        )
    # End of what is written.
    # fmt: on

    def ahead(self, stack: list[Frame]) -> "Game":
        """A clone that goes on from other frames, asking nobody yet; its own are not cloned for it."""
        own = self.stack
        self.stack = []
        ahead = self.clone()
        self.stack = own
        ahead.stack = stack
        ahead.asked_player = -1
        if self.table.awaited >> EVENT_BEFORE & 1:
            # It stands on this module.
            from cardwright_runtime.terraforming_mars.steps.held_back import still_held_back

            ahead.stack = still_held_back(own) + stack
        return ahead

    def has_shown(self, before: State, player: int) -> bool:
        """Cards that others have played since were hidden in their hands."""
        assert isinstance(before, Game)
        if super().has_shown(before, player):
            return True
        for earlier, now in zip(before.players, self.players, strict=True):
            if now.index != player and now.played_cards() > earlier.played_cards():
                return True
        return False

    def run_top(self, frame: Frame) -> bool:
        if self.table.has_conditions:
            self.settle()
        return self.table.rules[frame.rule].run(self, frame)

    def answer_top(self, frame: Frame, value: int) -> None:
        self.table.rules[frame.rule].answer(self, frame, value)

    def parent(self) -> Frame:
        """The frame that pushed the top one."""
        return self.stack[len(self.stack) - 2]

    def record(self, what: int, subject: int, amount: int, player: int, frame: Frame) -> None:
        """Note a change that a frame makes; call it only while `logging`."""
        self.note(what, subject, amount, player, frame.cause, frame.block)

    def note(
        self, what: int, subject: int, amount: int, player: int, cause: int, block: int = -1
    ) -> None:
        """Note a change and the rule it is due to; call it only while `logging`."""
        self.log = Entry(self.log, what, subject, amount, player, cause, block)

    def ask(self, player: int, values: list[int]) -> None:
        """Where effects of a card still need what this one may bring, only answers are offered that let them be carried out."""
        if self.table.has_conditions:
            self.settle()
        if player == self.table.automa and values:
            # It stands on the map, which stands on this module.
            from cardwright_runtime.terraforming_mars.automa.answers import automa_answer

            self.answer_top(self.stack[-1], automa_answer(self, values))
            return
        if len(values) > 1 and self.players[self.active_player].more_values:
            # It stands on the flow, which stands on this module.
            from cardwright_runtime.terraforming_mars.phases.settling import payable_values

            values = payable_values(self, values)
            if len(values) == 1 and len(self.stack) >= _OWING_DEPTH:
                self.answer_top(self.stack[-1], values[0])
                return
        owing = self.owing() if len(self.stack) >= _OWING_DEPTH and len(values) > 1 else -1
        if owing >= 0:
            # It stands on the steps, which stand on this module.
            from cardwright_runtime.terraforming_mars.steps.orders import leading_values

            values = leading_values(self, owing, player, values)
            if len(values) == 1:
                self.answer_top(self.stack[-1], values[0])
                return
        super().ask(player, values)

    def settle(self) -> None:
        """Effects under a condition are in force while it holds."""
        # It stands on the rules, which stand on this module.
        from cardwright_runtime.terraforming_mars.steps.holding import settle

        settle(self)

    def owing(self) -> int:
        """The place on the stack of the effects that wait for what is at work above them, if one of them cannot do without it;
        -1 if there are none. Of several it is the lowest: what waits above it is part of it."""
        for place in range(len(self.stack) - 1):
            frame = self.stack[place]
            if frame.rule == AGENDA and frame.amount == OWED:
                return place
        return -1

    def waiting(self) -> int:
        """The same, also where somebody only looks ahead."""
        for place in range(len(self.stack) - 1):
            frame = self.stack[place]
            if frame.rule == AGENDA and frame.amount:
                return place
        return -1

    def track_level(self, track: int) -> int:
        """In the track's own units: degrees, percent."""
        if track == TRACK_TEMPERATURE:
            return self.temperature
        if track == TRACK_OXYGEN:
            return self.oxygen
        return self.more_tracks.get(track, self.table.track(track).start)

    def set_track(self, track: int, level: int) -> None:
        if track == TRACK_TEMPERATURE:
            self.temperature = level
        elif track == TRACK_OXYGEN:
            self.oxygen = level
        else:
            more = self.more_tracks.copy()
            more[track] = level
            self.more_tracks = more

    @property
    def decision(self) -> Decision | None:
        """What the game waits for, with keys and labels; None when it is over."""
        if self.asked_player < 0:
            return None
        frame = self.stack[-1]
        rule = self.table.rules[frame.rule]
        about = self.table.rules[frame.cause].key if frame.cause >= 0 else ""
        options = tuple(
            [self._option(rule, frame, i, value) for i, value in enumerate(self.option_values)]
        )
        return Decision(
            self.decision_number,
            self.asked_player,
            rule.question(),
            about,
            rule.prompt(self, frame),
            options,
        )

    def why_not(self, player: int, card: str) -> list[str]:
        """Why the player cannot play the card of this id now; nothing where it can be played."""
        # It stands on the legal moves, which stand on this module.
        from cardwright_runtime.terraforming_mars.why_not import why_not

        return why_not(self, player, card)

    def _option(self, rule: Rule, frame: Frame, index: int, value: int) -> Option:
        key = rule.option_key(self, frame, value)
        return Option(index, value, key, lambda: rule.option_label(self, frame, value))


def pack_tile(area: int, tile: int, owner: int, rule: int) -> int:
    """One number for a tile: `owner` -1 is nobody."""
    return area | tile << 8 | (owner + 1) << 16 | (rule + 1) << 21


def area_of(packed: int) -> int:
    return packed & 255


def tile_of(packed: int) -> int:
    return packed >> 8 & 255


def owner_of(packed: int) -> int:
    return (packed >> 16 & 31) - 1


def rule_of(packed: int) -> int:
    return (packed >> 21) - 1


def pack_marker(area: int, bonus: int) -> int:
    return area | bonus << 8


def bonus_of(marker: int) -> int:
    return marker >> 8


# fmt: off
# Written by `python -m cardwright_tools.state`: a first game.
def blank_game(table: Table, players: list[Player], seed: int) -> Game:
    """An empty map, no deck, every track at 0."""
    return Game(
        stack=[], asked_player=-1, question=0, option_values=[], decision_number=0,
        reveals=0, logging=False, log=None, table=table, players=players, seed=seed,
        generation=1, phase=0, first_player=0, active_player=0, actions_done=0, passed=0,
        temperature=0, oxygen=0, more_tracks={}, oceans=0, greeneries=0, cities=0, tiles=0,
        beside_oceans=0, beside_greeneries=0, beside_cities=0, beside_tiles=0, placed=[],
        own_decks=[], markers=[], below_markers=[], turned_over=[], deck=[], deck_top=0,
        discards=[], owns_discards=False, deck_chance=0, milestones=[], awards=[],
        pieces=[], leaders=[], ruling=-1, dominant=-1, head=-1, lobby=0, turned=[],
        event_deck=[], event_discards=[], automa_cards=[], furthest={}, responses=[]
    )
# End of what is written.
# fmt: on


def new_game(table: Table, seed: int, players: list[Player]) -> Game:
    """A game before its setup, its tracks where they start."""
    game = blank_game(table, players, seed)
    for track in table.tracks:
        game.set_track(track.track, track.start)
    return game
