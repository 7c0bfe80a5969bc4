"""Steps that players carry out on behalf of a card. In: a block of the card, who carries it out. Out: a frame for each of them, in turn order.

Each does what he can: what the block needs is asked of nobody (ruling `others-as-far-as-possible`).
"""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.events import counts_as
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.numbers import CHOOSE_PLAYER
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_POLITICS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.slots import (
    Amount,
    Areas,
    Flag,
    Number,
    Reckoning,
    SpokenPlayer,
    ThisRule,
    TileOrAny,
)
from cardwright_runtime.terraforming_mars.steps.questions import Question, player_key, player_label


def by_players(game: Game, frame: Frame, block: int, players: list[int], owner: int) -> bool:
    """The block comes next, for each of these players in turn; all of them know the chosen `x`, the card of the event, and whose card it is.

    Role: by_players
    Takes: anybody
    Reads: anybody, choice
    """
    for player in reversed(players):
        waits(game, frame, block, player, owner).card = frame.card
    return len(players) > 0


def waits(game: Game, frame: Frame, block: int, player: int, owner: int) -> Frame:
    """A block of the same rule, on the stack for this player."""
    waiting = Frame(frame.rule, block, player, frame.cause, amount=frame.amount, actor=owner)
    game.stack.append(waiting)
    return waiting


def choose_player(game: Game, frame: Frame, players: list[int]) -> bool:
    """Which of these players; a single one is not asked about. The answer is in `frame.chosen`.

    Role: choose_player
    Reads: choice
    """
    frame.chosen = players[0] if players else -1
    frame.whom = frame.chosen
    if len(players) < 2:
        return False
    game.push(CHOOSE_PLAYER, frame.block, frame.player, frame.cause).items = players
    return True


def chosen_player(frame: Frame) -> list[int]:
    """The answer to `choose_player`.

    Role: chosen_player
    """
    return [frame.chosen] if frame.chosen >= 0 else []


def everyone_or_opponents(game: Game, player: Player, opponents: Flag) -> list[int]:
    """In turn order from the player whose turn it is.

    Players: Players("each_one" | "any_one", opponents=opponents)
    """
    count = len(game.players)
    found = [(game.active_player + offset) % count for offset in range(count)]
    if game.table.automa >= 0 and game.phase == PHASE_POLITICS:
        # Events, bonuses and the loss of rating are the human's alone; whoever begins, these phases are his.
        found.remove(game.table.automa)
    if opponents and player.index in found:
        found.remove(player.index)
    return found


def that_player(player: SpokenPlayer) -> list[int]:
    """Who set off the block, or whom a step of it was about since.

    Players: Players("that_player")
    Speaks of: Event(who), Remove, Steal, Transfer, TransferCard, DecreaseAny, UseOfAnothers, any_one
    """
    return [player] if player >= 0 else []


def count_of(game: Game, rule: Rule, players: list[int], count: Reckoning) -> int:
    """What these players come to.

    Role: count_of
    Reads: anybody
    """
    return sum([rule.reckon(game, game.players[player], count) for player in players])


def card_player(frame: Frame) -> list[int]:
    """Whose card it is, among those who act on its behalf.

    Players: Players("its_owner")
    Speaks of: ByPlayers
    """
    return [frame.actor] if frame.actor >= 0 else []


def who_has_the_card(game: Game, rule: ThisRule) -> int:
    """Before whom it lies, where an effect of it lasts for another player; nobody where it has left play.

    Role: who_has_the_card
    """
    for player in game.players:
        if rule in player.tableau or rule in player.events:
            return player.index
    return -1


def whoever_has_the_card(game: Game, rule: ThisRule) -> list[int]:
    """The same, as those who carry something out.

    Role: whoever_has_the_card
    """
    owner = who_has_the_card(game, rule)
    return [owner] if owner >= 0 else []


def first_player(game: Game) -> list[int]:
    """Who begins in this generation.

    Players: Players("first_player")
    """
    return [game.first_player]


def next_player(game: Game, player: Player) -> list[int]:
    """Who comes behind him in the order of play; alone, he does himself.

    Players: Players("next_player")
    """
    return [(player.index + 1) % len(game.players)]


def so_often(player: Player, often: Amount) -> list[int]:
    """Oneself, as often as that.

    Players: Players("so_often", often=often)
    """
    return [player.index] * often


