"""One player's state, all plain numbers. In: changes. Out: gauges, and a clone that shares every list.

Lists and dictionaries are shared between clones: they are replaced, never changed in place.
"""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS
from cardwright_runtime.terraforming_mars.descriptions import rule_describing, stock_of
from cardwright_runtime.terraforming_mars.events import EVENT_KINDS
from cardwright_runtime.terraforming_mars.noun_facts import LEAST, NORMAL, PRODUCED
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_FREE_CARDS,
    COUNTER_HIGHEST_PRODUCTION,
    COUNTER_RAISED_PRODUCTIONS,
    COUNTER_RATING,
    PRODUCTION_ENERGY,
    PRODUCTION_HEAT,
    PRODUCTION_MEGACREDIT,
    PRODUCTION_PLANT,
    PRODUCTION_STEEL,
    PRODUCTION_TITANIUM,
    RESOURCE_ENERGY,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
    VALUE_CARD_PRICE,
    VALUE_GREENERY_PRICE,
    VALUE_LEEWAY,
    VALUE_OCEAN_BONUS,
    VALUE_STEEL_VALUE,
    VALUE_TITANIUM_VALUE,
    counted,
)

LEAST_MEGACREDIT_PRODUCTION: Final = LEAST[PRODUCTION_MEGACREDIT]
START_RATING: Final = 20
# What lies on a card that pays is a gauge as well, and so is a stock that pays for some cards: from here on, by what it pays for.
CARD_GAUGES: Final = 1 << 24


