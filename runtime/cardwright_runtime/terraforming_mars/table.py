"""What the games of one kind share and never change. In: the rules in play. Out: their numbers, and lists by kind."""

from typing import Final

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.automa.rules_in_play import AutomaRules
from cardwright_runtime.terraforming_mars.board import Board, areas_of
from cardwright_runtime.terraforming_mars.cards import (
    Award,
    Body,
    Bonus,
    Card,
    CommonRule,
    Corporation,
    GlobalEvent,
    Milestone,
    OpeningCard,
    Phase,
    Project,
    ProjectCard,
    Track,
)
from cardwright_runtime.terraforming_mars.facets import (
    FACET_HAND,
    FACET_TILES,
    FACET_TRACKS,
    anything_in,
)
from cardwright_runtime.terraforming_mars.noun_facts import (
    AREAS,
    DEALS,
    METALS,
    NONE,
    OFF_MAP,
    PACK_GAUGES,
    PRODUCED,
    SCALES,
    TILES,
    WILD,
    Deal,
    Metal,
)
from cardwright_runtime.terraforming_mars.nouns import (
    BONUS_CARD,
    COUNTER_RATING,
    PERIOD_GENERATION,
    RESOURCE_MEGACREDIT,
    TILE_OCEAN,
    first_of_packs,
    in_order,
)
from cardwright_runtime.terraforming_mars.phases.numbers import (
    MOVE_ACTION,
    MOVE_CONVERSION,
    MOVE_PROJECT,
)
from cardwright_runtime.terraforming_mars.player import new_player
from cardwright_runtime.terraforming_mars.rule import REACHES, UNITS, WHEN_NAMED, WHENEVER, Rule

NO_CARD: Final = Card("no_card", "", "", 0, -1)
NO_TRACK: Final = Track("no_track", "", -1, 0, 0, 1)


