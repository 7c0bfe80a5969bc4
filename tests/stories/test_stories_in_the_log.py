"""What changes in a story, the log tells. In: every story, played with a log. Out: gauges, tokens, tracks, tiles and pieces that changed, against the sum of entries."""

from collections import Counter, defaultdict

import pytest
from stories.test_stories import STORIES

from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.bodies import NEUTRAL_HOLDER, body_of, holder_of
from cardwright_runtime.terraforming_mars.changes import (
    GAUGE_CHANGED,
    MARKER_PLACED,
    MARKER_TAKEN,
    PIECE_MOVED,
    TILE_PLACED,
    TILE_TAKEN,
    TOKENS_CHANGED,
    TRACK_MOVED,
)
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, tile_of
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_FREE_CARDS,
    COUNTER_RATING,
    PRODUCTION,
    TILE_OCEAN,
)
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.setting import setting_of, table_of
from cardwright_tools.stories.story import Story

Changes = Counter[tuple[object, ...]]
PAGES: dict[str, list[Story]] = defaultdict(list)
for one in STORIES:
    PAGES[str(one.path)].append(one)


def there_is(game: Game) -> Changes:
    found: Changes = Counter()
    for track in game.table.tracks:
        found["track", track.track] = (game.track_level(track.track) - track.start) // track.unit
    for player in game.players:
        gauges = (*range(2 * PRODUCTION), COUNTER_RATING, COUNTER_FREE_CARDS, *player.more_gauges)
        found.update({("gauge", player.index, gauge): player.gauge(gauge) for gauge in gauges})
        for card, held in zip(player.holders, player.held):
            found["tokens", player.index, card] += held
    found.update(("tile", area_of(packed), tile_of(packed)) for packed in game.placed)
    others = [area_of(packed) for packed in game.placed if counts_as(tile_of(packed), TILE_OCEAN)]
    found.update(("tile", area, TILE_OCEAN) for area in areas_of(game.oceans) if area not in others)
    found["markers",] = len(game.markers)
    for piece in game.pieces:
        owner = holder_of(piece) if holder_of(piece) != NEUTRAL_HOLDER else -1
        found["piece", body_of(piece), owner] += 1
    return found


def told_in(game: Game) -> Changes:
    found: Changes = Counter()
    for entry in entries(game.log):
        match entry.what:
            case what if what == GAUGE_CHANGED:
                found["gauge", entry.player, entry.subject] += entry.amount
            case what if what == TRACK_MOVED:
                found["track", entry.subject] += entry.amount
            case what if what == PIECE_MOVED:
                found["piece", entry.subject, entry.player] += entry.amount
            case what if what == TOKENS_CHANGED:
                found["tokens", entry.player, entry.subject] += entry.amount
            case what if what == TILE_PLACED:
                found["tile", entry.subject, entry.amount] += 1
            case what if what == TILE_TAKEN:
                found["tile", entry.subject, entry.amount] -= 1
            case what if what in (MARKER_PLACED, MARKER_TAKEN):
                found["markers",] += 1 if what == MARKER_PLACED else -1
    return found


def in_play(game: Game) -> frozenset[object]:
    return frozenset(
        ("tokens", player.index, card) for player in game.players for card in player.holders
    )


def some(changes: Changes, kept: frozenset[object]) -> dict[tuple[object, ...], int]:
    """What lies on a card comes and goes with it."""
    return {what: n for what, n in changes.items() if n and (what[0] != "tokens" or what in kept)}


@pytest.mark.parametrize("page", PAGES)
def test_what_changes_in_a_story_the_log_tells(page: str) -> None:
    for story in PAGES[page]:
        setting, phrases = setting_of(story)
        game = arranged(setting, phrases, table_of(setting))
        game.logging, game.log = True, None
        before, had = there_is(game), in_play(game)
        for step in story.when:
            carry_out(game, step)
        changed = there_is(game)
        changed.subtract(before)
        kept = had & in_play(game)
        assert some(changed, kept) == some(told_in(game), kept), f"{story.path}:{story.line}"
