"""Effects that wait for their turn, as numbers. In: a block of a rule for a player. Out: the number; the frame that carries it out."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.facets import Touched
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AGENDA, HELD, OWED
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import UNITS, WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.touching import touched


def effect(rule: int, block: int, player: int, card: int = -1, amount: int = 0) -> int:
    """One number for an effect waiting: a block of a rule for a player, the card that the event spoke of, and how much it was."""
    return rule | block << 16 | player << 24 | (card + 1) << 28 | amount << 56


def answer_to(event: Event, rule: int, block: int, player: int) -> int:
    """With all that a block may say of an event: who did it, where the tile lies, how much it was."""
    where = (event.actor + 1) << 44 | (event.area + 1) << 48
    return effect(rule, block, player, event.card, event.amount) | where


def effect_of_unit(frame: Frame, unit: int) -> int:
    """It knows what the block around it knows."""
    where = (frame.actor + 1) << 44 | (frame.area + 1) << 48
    return effect(frame.rule, unit, frame.player, frame.card, frame.amount) | where


def rule_of(waiting: int) -> int:
    return waiting & 0xFFFF


def block_of(waiting: int) -> int:
    return waiting >> 16 & 0xFF


def player_of(waiting: int) -> int:
    return waiting >> 24 & 15


def actor_of(waiting: int) -> int:
    return (waiting >> 44 & 15) - 1


def area_of_event(waiting: int) -> int:
    return (waiting >> 48 & 0xFF) - 1


def amount_of(waiting: int) -> int:
    return waiting >> 56


def period_of(mark: int) -> int:
    """In which time a limited answer was given, or what is counted was done."""
    return amount_of(mark) & 15


def much_of(mark: int) -> int:
    """How often it was done, or how much it was."""
    return amount_of(mark) >> 4


def own_effects(rule: Rule, block: int, player: int, card: int) -> list[int]:
    """A block as its units, where its player orders them."""
    if block in rule.units:
        return [effect(rule.index, unit, player, card) for unit in rule.units[block]]
    return [effect(rule.index, block, player, card)]


def push_effects(game: Game, effects: list[int], cause: int) -> None:
    """The first runs first."""
    for waiting in reversed(effects):
        push_effect(game, waiting, cause)


def push_effect(game: Game, waiting: int, cause: int) -> None:
    """`cause` is -1 where an effect is due to its own rule."""
    frame = frame_of(waiting, cause)
    if frame.block in game.table.rules[frame.rule].tried:
        # As long as it runs, only answers are offered that let it end well.
        game.push(AGENDA, 0, frame.player, frame.cause).amount = OWED
    game.stack.append(frame)


def frame_of(waiting: int, cause: int) -> Frame:
    rule = rule_of(waiting)
    card = (waiting >> 28 & 0xFFFF) - 1
    due = cause if cause >= 0 else rule
    frame = Frame(rule, block_of(waiting), player_of(waiting), due, card=card)
    if waiting >> 44:
        frame.actor = actor_of(waiting)
        frame.area = area_of_event(waiting)
        frame.amount = amount_of(waiting)
    return frame


def begun(game: Game, waiting: int, rest: list[int]) -> Game:
    """A clone in which it is carried out, up to the first question. What comes after it is only held: nothing is to be chosen that
    leaves that impossible."""
    ahead = game.ahead([])
    if rest:
        held = ahead.push(AGENDA, 0, player_of(waiting), -1)
        held.items = rest
        held.amount = HELD
    ahead.stack.append(frame_of(waiting, -1))
    ahead.advance()
    return ahead


def all_touched(game: Game, effects: list[int]) -> list[Touched]:
    rules = game.table.rules
    return [
        touched(game, rules[rule_of(waiting)], block_of(waiting), player_of(waiting))
        for waiting in effects
    ]


def is_possible(game: Game, waiting: int) -> bool:
    """What a card owes must be carried out in full; what answers does what it can."""
    rule = game.table.rules[rule_of(waiting)]
    return is_block_possible(game, game.players[player_of(waiting)], rule, block_of(waiting))


def is_block_possible(game: Game, player: Player, rule: Rule, block: int) -> bool:
    if block >= UNITS:
        return rule.unit_possible(game, player, block)
    if block == WHEN_PLAYED:
        return game.table.cards[rule.index].possible(game, player)
    return True