class Table:
    """`rules` in their order are the numbers that frames, hands and decks hold. A rule belongs to one table.

    `steps` and the flow come first, at fixed numbers; the rules of the sets follow.
    """

    def __init__(
        self,
        rules: list[Rule],
        board: Board,
        player_count: int,
        sets: tuple[str, ...] = (),
        packs: tuple[str, ...] = (),
    ) -> None:
        self.rules = rules
        # What saves and digests call them.
        self.keys = [rule.key for rule in rules]
        self.board = board
        self.player_count = player_count
        self.solo = player_count == 1
        self.corporate_era = False
        self.draft = False
        # Solo: win by this rating instead of by the parameters; 0 is the rule of the book.
        self.rating_goal = 0
        # The game ends with this generation at the latest; 0 is no limit.
        self.most_generations = 0
        # What it was made of, for saves.
        self.sets = sets
        self.packs = packs
        # Of the packs, in their order, what tells them from others with the same id.
        self.prints: tuple[str, ...] = ()
        self._set_off = -1
        # Some rule has effects under a condition.
        self.has_conditions = False
        # Kinds of event that some card waits for or counts; those that some card counts, and these cards.
        self.awaited = 0
        self.remembered = 0
        self.remembering: list[Rule] = []
        self.numbers: dict[str, int] = {}
        # The same numbers as `rules`, so that a card is found without a cast.
        self.cards: list[Card] = []
        self.project_cards: list[int] = []
        self.corporations: list[int] = []
        self.tracks: list[Track] = []
        self.projects: list[Project] = []
        self.milestones: list[Milestone] = []
        self.awards: list[Award] = []
        self.bodies: list[int] = []
        # The rules of bodies by the numbers of their nouns.
        self.body_rules: dict[int, int] = {}
        self.global_events: list[int] = []
        self.phases: list[Phase] = []
        # The seat of an automa, -1 where there is none, and what the sets say of it.
        self.automa = -1
        self.automa_rules = AutomaRules()
        # Rules on nobody's card, which hold for everybody.
        self.common: list[CommonRule] = []
        # Rules by the numbers of the bonuses that packs bring.
        self.bonuses: dict[int, int] = {}
        for number, rule in enumerate(rules):
            self.number(rule, number)
            self.numbers[rule.key] = number
            self._sort_in(rule)
        tracks, projects = self.order_of("track"), self.order_of("project")
        self.tracks.sort(key=lambda track: tracks[track.track])
        self.projects.sort(key=lambda project: projects[project.project])
        self.opening_decks = opening_decks(self.cards)
        # As everybody begins.
        self.blank_player = new_player(0)
        # By what they cost, because the legal moves are found so often.
        standard = [project for project in self.projects if project.standard]
        self.paid_projects = [project for project in standard if project.cost > 0]
        self.free_projects = [project for project in standard if project.cost == 0]
        self.limits_projects = any(project.action_times for project in self.projects)
        self.conversions = [project for project in self.projects if not project.standard]
        # What nouns of the packs in play add to the rules.
        tiles = [TILES[tile] for tile in self.order_of("tile")]
        self.ending_tiles = [tile.number for tile in tiles if tile.ends_game]
        self.ending_tracks = [track for track in self.tracks if SCALES[track.track].ends_game]
        # One area may hold several tiles, or one tile be several.
        self.piles = any(tile.covers or tile.marks or tile.several > 1 for tile in tiles)
        areas = [AREAS[area] for area in self.order_of("area")]
        places = [area.place for area in areas if area.place != NONE]
        self._places = {area: OFF_MAP + place for place, area in enumerate(places)}
        self._places_in_order = places == sorted(places)
        # Not every tile fits wherever an area is free.
        self.asks_for_room = self.piles or any(area.room_for or area.room_each for area in areas)
        self.returning_tiles = [tile.number for tile in tiles if tile.returns]
        tags = self.order_of("tag")
        self.wild_tags = [tag for tag in tags if tag in WILD]
        # So many other tags the packs in play bring.
        self.tags_of_packs = len(tags) - first_of_packs("tag") - len(self.wild_tags)
        self.giving_tiles = [tile.number for tile in tiles if tile.gifts]
        self.other_oceans = any(tile.also >> TILE_OCEAN & 1 for tile in tiles[TILE_OCEAN + 1 :])
        resources = self.order_of("resource")
        self.produced = [known for known in PRODUCED if known.resource in resources]
        self.produced.sort(key=lambda known: resources[known.resource])
        self.more_productions = [known.production for known in self.produced if known.pack]
        metals = [metal for metal in METALS if metal.resource in resources]
        metals.sort(key=lambda metal: resources[metal.resource])
        self.more_metals = [metal.resource for metal in metals if metal.pack]
        for card in self.cards:
            card.metals = tuple([metal.resource for metal in metals if pays_for(metal, card)])

    def can_be_set_off(self) -> int:
        """Whatever tiles, tracks and triggers can bring in a game with these rules, as a mask of facets."""
        if self._set_off < 0:
            self._set_off = set_off_by(self.rules, self.board)
        return self._set_off

    def order_of(self, category: str) -> dict[int, int]:
        """The places of the nouns at this table, in order: the same however many packs the process has loaded, and when."""
        return in_order(category, self.sets + self.packs)

    def areas_of(self, mask: int) -> list[int]:
        """The areas of a mask as they are offered."""
        areas = areas_of(mask)
        return areas if self._places_in_order else self.in_reading_order(areas)

    def in_reading_order(self, areas: list[int]) -> list[int]:
        """The map first, then the places off the map."""
        return sorted(areas, key=lambda area: self._places.get(area, area))

    def track(self, number: int) -> Track:
        """The track of a number; those of packs that are not in play leave gaps."""
        if number < len(self.tracks) and self.tracks[number].track == number:
            return self.tracks[number]
        for track in self.tracks:
            if track.track == number:
                return track
        return NO_TRACK

    def action_period(self, rule: int) -> int:
        """In which time the action of a card or a project may be used so often."""
        found = self.rules[rule]
        return found.action_period if isinstance(found, (Card, Project)) else PERIOD_GENERATION

    def is_in_play(self, pack: str) -> bool:
        """A noun of the game itself, of a set or of a pack in play."""
        return pack == "" or self._is_of_pack(pack)

    def _is_of_pack(self, pack: str) -> bool:
        return pack in self.sets or pack in self.packs

    def _sort_in(self, rule: Rule) -> None:
        self.cards.append(rule if isinstance(rule, Card) else NO_CARD)
        if isinstance(rule, ProjectCard):
            self.project_cards.append(rule.index)
        elif isinstance(rule, Corporation):
            self.corporations.append(rule.index)
        elif isinstance(rule, CommonRule):
            self.common.append(rule)
        elif isinstance(rule, Track):
            self.tracks.append(rule)
        elif isinstance(rule, Body):
            self.bodies.append(rule.index)
            self.body_rules[rule.body] = rule.index
        elif isinstance(rule, GlobalEvent):
            self.global_events.append(rule.index)
        elif isinstance(rule, Phase):
            self.phases.append(rule)
        elif isinstance(rule, Bonus):
            self.bonuses[rule.bonus] = rule.index
        elif isinstance(rule, Project):
            rule.move = rule.index | (MOVE_PROJECT if rule.standard else MOVE_CONVERSION)
            self.projects.append(rule)
        elif isinstance(rule, Milestone):
            if self._is_here(rule.board):
                self.milestones.append(rule)
        elif isinstance(rule, Award):
            if self._is_here(rule.board):
                self.awards.append(rule)
        else:
            self.automa_rules.sort_in(rule)

    def number(self, rule: Rule, number: int) -> None:
        """What the table knows of a rule from then on, and the rule of itself."""
        rule.sum_up()
        rule.index = number
        rule.move = number
        rule.action_move = number | MOVE_ACTION
        rule.answers_add, rule.answers_take = answers_touch(rule)
        self.has_conditions = self.has_conditions or rule.has_conditions
        for kind in rule.listens:
            self.awaited |= 1 << kind
        for kind in rule.remembers:
            self.awaited |= 1 << kind
            self.remembered |= 1 << kind
        if rule.remembers:
            self.remembering.append(rule)

    def _is_here(self, board: str) -> bool:
        return board == "" or self.board.key == "board." + board


