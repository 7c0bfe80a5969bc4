"""What an automa looks for: the award it helps itself in, cards that fit, the parameter farthest behind. In: a game. Out: it done."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.areas import areas, oceans_left
from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    BONUS,
    cards_in,
    chance_below,
    draw_bonus,
    is_bonus,
    put_cards,
    shuffle_into,
    turn_over_project,
)
from cardwright_runtime.terraforming_mars.automa.money import automa_of, pay_automa
from cardwright_runtime.terraforming_mars.automa.nouns import *
from cardwright_runtime.terraforming_mars.automa.prizes import (
    awards_by_closeness,
    human_of,
    own_award,
)
from cardwright_runtime.terraforming_mars.automa.tracks import progress
from cardwright_runtime.terraforming_mars.automa.turn import push_bonus, push_project, tags_of
from cardwright_runtime.terraforming_mars.cards import Award, Card
from cardwright_runtime.terraforming_mars.descriptions import is_shielded
from cardwright_runtime.terraforming_mars.changes import CARD_DISCARDED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    QUALITY_AUTOMATED,
    TAG_SCIENCE,
    TILE_OCEAN,
    TOKEN_ANIMAL,
    TOKEN_MICROBE,
    TRACK_OXYGEN,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED
from cardwright_runtime.terraforming_mars.steps.coming import harm_card
from cardwright_runtime.terraforming_mars.steps.neutral import place_for_nobody, raise_for_nobody
from cardwright_runtime.terraforming_mars.steps.placing import place
from cardwright_runtime.terraforming_mars.steps.tracks import raise_track

HELP_PRICE: Final = 5
BEST_KEPT: Final = 2
DEAR: Final = 20
CHEAP: Final = 10
# A number of units in which every score of so many each comes out even.
_MANY: Final = 12

# ---------------------------------------------------------------- awards


def award_to_help(game: Game) -> int:
    """The closest of those funded in which the help would bring something; -1 where there is none."""
    for number in awards_by_closeness(game):
        award = game.table.rules[number]
        assert isinstance(award, Award)
        own = own_award(game, award)
        if own is not None and _brings_something(game, own.index):
            return own.index
    return -1


def _brings_something(game: Game, helping: int) -> bool:
    ahead = game.ahead([Frame(helping, WHEN_NAMED, game.table.automa, helping)])
    before = _standing(ahead)
    ahead.advance()
    return _standing(ahead) != before


def _standing(game: Game) -> int:
    return progress(game) - sum(human_of(game).held)


def help_award(game: Game, frame: Frame) -> None:
    helping = award_to_help(game)
    if helping >= 0:
        pay_automa(game, frame, -HELP_PRICE)
        game.push(helping, WHEN_NAMED, game.table.automa, helping)


# ---------------------------------------------------------------- cards


def discard_projects(game: Game, cards: list[int], cause: int = -1) -> None:
    game.discards = game.discards + cards
    game.owns_discards = False
    if game.logging:
        for card in cards:
            game.note(CARD_DISCARDED, card, 1, game.table.automa, cause)


def fitting_card(game: Game, criterion: str) -> int:
    """Cards are turned over until one fits; the others are discarded. -1 where none is left."""
    turned: list[int] = []
    found = turn_over_project(game)
    while found >= 0 and not _fits(game.table.cards[found], criterion):
        turned.append(found)
        found = -1 if len(turned) > len(game.table.project_cards) else turn_over_project(game)
    discard_projects(game, turned)
    return found


def _fits(card: Card, criterion: str) -> bool:
    if criterion == "automated_card":
        return card.quality == QUALITY_AUTOMATED
    if criterion == "dear_card":
        return card.cost >= DEAR
    if criterion == "cheap_card":
        return card.cost <= CHEAP
    if criterion == "demanding_card":
        return card.has_requirement
    return not card.tags


def resolve_best(game: Game, track: str) -> None:
    """As many as the position of that track, two at least: science first, then the dearest, then those with most tags, then by chance."""
    number = max(game.track_level(track_named(game, track)), BEST_KEPT)
    turned = [card for card in (turn_over_project(game) for _ in range(number)) if card >= 0]
    cards = game.table.cards
    ranked = sorted(
        turned,
        key=lambda card: (
            TAG_SCIENCE not in cards[card].tags,
            -cards[card].cost,
            -len(cards[card].tags),
            chance_below(game, 1 << 16),
        ),
    )
    discard_projects(game, ranked[BEST_KEPT:])
    for card in reversed(ranked[:BEST_KEPT]):
        push_project(game, card)


def track_named(game: Game, name: str) -> int:
    for track in game.table.tracks:
        if track.key == "track." + name:
            return track.track
    return -1


def resolve_next_bonus(game: Game) -> None:
    """A project card may lie there, too: a corporation has put it into the bonus deck."""
    card = draw_bonus(game)
    if card >= 0 and not is_bonus(game, card):
        push_project(game, card)
    else:
        push_bonus(game, card)


def drop_fewest_tags(game: Game) -> None:
    projects = [card for card in cards_in(game, ACTION) if not is_bonus(game, card)]
    if not projects:
        return
    shown = [len(tags_of(game, game.table.cards[card])) for card in projects]
    tied = [card for card, tags in zip(projects, shown, strict=True) if tags == min(shown)]
    dropped = tied[chance_below(game, len(tied))]
    put_cards(game, ACTION, [card for card in cards_in(game, ACTION) if card != dropped])
    discard_projects(game, [dropped])


def skip_bonus(game: Game) -> None:
    skipped = [card for card in cards_in(game, ACTION) if is_bonus(game, card)]
    put_cards(game, ACTION, [card for card in cards_in(game, ACTION) if card not in skipped])
    shuffle_into(game, BONUS, skipped)


# ---------------------------------------------------------------- the map, and what the human has


def raise_furthest(game: Game, frame: Frame, for_nobody: bool) -> None:
    """Which lacks most steps; of several the oxygen before the oceans before the temperature."""
    left = [
        _steps_left(game, TRACK_OXYGEN),
        oceans_left(game),
        _steps_left(game, TRACK_TEMPERATURE),
    ]
    most = left.index(max(left))
    if left[most] <= 0:
        return
    if most == 1:
        found = areas(game, automa_of(game), AREA_OCEAN_AREA)
        (place_for_nobody if for_nobody else place)(game, frame, TILE_OCEAN, found)
        return
    track = TRACK_OXYGEN if most == 0 else TRACK_TEMPERATURE
    (raise_for_nobody if for_nobody else raise_track)(game, frame, track, 1)


def _steps_left(game: Game, track: int) -> int:
    rule = game.table.track(track)
    return (rule.goal - game.track_level(track)) // rule.unit


def take_best_unit(game: Game, frame: Frame) -> None:
    """The animal or microbe that is worth most to the human; of several, that on the card played first."""
    human = human_of(game)
    best, most = -1, -1
    for card in human.holders:
        token = game.table.cards[card].holds
        if token not in (TOKEN_ANIMAL, TOKEN_MICROBE) or human.tokens_on(card) == 0:
            continue
        if human.protected_tokens >> token & 1 or card in human.protected_cards:
            continue
        if is_shielded(game, human, card):
            continue
        richer = human.clone()
        richer.add_tokens(card, _MANY)
        rule = game.table.cards[card]
        brought = rule.points(game, richer) - rule.points(game, human)
        if brought > most:
            best, most = card, brought
    if best >= 0:
        harm_card(game, frame, human.index, best, 1)
