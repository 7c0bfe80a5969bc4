"""The end of a game with an automa. In: tracks, money, the played pile. Out: its last greeneries, its points, who has won."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import count_bits
from cardwright_runtime.terraforming_mars.automa.decks import PILE, cards_in
from cardwright_runtime.terraforming_mars.automa.kinds import AutomaCorporation
from cardwright_runtime.terraforming_mars.automa.laying import way_named
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.automa.prizes import human_of
from cardwright_runtime.terraforming_mars.automa.tracks import push_advance
from cardwright_runtime.terraforming_mars.facets import FACET_TILES
from cardwright_runtime.terraforming_mars.game import Game, area_of, tile_of
from cardwright_runtime.terraforming_mars.nouns import TILE_GREENERY, VALUE_PILE_POINTS
from cardwright_runtime.terraforming_mars.phases.numbers import AUTOMA_GREENERIES
from cardwright_runtime.terraforming_mars.rule import REACHES, Rule


def has_lost(game: Game) -> bool:
    """The automa has won when this generation is reached."""
    return any(end.last_generation <= game.generation for end in game.table.automa_rules.ends)


class AutomaGreeneries(Rule):
    """A greenery for each track whose next space shows one; `amount` tracks have been looked at."""

    def __init__(self) -> None:
        super().__init__("automa_greeneries", "Last greeneries of the automa")

    def run(self, game: Game, frame: Frame) -> bool:
        tracks = list(game.table.automa_rules.tracks)
        while frame.amount < len(tracks):
            track = tracks[frame.amount]
            frame.amount += 1
            if shows_greenery(game, track):
                push_advance(game, AUTOMA_GREENERIES, track)
                return False
        return True


def shows_greenery(game: Game, track: int) -> bool:
    """The next space, where it has not been reached before (ruling `last-greenery-again`)."""
    level = game.track_level(track) + 1
    if level <= game.furthest.get(track, 0):
        return False
    for rule in game.table.automa_rules.tracks[track]:
        if level in rule.levels:
            block = REACHES + rule.levels.index(level)
            for facet, what, *_ in rule.sets_off.get(block, ()):
                if facet == FACET_TILES and what == TILE_GREENERY:
                    return True
    return False


def money_points(game: Game, generation: int, money: int) -> int:
    """The later the game ends, the less money a point costs."""
    for end in game.table.automa_rules.ends:
        pairs = end.money_per_point
        price = 0
        for place in range(0, len(pairs), 2):
            if pairs[place] <= generation:
                price = pairs[place + 1]
        if price:
            return money // price
    return 0


def free_tile_points(game: Game) -> int:
    """A point for each area beside its special tile that holds no tile of the human; nothing where it was not laid."""
    rule = way_named(game, "neural_instance")
    points = 0
    for packed in game.placed:
        if rule is not None and tile_of(packed) == rule.tile:
            around = game.table.board.neighbours[area_of(packed)]
            points += count_bits(around & ~human_of(game).tiles)
    return points


def pile_points(game: Game) -> int:
    each = automa_of(game).value(VALUE_PILE_POINTS)
    if not each:
        return 0
    pile = cards_in(game, PILE)
    return each * len([card for card in pile if game.table.cards[card].scores > 0])


def corporation_points(game: Game) -> int:
    """Points that its corporation prints."""
    player = automa_of(game)
    rule = game.table.rules[player.corporation] if player.corporation >= 0 else None
    return rule.points(game, player) if isinstance(rule, AutomaCorporation) else 0


def parts_of_score(game: Game) -> list[tuple[str, int]]:
    """Beside what everybody scores."""
    found = [
        ("money", money_points(game, game.generation, automa_of(game).megacredits)),
        ("neural_instance", free_tile_points(game)),
        ("played_pile", pile_points(game)),
        ("corporation", corporation_points(game)),
    ]
    return [part for part in found if part[1]]