class Player:
    # fmt: off
    # Written by `python -m cardwright_tools.state`: the fields of a player.
    def __init__(
        self, index: int, megacredits: int, steel: int, titanium: int, plants: int,
        energy: int, heat: int, megacredit_production: int, steel_production: int,
        titanium_production: int, plant_production: int, energy_production: int,
        heat_production: int, rating: int, rating_raised: bool, free_cards: int,
        more_gauges: dict[int, int], steel_value: int, titanium_value: int,
        greenery_price: int, card_price: int, ocean_bonus: int, leeway: int,
        more_values: dict[int, int], fixed_values: dict[int, int], card_discount: int,
        tag_discounts: list[int], quality_discounts: dict[int, int],
        described_discounts: dict[int, int], reckoned_discounts: dict[int, int],
        paying_cards: dict[int, int], project_discounts: dict[int, int],
        money_like: list[int], protected: int, protected_again: list[int],
        protected_tokens: int, tokens_protected_again: list[int],
        protected_cards: list[int], protected_described: dict[int, int], tiles: int,
        beside: int, reserved: int, offices: list[int], taken: list[int],
        off_map_cities: int, tags: list[int], hand: list[int], tableau: list[int],
        events: list[int], beneath: list[int], lies_beneath: list[int], holders: list[int],
        held: list[int], action_cards: list[int], used: list[int], limited: list[int],
        listeners: list[list[int]], next_card_rules: list[int], conditional: list[int],
        timed: list[int], corporation: int, first_action_due: bool, offered: list[int],
        picked: list[int], owed: int
    ) -> None:
        self.index = index
        self.megacredits = megacredits
        self.steel = steel
        self.titanium = titanium
        self.plants = plants
        self.energy = energy
        self.heat = heat
        self.megacredit_production = megacredit_production
        self.steel_production = steel_production
        self.titanium_production = titanium_production
        self.plant_production = plant_production
        self.energy_production = energy_production
        self.heat_production = heat_production
        self.rating = rating
        self.rating_raised = rating_raised
        self.free_cards = free_cards
        self.more_gauges = more_gauges
        self.steel_value = steel_value
        self.titanium_value = titanium_value
        self.greenery_price = greenery_price
        self.card_price = card_price
        self.ocean_bonus = ocean_bonus
        self.leeway = leeway
        self.more_values = more_values
        self.fixed_values = fixed_values
        self.card_discount = card_discount
        self.tag_discounts = tag_discounts
        self.quality_discounts = quality_discounts
        self.described_discounts = described_discounts
        self.reckoned_discounts = reckoned_discounts
        self.paying_cards = paying_cards
        self.project_discounts = project_discounts
        self.money_like = money_like
        self.protected = protected
        self.protected_again = protected_again
        self.protected_tokens = protected_tokens
        self.tokens_protected_again = tokens_protected_again
        self.protected_cards = protected_cards
        self.protected_described = protected_described
        self.tiles = tiles
        self.beside = beside
        self.reserved = reserved
        self.offices = offices
        self.taken = taken
        self.off_map_cities = off_map_cities
        self.tags = tags
        self.hand = hand
        self.tableau = tableau
        self.events = events
        self.beneath = beneath
        self.lies_beneath = lies_beneath
        self.holders = holders
        self.held = held
        self.action_cards = action_cards
        self.used = used
        self.limited = limited
        self.listeners = listeners
        self.next_card_rules = next_card_rules
        self.conditional = conditional
        self.timed = timed
        self.corporation = corporation
        self.first_action_due = first_action_due
        self.offered = offered
        self.picked = picked
        self.owed = owed

    def clone(self) -> "Player":
        return Player(
            self.index, self.megacredits, self.steel, self.titanium, self.plants, self.energy,
            self.heat, self.megacredit_production, self.steel_production,
            self.titanium_production, self.plant_production, self.energy_production,
            self.heat_production, self.rating, self.rating_raised, self.free_cards,
            self.more_gauges, self.steel_value, self.titanium_value, self.greenery_price,
            self.card_price, self.ocean_bonus, self.leeway, self.more_values, self.fixed_values,
            self.card_discount, self.tag_discounts, self.quality_discounts,
            self.described_discounts, self.reckoned_discounts, self.paying_cards,
            self.project_discounts, self.money_like, self.protected, self.protected_again,
            self.protected_tokens, self.tokens_protected_again, self.protected_cards,
            self.protected_described, self.tiles, self.beside, self.reserved, self.offices,
            self.taken, self.off_map_cities, self.tags, self.hand, self.tableau, self.events,
            self.beneath, self.lies_beneath, self.holders, self.held, self.action_cards,
            self.used, self.limited, self.listeners, self.next_card_rules, self.conditional,
            self.timed, self.corporation, self.first_action_due, self.offered, self.picked,
            self.owed
        )
    # End of what is written.
    # fmt: on

    def played_cards(self) -> int:
        return len(self.tableau) + len(self.events)

    def gauge(self, gauge: int) -> int:
        """A stock, a production, the rating, or another number of this player."""
        if gauge == RESOURCE_MEGACREDIT:
            return self.megacredits
        if gauge == RESOURCE_STEEL:
            return self.steel
        if gauge == RESOURCE_TITANIUM:
            return self.titanium
        if gauge == RESOURCE_PLANT:
            return self.plants
        if gauge == RESOURCE_ENERGY:
            return self.energy
        if gauge == RESOURCE_HEAT:
            return self.heat
        if gauge == PRODUCTION_MEGACREDIT:
            return self.megacredit_production
        if gauge == PRODUCTION_STEEL:
            return self.steel_production
        if gauge == PRODUCTION_TITANIUM:
            return self.titanium_production
        if gauge == PRODUCTION_PLANT:
            return self.plant_production
        if gauge == PRODUCTION_ENERGY:
            return self.energy_production
        if gauge == PRODUCTION_HEAT:
            return self.heat_production
        return self._other_gauge(gauge)

    def _other_gauge(self, gauge: int) -> int:
        if gauge == COUNTER_RATING:
            return self.rating
        if gauge == COUNTER_FREE_CARDS:
            return self.free_cards
        if gauge == COUNTER_RAISED_PRODUCTIONS:
            return self.raised_productions()
        if gauge == COUNTER_HIGHEST_PRODUCTION:
            return self.highest_production()
        if gauge >= CARD_GAUGES:
            stock = stock_of(gauge - CARD_GAUGES)
            if stock >= 0:
                return self.gauge(stock)
            return self.tokens_on(rule_describing(gauge - CARD_GAUGES))
        return self.more_gauges.get(gauge, 0)

    def add_gauge(self, gauge: int, amount: int) -> None:
        """Add to a gauge, or take with a negative amount. The caller has made sure that there is enough."""
        if gauge == RESOURCE_MEGACREDIT:
            self.megacredits += amount
        elif gauge == RESOURCE_STEEL:
            self.steel += amount
        elif gauge == RESOURCE_TITANIUM:
            self.titanium += amount
        elif gauge == RESOURCE_PLANT:
            self.plants += amount
        elif gauge == RESOURCE_ENERGY:
            self.energy += amount
        elif gauge == RESOURCE_HEAT:
            self.heat += amount
        elif gauge == PRODUCTION_MEGACREDIT:
            self.megacredit_production += amount
        elif gauge == PRODUCTION_STEEL:
            self.steel_production += amount
        elif gauge == PRODUCTION_TITANIUM:
            self.titanium_production += amount
        elif gauge == PRODUCTION_PLANT:
            self.plant_production += amount
        elif gauge == PRODUCTION_ENERGY:
            self.energy_production += amount
        elif gauge == PRODUCTION_HEAT:
            self.heat_production += amount
        else:
            self._add_other_gauge(gauge, amount)

    def _add_other_gauge(self, gauge: int, amount: int) -> None:
        if gauge == COUNTER_RATING:
            self.rating += amount
            if amount > 0:
                self.rating_raised = True
        elif gauge == COUNTER_FREE_CARDS:
            self.free_cards += amount
        elif gauge >= CARD_GAUGES:
            stock = stock_of(gauge - CARD_GAUGES)
            if stock >= 0:
                self.add_gauge(stock, amount)
            else:
                self.add_tokens(rule_describing(gauge - CARD_GAUGES), amount)
        else:
            more = self.more_gauges.copy()
            more[gauge] = more.get(gauge, 0) + amount
            self.more_gauges = more

    def productions(self) -> list[int]:
        """All productions: those of the six resources, then those of packs."""
        found = [
            self.megacredit_production,
            self.steel_production,
            self.titanium_production,
            self.plant_production,
            self.energy_production,
            self.heat_production,
        ]
        if self.more_gauges:
            for produced in PRODUCED:
                if produced.pack:
                    found.append(self.more_gauges.get(produced.production, 0))
        return found

    def raised_productions(self) -> int:
        """How many productions are 1 or more."""
        raised = 0
        for production in self.productions():
            if production > 0:
                raised += 1
        return raised

    def highest_production(self) -> int:
        return max(self.productions())

    def value(self, value: int) -> int:
        """A number of the game that may differ for one player."""
        if value == VALUE_STEEL_VALUE:
            return self.steel_value
        if value == VALUE_TITANIUM_VALUE:
            return self.titanium_value
        if value == VALUE_GREENERY_PRICE:
            return self.greenery_price
        if value == VALUE_CARD_PRICE:
            return self.card_price
        if value == VALUE_OCEAN_BONUS:
            return self.ocean_bonus
        if value == VALUE_LEEWAY:
            return self.leeway
        return self.more_values.get(value, NORMAL[value])

    def set_value(self, value: int, to: int) -> None:
        if value == VALUE_STEEL_VALUE:
            self.steel_value = to
        elif value == VALUE_TITANIUM_VALUE:
            self.titanium_value = to
        elif value == VALUE_GREENERY_PRICE:
            self.greenery_price = to
        elif value == VALUE_CARD_PRICE:
            self.card_price = to
        elif value == VALUE_OCEAN_BONUS:
            self.ocean_bonus = to
        elif value == VALUE_LEEWAY:
            self.leeway = to
        else:
            # What is as ever is not kept, so that nobody has to look for it.
            values = self.more_values.copy()
            if to == NORMAL[value]:
                values.pop(value, None)
            else:
                values[value] = to
            self.more_values = values

    def tokens_on(self, card: int) -> int:
        """Resources on one of this player's cards."""
        for position in range(len(self.holders)):
            if self.holders[position] == card:
                return self.held[position]
        return 0

    def add_tokens(self, card: int, amount: int) -> None:
        held = self.held.copy()
        for position in range(len(self.holders)):
            if self.holders[position] == card:
                held[position] += amount
        self.held = held