def with_so_many(
    game: Game, player: Player, rule: Rule, opponents: Flag, number: Number, count: Reckoning
) -> list[int]:
    """Only who has so many.

    Players: Players("each_one" | "any_one", opponents=opponents, having=HasCount(number, count))
    Reads: anybody
    """
    players = everyone_or_opponents(game, player, opponents)
    return [other for other in players if rule.reckon(game, game.players[other], count) >= number]


def with_at_most(
    game: Game, player: Player, rule: Rule, opponents: Flag, number: Number, count: Reckoning
) -> list[int]:
    """Only who has so many or fewer.

    Players: Players("each_one" | "any_one", opponents=opponents, having=HasCount(number, count, bound="most"))
    Reads: anybody
    """
    players = everyone_or_opponents(game, player, opponents)
    return [other for other in players if rule.reckon(game, game.players[other], count) <= number]


def with_more_than(
    game: Game, player: Player, rule: Rule, opponents: Flag, count: Reckoning
) -> list[int]:
    """Only who has more of it than the player himself.

    Players: Players("each_one" | "any_one", opponents=opponents, than_you=ThanYou(relation="more", count=count))
    Reads: anybody
    """
    return _compared(game, player, rule, opponents, count, 1)


def with_fewer_than(
    game: Game, player: Player, rule: Rule, opponents: Flag, count: Reckoning
) -> list[int]:
    """Only who has fewer.

    Players: Players("each_one" | "any_one", opponents=opponents, than_you=ThanYou(relation="fewer", count=count))
    Reads: anybody
    """
    return _compared(game, player, rule, opponents, count, -1)


def with_as_many_as(
    game: Game, player: Player, rule: Rule, opponents: Flag, count: Reckoning
) -> list[int]:
    """Only who has as many.

    Players: Players("each_one" | "any_one", opponents=opponents, than_you=ThanYou(relation="as many", count=count))
    Reads: anybody
    """
    return _compared(game, player, rule, opponents, count, 0)


def number_of_players(players: list[int]) -> int:
    """How many they are.

    Role: number_of_players
    """
    return len(players)


def _compared(
    game: Game, player: Player, rule: Rule, opponents: bool, count: int, sign: int
) -> list[int]:
    own = rule.reckon(game, player, count)
    found: list[int] = []
    for other in everyone_or_opponents(game, player, opponents):
        more = rule.reckon(game, game.players[other], count) - own
        if more * sign > 0 or (sign == 0 and more == 0):
            found.append(other)
    return found


def with_most(
    game: Game, player: Player, rule: Rule, opponents: Flag, count: Reckoning
) -> list[int]:
    """Who has most of it, all of those where several have as much.

    Players: Players("with_most", opponents=opponents, count=count)
    Reads: anybody
    """
    return _first(game, rule, everyone_or_opponents(game, player, opponents), count, 1)


def with_second_most(
    game: Game, player: Player, rule: Rule, opponents: Flag, count: Reckoning
) -> list[int]:
    """Who has most but for one; nobody where several have most.

    Players: Players("with_second_most", opponents=opponents, count=count)
    Reads: anybody
    """
    players = everyone_or_opponents(game, player, opponents)
    first = _first(game, rule, players, count, 1)
    if len(first) > 1:
        return []
    return _first(game, rule, [other for other in players if other not in first], count, 1)


def with_least(
    game: Game, player: Player, rule: Rule, opponents: Flag, count: Reckoning
) -> list[int]:
    """Who has least of it, all of those where several have as little.

    Players: Players("with_least", opponents=opponents, count=count)
    Reads: anybody
    """
    return _first(game, rule, everyone_or_opponents(game, player, opponents), count, -1)


def owners_of_each(game: Game, player: Player, tile: TileOrAny, areas: Areas) -> list[int]:
    """Whoever owns such a tile there, once for each that he owns, in turn order.

    Players: Players("each_owner", tile=tile, where=areas)
    Reads: tiles
    """
    found: list[int] = []
    for other in everyone_or_opponents(game, player, False):
        for packed in game.placed:
            if owner_of(packed) == other and areas >> area_of(packed) & 1:
                if counts_as(tile_of(packed), tile):
                    found.append(other)
    return found


def _first(game: Game, rule: Rule, players: list[int], count: int, sign: int) -> list[int]:
    if not players:
        return []
    has = [sign * rule.reckon(game, game.players[other], count) for other in players]
    return [other for place, other in enumerate(players) if has[place] == max(has)]


class ChoosePlayer(Question):
    """`items` are the players to choose from."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        game.parent().chosen = value
        game.parent().whom = value
        frame.step = 1

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return player_key(game, value)

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return player_label(game, value)
