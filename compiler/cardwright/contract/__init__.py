"""What the runtime of a game offers, as data. In: the game's `contract.json`. Out: the offer that carries out a node, or why there is none."""

from cardwright.contract.contract import (
    Base as Base,
    Contract as Contract,
    Offer as Offer,
    OfferParameter as OfferParameter,
    SlotType as SlotType,
    Use as Use,
)
from cardwright.contract.from_json import (
    UnreadableContract as UnreadableContract,
    contracts_in as contracts_in,
    from_json as from_json,
)
from cardwright.contract.matching import (
    Match as Match,
    Mismatch as Mismatch,
    best_match as best_match,
)
