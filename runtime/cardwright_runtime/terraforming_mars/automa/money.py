"""What an automa has instead of resources: money alone. In: a change that would be made to it. Out: the change that is made."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.kinds import (
    AutomaAward,
    AutomaCorporation,
    BonusCard,
)
from cardwright_runtime.terraforming_mars.changes import (
    AUTOMA_FAILED,
    GAUGE_CHANGED,
    TOKENS_CHANGED,
)
from cardwright_runtime.terraforming_mars.events import EVENT_PERFORMS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION,
    RESOURCE_MEGACREDIT,
    TRIGGER_EMPTY_BANK,
    TRIGGER_FAIL,
    VALUE_FAILED_ACTION,
    VALUE_ICON_MONEY,
    VALUE_STEP_MONEY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later


def automa_of(game: Game) -> Player:
    return game.players[game.table.automa]


def corporation_of(game: Game) -> AutomaCorporation | None:
    number = automa_of(game).corporation
    rule = game.table.rules[number] if number >= 0 else None
    return rule if isinstance(rule, AutomaCorporation) else None


def change_automa(game: Game, frame: Frame, player: Player, gauge: int, amount: int) -> bool:
    """Whether the change was made here. For each bonus it has money, and so for each step of a production; what it loses is money."""
    if gauge >= 2 * PRODUCTION or gauge == RESOURCE_MEGACREDIT and amount < 0:
        return False
    if gauge >= PRODUCTION:
        if amount < 0:
            # It stands on this module.
            from cardwright_runtime.terraforming_mars.automa.tracks import fall_back

            fall_back(game, frame, lowered_track(game, gauge), -amount)
            return True
        amount *= player.value(VALUE_STEP_MONEY)
    elif gauge != RESOURCE_MEGACREDIT:
        amount = (
            amount * player.value(VALUE_ICON_MONEY)
            if amount > 0
            else -min(-amount, player.megacredits)
        )
    pay_automa(game, frame, amount)
    return True


def lowered_track(game: Game, production: int) -> int:
    return game.table.automa_rules.track_of_resource(production - PRODUCTION)


def stock_of(game: Game, player: Player, gauge: int) -> int:
    """What others may take of it: money stands for every resource, a position for a production."""
    if gauge < PRODUCTION:
        return player.megacredits
    if gauge < 2 * PRODUCTION:
        track = lowered_track(game, gauge)
        return game.track_level(track) if track >= 0 else 0
    return player.gauge(gauge)


def pay_automa(game: Game, frame: Frame, amount: int) -> None:
    """Money gained or lost. A corporation with a bank gives it in place of the supply, and is filled anew on the way."""
    if amount == 0:
        return
    player = automa_of(game)
    player.megacredits += amount
    if game.logging:
        game.record(GAUGE_CHANGED, RESOURCE_MEGACREDIT, amount, player.index, frame)
    corporation = corporation_of(game)
    if amount > 0 and corporation is not None and corporation.bank:
        _take_from_bank(game, frame, player, corporation, amount)


def _take_from_bank(
    game: Game, frame: Frame, player: Player, corporation: AutomaCorporation, amount: int
) -> None:
    track = corporation.bank_track
    if game.track_level(track) >= game.table.track(track).goal:
        return
    left = player.tokens_on(corporation.index) - amount
    while left <= 0:
        left += corporation.bank
        tell_later(game, Event(EVENT_PERFORMS, player.index, thing=TRIGGER_EMPTY_BANK))
    change_stored(game, frame, corporation, left - player.tokens_on(corporation.index))


def change_stored(game: Game, frame: Frame, corporation: AutomaCorporation, amount: int) -> None:
    """What lies on its corporation is no resource that a card waits for."""
    player = automa_of(game)
    player.add_tokens(corporation.index, amount)
    if game.logging:
        game.record(TOKENS_CHANGED, corporation.index, amount, player.index, frame)


def fail(game: Game, frame: Frame, value: int = VALUE_FAILED_ACTION) -> None:
    """A failed action: only money. What a bonus card, or a help in an award, cannot do itself is none."""
    if isinstance(game.table.rules[frame.cause], (AutomaAward, BonusCard)):
        return
    player = automa_of(game)
    if game.logging:
        game.record(AUTOMA_FAILED, 0, 1, player.index, frame)
    pay_automa(game, frame, player.value(value))
    tell_later(game, Event(EVENT_PERFORMS, player.index, thing=TRIGGER_FAIL))