class OpeningDeck:
    """The cards of one type that are dealt before the game."""

    def __init__(self, deal: Deal, cards: list[int]) -> None:
        self.deal = deal
        self.cards = cards


def opening_decks(cards: list[Card]) -> list[OpeningDeck]:
    """In the order of their first cards, which is that of the rules and the same in every process."""
    decks: list[OpeningDeck] = []
    for card in cards:
        if isinstance(card, OpeningCard):
            known = False
            for deck in decks:
                if deck.deal.quality == card.quality:
                    deck.cards.append(card.index)
                    known = True
            for deal in DEALS:
                if not known and deal.quality == card.quality:
                    decks.append(OpeningDeck(deal, [card.index]))
                    known = True
            if not known:
                raise GameError(
                    f"{card.name} has a deck of its own that is never dealt: its type must say how many are `dealt`."
                )
    return decks


def set_off_by(rules: list[Rule], board: Board) -> int:
    found = 1 << COUNTER_RATING | 1 << RESOURCE_MEGACREDIT | FACET_HAND
    found |= FACET_TILES | FACET_TRACKS | PACK_GAUGES[0]
    for bonus in board.bonus_masks:
        if bonus < BONUS_CARD:
            found |= 1 << bonus
    for rule in rules:
        for block in rule.touches:
            if block == WHEN_NAMED or REACHES <= block < UNITS:
                adds, takes, _ = rule.touches[block]
                found |= adds | takes
    return found


def answers_touch(rule: Rule) -> tuple[int, int]:
    """What the answers to events may add, with all that could follow, and take."""
    added = taken = 0
    for block in rule.touches:
        if WHENEVER <= block < UNITS:
            adds, takes, _ = rule.touches[block]
            added |= anything_in(adds)
            taken |= takes
    return added, taken


def pays_for(metal: Metal, card: Card) -> bool:
    for tag in metal.tags:
        if tag in card.different_tags:
            return True
    return False
