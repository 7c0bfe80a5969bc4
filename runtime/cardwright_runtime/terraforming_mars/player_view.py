"""What one player may know. In: a game and a player. Out: plain data in words: own cards by key, the others' only counted.

The discard pile lies face down (000, the course of a generation), events that were played were seen by all.
"""

from typing import Any, Final

from cardwright_runtime.kernel.fields import (
    CARD,
    COUNTED,
    COUNTS,
    LIST,
    MAP,
    MASK,
    NUMBER,
    OWN,
    RULE,
    SECRET,
    UNSEEN,
    Field,
    Fields,
)
from cardwright_runtime.kernel.view import hidden
from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.bodies import body_of, holder_of
from cardwright_runtime.terraforming_mars.descriptions import (
    DESCRIPTIONS,
    rule_describing,
    stock_of,
)
from cardwright_runtime.terraforming_mars.fields import (
    ALL_GAME_FIELDS,
    CLAIM,
    DESCRIPTION,
    GAUGE,
    HOLDER,
    MARKER,
    PIECE,
    PLACED,
    PLAYER_FIELDS,
    TRACK,
)
from cardwright_runtime.terraforming_mars.game import (
    Game,
    area_of,
    bonus_of,
    owner_of,
    rule_of,
    tile_of,
)
from cardwright_runtime.terraforming_mars.labels import gauge_name
from cardwright_runtime.terraforming_mars.numbering import (
    Maps,
    counts,
    number,
    own_count,
    own_numbers,
)
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS, KEEP_SOME
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_SETUP
from cardwright_runtime.terraforming_mars.politics_view import holder_word, politics

# Questions about cards that only the player asked has before his eyes.
LOOKING: Final = (BUY_CARDS, KEEP_SOME)


def view(game: Game, player: int) -> dict[str, object]:
    """Every field under its own name, except what the rows of `fields.py` keep from this player.

    Nouns have the numbers of this table, whatever else the process has loaded.
    """
    own = own_numbers(game.table)
    return {
        "viewer": player,
        **_shown(game, own, game, ALL_GAME_FIELDS, True),
        **politics(game),
        "players": [
            _shown(game, own, other, PLAYER_FIELDS, other.index == player) for other in game.players
        ],
        "decision": _decision(game, player),
    }


def _shown(
    game: Game, own: Maps, thing: object, fields: Fields, is_viewer: bool
) -> dict[str, object]:
    shown: dict[str, object] = {}
    for field in fields:
        if field.seen == UNSEEN or not field.is_data:
            continue
        value: Any = getattr(thing, field.name)
        if field.begins:
            value = value[getattr(thing, field.begins) :]
        if field.seen == COUNTED or (field.seen in (OWN, SECRET) and not is_viewer):
            # 000 p. 7: all choose at once, so that not even the number of cards shows before.
            if field.seen != SECRET or game.phase != PHASE_SETUP:
                shown[field.name] = hidden(value)
        else:
            shown[field.name] = _in_words(game, own, field, value)
    return shown


def _in_words(game: Game, own: Maps, field: Field, value: Any) -> object:
    if field.shape == NUMBER:
        if field.means == HOLDER:
            return holder_word(value)
        return _word(game, own, field.means, value)
    if field.shape == LIST:
        return [_word(game, own, field.means, each) for each in value]
    if field.shape in (MAP, MASK):
        nouns = value if field.shape == MAP else areas_of(value)
        in_order = sorted(nouns, key=lambda noun: number(noun, own, field.means))
        words = [_word(game, own, field.means, noun) for noun in in_order]
        if field.shape == MASK:
            return words
        return {str(word): value[noun] for word, noun in zip(words, in_order)}
    if field.shape == COUNTS:
        return counts(value, own, field.means, own_count(field.means, game.table))
    return value


def _word(game: Game, own: Maps, means: str, noun: int) -> object:
    """The key of a rule, the name of a gauge; numbers that have no word stay what they are."""
    if means in (CARD, RULE):
        return game.table.rules[noun].key if noun >= 0 else ""
    if means == GAUGE:
        return gauge_name(noun)
    if means == TRACK:
        return game.table.track(noun).key
    if means == PLACED:
        return _tile(game, own, noun)
    if means == MARKER:
        area = game.table.board.area_name(area_of(noun))
        return {"area": area, "bonus": number(bonus_of(noun), own, "bonus")}
    if means == DESCRIPTION:
        stock = stock_of(noun)
        paying = f"{gauge_name(stock)} by " if stock >= 0 else ""
        return f"{paying}{game.table.rules[rule_describing(noun)].key} {noun % DESCRIPTIONS}"
    if means == PIECE:
        holder = holder_word(holder_of(noun))
        return {"body": game.table.rules[body_of(noun)].key, "holder": holder}
    if means == CLAIM:
        return {"what": game.table.rules[noun // 8].key, "player": noun % 8}
    return number(noun, own, means)


def _tile(game: Game, own: Maps, packed: int) -> dict[str, object]:
    rule = rule_of(packed)
    return {
        "area": game.table.board.area_name(area_of(packed)),
        "tile": number(tile_of(packed), own, "tile"),
        "owner": owner_of(packed),
        "by": game.table.rules[rule].key if rule >= 0 else "",
    }


def _keys(game: Game, cards: list[int]) -> list[str]:
    return [game.table.rules[card].key for card in cards]


def _decision(game: Game, player: int) -> dict[str, object]:
    """The options are shown to the one who is asked; the others see whom all wait for."""
    decision = game.decision
    if decision is None:
        return {"player": -1}
    if decision.player != player:
        return {"player": decision.player}
    return {
        "player": player,
        "number": decision.number,
        "question": decision.question,
        "about": decision.about,
        "options": [option.key for option in decision.options],
        "looked_at": _keys(game, _looked_at(game, player)),
    }


def _looked_at(game: Game, player: int) -> list[int]:
    """While he pays for one of them the others stay before his eyes."""
    looking = [f for f in game.stack if f.rule in LOOKING and f.player == player]
    return looking[-1].items if looking else []