# fmt: off
# Written by `python -m cardwright_tools.state`: a first player.
def new_player(index: int) -> Player:
    """Before the setup: nothing in stock, no cards."""
    return Player(
        index=index, megacredits=0, steel=0, titanium=0, plants=0, energy=0, heat=0,
        megacredit_production=0, steel_production=0, titanium_production=0,
        plant_production=0, energy_production=0, heat_production=0, rating=START_RATING,
        rating_raised=False, free_cards=0, more_gauges={},
        steel_value=NORMAL[VALUE_STEEL_VALUE], titanium_value=NORMAL[VALUE_TITANIUM_VALUE],
        greenery_price=NORMAL[VALUE_GREENERY_PRICE], card_price=NORMAL[VALUE_CARD_PRICE],
        ocean_bonus=NORMAL[VALUE_OCEAN_BONUS], leeway=NORMAL[VALUE_LEEWAY], more_values={},
        fixed_values={}, card_discount=0, tag_discounts=[], quality_discounts={},
        described_discounts={}, reckoned_discounts={}, paying_cards={},
        project_discounts={}, money_like=[], protected=0, protected_again=[],
        protected_tokens=0, tokens_protected_again=[], protected_cards=[],
        protected_described={}, tiles=0, beside=0, reserved=0, offices=[], taken=[],
        off_map_cities=0, tags=[0] * counted("tag"), hand=[], tableau=[], events=[],
        beneath=[], lies_beneath=[], holders=[], held=[], action_cards=[], used=[],
        limited=[], listeners=[NO_ITEMS] * EVENT_KINDS, next_card_rules=[], conditional=[],
        timed=[], corporation=-1, first_action_due=False, offered=[], picked=[], owed=0
    )
# End of what is written.
# fmt: on
