"""What can be counted. In: a game, a player, and what to count. Out: whole numbers."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import OPPONENTS, YOURS, first_of_packs
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_POLITICS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Bonus,
    Cards,
    ProjectCards,
    Gauge,
    Number,
    Owner,
    Numbers,
    Tag,
    Tags,
    ThisRule,
    Track,
)
from cardwright_runtime.terraforming_mars.steps.revealed import revealed_in
from cardwright_runtime.terraforming_mars.tiles_counted import area_of_rule, counts_for


def count_tags(game: Game, player: Player, tag: Tag, owner: Owner) -> int:
    """Symbols on cards lying open; an event's count only while it is played (000 p. 10).

    Count: TagCount(tags=(tag,), owner=owner)
    Reads: open
    """
    if owner == YOURS and not game.table.wild_tags:
        return player.tags[tag]
    return count_tags_of_any(game, player, (tag,), owner)


def count_tags_of_any(game: Game, player: Player, tags: Tags, owner: Owner) -> int:
    """Symbols of any of these tags; what stands for any one is one of them once, for its owner alone (ruling `wild-tags`).

    Count: TagCount(tags=tags, owner=owner)
    Reads: open
    """
    total = printed_tags(game, player, tags, owner)
    if tags and owner != OPPONENTS and _may_stand_for_others(game):
        for wild in game.table.wild_tags:
            if wild not in tags:
                total += player.tags[wild]
    return total


def _may_stand_for_others(game: Game) -> bool:
    """Tags that stand for any one do so in what their player does, not in what happens to all (ruling `wild-tags`)."""
    return len(game.table.wild_tags) > 0 and game.phase != PHASE_POLITICS


def printed_tags(game: Game, player: Player, tags: Tags, owner: Owner) -> int:
    """Only what is printed, all of it where no tag is named: at the end of the game, and where it does not serve its player to have more.

    Role: printed_tags
    Reads: open
    """
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            total += other.tags[tags[0]] if len(tags) == 1 else _symbols_before(other, tags)
    return total


def _symbols_before(player: Player, tags: Tags) -> int:
    if not tags:
        return sum(player.tags)
    found = 0
    for tag in tags:
        found += player.tags[tag]
    return found


def wild_tags_last(game: Game, player: Player, tags: Tags, numbers: Numbers) -> bool:
    """Each that stands for any one is enough for one of those that are missing.

    Role: wild_tags_last
    """
    if not game.table.wild_tags:
        return True
    missing = 0
    for place in range(len(tags)):
        missing += max(0, numbers[place] - player.tags[tags[place]])
    for wild in game.table.wild_tags:
        missing -= player.tags[wild]
    return missing <= 0


def count_different_tags(game: Game, player: Player) -> int:
    """How many of the tags a player has at all; what stands for any one is one that he has not, while there is one.

    Count: DifferentTags()
    Reads: open
    """
    different = 0
    for number in player.tags:
        if number > 0:
            different += 1
    return _with_wild(game, player, different) if _may_stand_for_others(game) else different


def _with_wild(game: Game, player: Player, different: int) -> int:
    known = game.table.wild_tags
    for wild in known:
        if player.tags[wild] > 0:
            different += player.tags[wild] - 1
    return min(different, first_of_packs("tag") + game.table.tags_of_packs)


def count_different_tags_of(game: Game, player: Player, owner: Owner) -> int:
    """How many tags lie open before these players together; what stands for any one does so for its owner alone.

    Count: DifferentTags(owner=owner)
    Reads: open, anybody
    """
    known = game.table.wild_tags
    found: set[int] = set()
    for other in game.players:
        if counts_for(owner, player, other):
            for tag, number in enumerate(other.tags):
                if number > 0 and tag not in known:
                    found.add(tag)
    different = len(found)
    if known and owner != OPPONENTS:
        for wild in known:
            different += player.tags[wild]
        return min(different, first_of_packs("tag") + game.table.tags_of_packs)
    return different


def count_played(
    game: Game, player: Player, rule: ThisRule, cards: ProjectCards, owner: Owner
) -> int:
    """Cards played that the description fits, the events turned face down too.

    Count: CardCount(cards=cards, owner=owner)
    Reads: open
    """
    total = 0
    for other in game.players:
        if counts_for(owner, player, other):
            if other.index == game.table.automa:
                # It stands on the counts.
                from cardwright_runtime.terraforming_mars.automa.counting import played_by_automa

                total += played_by_automa(game, player, rule, cards)
                continue
            total += len(fitting(game, player, other.tableau, rule, cards))
            total += len(fitting(game, player, other.events, rule, cards))
    return total


def count_hand(game: Game, player: Player) -> int:
    """How many cards the player has in hand.

    Count: CardCount(cards=CardKind(), in_hand=True)
    Reads: hand
    """
    return len(player.hand)


def count_in_hand(game: Game, player: Player, rule: ThisRule, cards: Cards) -> int:
    """Cards in the own hand that the description fits.

    Count: CardCount(cards=cards, in_hand=True)
    Reads: hand
    """
    return len(fitting(game, player, player.hand, rule, cards))


def count_revealed(game: Game, frame: Frame, rule: ThisRule, cards: Cards) -> int:
    """Cards just revealed that the description fits.

    Count: CardCount(cards=CardKind() | cards, revealed=True)
    Speaks of: Reveal, RevealedAround
    """
    revealed = revealed_in(game, frame).items
    return len(fitting(game, game.players[frame.player], revealed, rule, cards))


def placed_on_bonus(game: Game, rule: ThisRule, bonus: Bonus) -> bool:
    """The area of the tile that this card placed prints the bonus.

    Condition: PlacedOnBonus(bonuses=Each(bonus))
    Rests on: Place
    """
    area = area_of_rule(game, rule)
    return area >= 0 and bonus in game.table.board.bonuses[area]


def gauge(game: Game, player: Player, gauge: Gauge) -> int:
    """What the player has of it.

    Count: ThingCount(gauge=gauge, owner="yours")
    Reads: gauge
    """
    return player.gauge(gauge)


def gauge_above(game: Game, player: Player, gauge: Gauge, low: Number) -> int:
    """How much of it the player has above a level.

    Count: ThingCount(gauge=gauge, where=(Where("above", low=low),), owner="yours")
    Reads: gauge
    """
    return max(0, player.gauge(gauge) - low)


def rating_raised(game: Game, player: Player) -> bool:
    """The rating went up in this generation; of no other number the game keeps note.

    Condition: GaugeMoved(gauge=Gauge(noun="rating"))
    Reads: counter_rating
    """
    return player.rating_raised


def gauge_lowest(game: Game, player: Player, gauge: Gauge) -> bool:
    """Nobody has less.

    Condition: GaugeLowest(gauge)
    Reads: gauge, anybody
    """
    own = player.gauge(gauge)
    for other in game.players:
        if other.gauge(gauge) < own:
            return False
    return True


def track_level(game: Game, track: Track) -> int:
    """Where it stands, in the track's own units.

    Count: ThingCount(gauge=Gauge(noun=track))
    Reads: tracks
    """
    return game.track_level(track)


def generation(game: Game) -> int:
    """Which one it is; the first is 1.

    Count: ThingCount(gauge=Gauge(noun="generation"))
    """
    return game.generation


def track_above(game: Game, track: Track, low: Number) -> int:
    """How far it stands above a level.

    Count: ThingCount(gauge=Gauge(noun=track), where=(Where("above", low=low),))
    Reads: tracks
    """
    return max(0, game.track_level(track) - low)


def track_within(game: Game, track: Track, steps: Number) -> bool:
    """1 to `steps` steps are left to the next bonus or to the goal.

    Condition: GaugeWithin(gauge=Gauge(noun=track), steps=steps)
    Reads: tracks
    """
    rule = game.table.track(track)
    level = game.track_level(track)
    for step in range(1, steps + 1):
        reached = level + step * rule.unit
        if reached == rule.goal or reached in rule.levels:
            return True
    return False


def revealed_card(game: Game, frame: Frame, rule: ThisRule, cards: Cards) -> bool:
    """A card just revealed is one of that description.

    Condition: RevealedCard(cards)
    Speaks of: Reveal, RevealedAround
    """
    return count_revealed(game, frame, rule, cards) > 0


def revealed_has(game: Game, frame: Frame, tag: Tag) -> bool:
    """A card just revealed has the tag.

    Condition: RevealedHas(tags=Each(tag))
    Speaks of: Reveal, RevealedAround
    """
    for card in revealed_in(game, frame).items:
        if tag in game.table.cards[card].tags:
            return True
    return False
