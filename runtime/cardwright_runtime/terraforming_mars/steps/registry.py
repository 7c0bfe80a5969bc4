"""The questions of the steps, at the numbers of `numbers.py`. In: nothing. Out: new rules for one table."""

from cardwright_runtime.terraforming_mars import numbers
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import Aftermath
from cardwright_runtime.terraforming_mars.steps.any_resource import GainAny
from cardwright_runtime.terraforming_mars.steps.sending import (
    RecallPiece,
    ReplacePiece,
    SendPieces,
)
from cardwright_runtime.terraforming_mars.steps.taking_tiles import ChooseTile, MoveTile, TakeTile
from cardwright_runtime.terraforming_mars.steps.agenda import Agenda
from cardwright_runtime.terraforming_mars.steps.choices import ChooseAmount, ChooseOption
from cardwright_runtime.terraforming_mars.steps.card_questions import (
    BuyCards,
    DiscardCards,
    KeepSome,
)
from cardwright_runtime.terraforming_mars.steps.others import ChoosePlayer
from cardwright_runtime.terraforming_mars.steps.one_by_one import ChooseAreas, ChooseCards
from cardwright_runtime.terraforming_mars.steps.paying import PayPrice
from cardwright_runtime.terraforming_mars.steps.placing import (
    PlaceTile,
    PricedOcean,
    ReserveArea,
)
from cardwright_runtime.terraforming_mars.steps.placement_bonus import GainBonus, TakeMarker
from cardwright_runtime.terraforming_mars.steps.winning_prizes import ChoosePrize
from cardwright_runtime.terraforming_mars.steps.carrying_out import (
    PlayFromHand,
    UseAction,
)
from cardwright_runtime.terraforming_mars.steps.transferring import (
    TransferAtRandom,
    TransferCard,
    TransferCards,
)
from cardwright_runtime.terraforming_mars.steps.beneath import CardsBeneath
from cardwright_runtime.terraforming_mars.steps.coming import WhatComes
from cardwright_runtime.terraforming_mars.steps.markers import PlaceMarker
from cardwright_runtime.terraforming_mars.steps.leaving import TakeBack
from cardwright_runtime.terraforming_mars.steps.playing import PlayCard, RepeatCard
from cardwright_runtime.terraforming_mars.steps.removing import DecreaseAny, RemoveStock
from cardwright_runtime.terraforming_mars.steps.trials import DeadEnd, FirstOption
from cardwright_runtime.terraforming_mars.steps.taking_tokens import PayFromCard, RemoveTokens
from cardwright_runtime.terraforming_mars.steps.tokens import AddToCard


def step_rules() -> list[Rule]:
    """All of them, filled up to the first rule of the flow."""
    rules = [Rule(f"unused.{number}", "") for number in range(numbers.FIRST_FLOW_RULE)]
    rules[numbers.CHOOSE_OPTION] = ChooseOption("option", "option", "Choose one")
    rules[numbers.ASK_WHETHER] = ChooseOption("whether", "yes_no", "Do it?")
    rules[numbers.CHOOSE_AMOUNT] = ChooseAmount("amount", "amount", "How many?")
    rules[numbers.PLACE_TILE] = PlaceTile("area", "area", "Where does the tile go?")
    rules[numbers.RESERVE_AREA] = ReserveArea("reserve", "area", "Which area is reserved?")
    rules[numbers.PLACE_MARKER] = PlaceMarker("marker", "area", "Where does the marker go?")
    rules[numbers.TRANSFER_CARDS] = TransferCards("transfer", "card", "Which card is given away?")
    rules[numbers.TRANSFER_CARD] = TransferCard("transfer_card", "player", "Who gets the card?")
    rules[numbers.TRANSFER_AT_RANDOM] = TransferAtRandom(
        "transfer_at_random", "player", "Who gets the card?"
    )
    rules[numbers.CARDS_BENEATH] = CardsBeneath("beneath", "card", "Which card?")
    rules[numbers.CHOOSE_CARDS] = ChooseCards("cards", "card", "Which card?")
    rules[numbers.CHOOSE_AREAS] = ChooseAreas("areas", "area", "Which area?")
    rules[numbers.TAKE_MARKER] = TakeMarker("take_marker", "area", "Which marker is taken?")
    rules[numbers.GAIN_BONUS] = GainBonus("gain_bonus", "area", "The bonus of which area?")
    rules[numbers.CHOOSE_PRIZE] = ChoosePrize("prize", "prize", "Which one?")
    rules[numbers.REMOVE_STOCK] = RemoveStock("remove", "target", "From whom, how much?")
    rules[numbers.DECREASE_ANY] = DecreaseAny("decrease", "player", "Whose production goes down?")
    rules[numbers.REMOVE_TOKENS] = RemoveTokens("remove_tokens", "card", "From which card?")
    rules[numbers.PAY_FROM_CARD] = PayFromCard("pay_from_card", "card", "From which card?")
    rules[numbers.ADD_TO_CARD] = AddToCard("add_to_card", "card", "Onto which card?")
    rules[numbers.KEEP_SOME] = KeepSome("keep", "card", "Which card is kept?")
    rules[numbers.BUY_CARDS] = BuyCards("buy", "buy", "Buy this card?")
    rules[numbers.DISCARD_CARDS] = DiscardCards("discard", "card", "Which card is discarded?")
    rules[numbers.PLAY_FROM_HAND] = PlayFromHand("play from hand", "card", "Which card is played?")
    rules[numbers.USE_ACTION] = UseAction("use action", "card", "Which action is used?")
    rules[numbers.TAKE_BACK] = TakeBack("take back", "card", "Which card is taken back?")
    rules[numbers.REPEAT_CARD] = RepeatCard("repeat", "card", "Which card is repeated?")
    rules[numbers.PAY_PRICE] = PayPrice("pay", "payment", "Paid with what?")
    rules[numbers.PLAY_CARD] = PlayCard("play", "play", "Play a card")
    rules[numbers.AGENDA] = Agenda("order", "order", "Which effect comes first?")
    rules[numbers.CHOOSE_PLAYER] = ChoosePlayer("player", "player", "Which player?")
    rules[numbers.OCEAN_BONUS] = PricedOcean("priced_ocean", "area", "Buy the ocean")
    rules[numbers.AFTERMATH] = Aftermath("aftermath", "order", "What follows")
    # Saves call it by what alone it was once.
    rules[numbers.COMING] = WhatComes("harm", "coming", "What comes")
    rules[numbers.DEAD_END] = DeadEnd("dead_end", "dead_end", "Nothing can be done")
    rules[numbers.FIRST_OPTION] = FirstOption(
        "first_option", "option", "The first that is possible"
    )
    rules[numbers.GAIN_ANY] = GainAny("resource", "resource", "Which resource?")
    rules[numbers.TAKE_TILE] = TakeTile("take_tile", "area", "Which tile is taken back?")
    rules[numbers.CHOOSE_TILE] = ChooseTile("choose_tile", "area", "Which tile is moved?")
    rules[numbers.MOVE_TILE] = MoveTile("move_tile", "area", "Where to?")
    rules[numbers.SEND_PIECES] = SendPieces("send", "body", "Where to?")
    rules[numbers.RECALL_PIECE] = RecallPiece("recall", "piece", "Which one goes back?")
    rules[numbers.REPLACE_PIECE] = ReplacePiece("replace", "body", "Where is one exchanged?")
    return rules
