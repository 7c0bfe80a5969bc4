"""All that a generated class may name, written by `cardwright contract`. In: nothing. Out: types, base classes, constants and functions, by name."""

# `as` hands a name on.
from typing import final as final

from cardwright_runtime.kernel.frame import (
    Frame as Frame,
)

from cardwright_runtime.terraforming_mars.area_rules import (
    beside_no_tile_of as beside_no_tile_of,
    beside_that_tile as beside_that_tile,
    beside_tiles_of as beside_tiles_of,
    in_rows as in_rows,
    with_any_bonus as with_any_bonus,
    with_no_bonus as with_no_bonus,
)

from cardwright_runtime.terraforming_mars.areas import (
    all_of_kind as all_of_kind,
    areas as areas,
    areas_of_tiles as areas_of_tiles,
    areas_or as areas_or,
    beside as beside,
    beside_none as beside_none,
    beside_number as beside_number,
    beside_own as beside_own,
    free_areas as free_areas,
    number_of_areas as number_of_areas,
    prefer as prefer,
    where_tiles_lie as where_tiles_lie,
    with_bonus as with_bonus,
)

from cardwright_runtime.terraforming_mars.automa.kinds import (
    AutomaAward as AutomaAward,
    AutomaCorporation as AutomaCorporation,
    AutomaEnd as AutomaEnd,
    AutomaLevel as AutomaLevel,
    AutomaMilestone as AutomaMilestone,
    AutomaTrack as AutomaTrack,
    BonusCard as BonusCard,
    Placement as Placement,
)

from cardwright_runtime.terraforming_mars.automa.nouns import (
    CRITERION_AT_THE_EDGE as CRITERION_AT_THE_EDGE,
    CRITERION_AUTOMATED_CARD as CRITERION_AUTOMATED_CARD,
    CRITERION_AWAY_FROM_OCEANS as CRITERION_AWAY_FROM_OCEANS,
    CRITERION_AWAY_FROM_RESERVED as CRITERION_AWAY_FROM_RESERVED,
    CRITERION_AWAY_FROM_TILES as CRITERION_AWAY_FROM_TILES,
    CRITERION_BONUSES as CRITERION_BONUSES,
    CRITERION_BOTTOM_FOUR_ROWS as CRITERION_BOTTOM_FOUR_ROWS,
    CRITERION_BOTTOM_TWO_ROWS as CRITERION_BOTTOM_TWO_ROWS,
    CRITERION_CHEAP_CARD as CRITERION_CHEAP_CARD,
    CRITERION_COUNTING_OUT as CRITERION_COUNTING_OUT,
    CRITERION_DEAR_CARD as CRITERION_DEAR_CARD,
    CRITERION_DEMANDING_CARD as CRITERION_DEMANDING_CARD,
    CRITERION_FEW_RIVAL_CITIES as CRITERION_FEW_RIVAL_CITIES,
    CRITERION_GREENERIES as CRITERION_GREENERIES,
    CRITERION_GREENERIES_AND_OCEANS as CRITERION_GREENERIES_AND_OCEANS,
    CRITERION_INLAND as CRITERION_INLAND,
    CRITERION_LEAST_ADVANCED_TRACK as CRITERION_LEAST_ADVANCED_TRACK,
    CRITERION_MOST_EXPENSIVE as CRITERION_MOST_EXPENSIVE,
    CRITERION_MOST_TAGS as CRITERION_MOST_TAGS,
    CRITERION_NEXT_TO_OCEAN as CRITERION_NEXT_TO_OCEAN,
    CRITERION_NEXT_TO_RIVAL_CITY as CRITERION_NEXT_TO_RIVAL_CITY,
    CRITERION_NEXT_TO_RIVAL_GREENERY as CRITERION_NEXT_TO_RIVAL_GREENERY,
    CRITERION_NEXT_TO_SPECIAL as CRITERION_NEXT_TO_SPECIAL,
    CRITERION_OCEANS as CRITERION_OCEANS,
    CRITERION_OCEAN_AREAS as CRITERION_OCEAN_AREAS,
    CRITERION_OWN_CITIES as CRITERION_OWN_CITIES,
    CRITERION_RIVAL_CITIES as CRITERION_RIVAL_CITIES,
    CRITERION_RIVAL_GREENERIES as CRITERION_RIVAL_GREENERIES,
    CRITERION_TAGLESS_CARD as CRITERION_TAGLESS_CARD,
    CRITERION_TIE_BREAK as CRITERION_TIE_BREAK,
    CRITERION_TWO_OF_THESE as CRITERION_TWO_OF_THESE,
    DEED_ADVANCE_AGAIN as DEED_ADVANCE_AGAIN,
    DEED_ADVANCE_HIGHEST as DEED_ADVANCE_HIGHEST,
    DEED_ADVANCE_LOWEST as DEED_ADVANCE_LOWEST,
    DEED_BRING as DEED_BRING,
    DEED_BRING_BONUS as DEED_BRING_BONUS,
    DEED_BRING_PROJECT as DEED_BRING_PROJECT,
    DEED_CLAIM_MILESTONE as DEED_CLAIM_MILESTONE,
    DEED_DESTROY as DEED_DESTROY,
    DEED_DESTROY_IF_PROTECTED as DEED_DESTROY_IF_PROTECTED,
    DEED_DESTROY_THIS as DEED_DESTROY_THIS,
    DEED_DISCARD_BONUS as DEED_DISCARD_BONUS,
    DEED_DRAW_ON_BANK as DEED_DRAW_ON_BANK,
    DEED_DROP_FEWEST_TAGS as DEED_DROP_FEWEST_TAGS,
    DEED_EXCHANGE_ADVANCE as DEED_EXCHANGE_ADVANCE,
    DEED_FUND_AWARD as DEED_FUND_AWARD,
    DEED_HELP_CLOSEST_AWARD as DEED_HELP_CLOSEST_AWARD,
    DEED_KEEP_ASIDE as DEED_KEEP_ASIDE,
    DEED_LAY as DEED_LAY,
    DEED_LAY_PLAYED_TILE as DEED_LAY_PLAYED_TILE,
    DEED_OPEN_COLONY as DEED_OPEN_COLONY,
    DEED_PLACE_COLONY as DEED_PLACE_COLONY,
    DEED_PUT_BELOW as DEED_PUT_BELOW,
    DEED_RAISE_FURTHEST as DEED_RAISE_FURTHEST,
    DEED_RAISE_FURTHEST_FOR_NOBODY as DEED_RAISE_FURTHEST_FOR_NOBODY,
    DEED_RESOLVE_BEST as DEED_RESOLVE_BEST,
    DEED_RESOLVE_BONUS as DEED_RESOLVE_BONUS,
    DEED_RESOLVE_FIRST_TAG as DEED_RESOLVE_FIRST_TAG,
    DEED_RESOLVE_FITTING as DEED_RESOLVE_FITTING,
    DEED_RESOLVE_NOW as DEED_RESOLVE_NOW,
    DEED_RESOLVE_PROJECT as DEED_RESOLVE_PROJECT,
    DEED_SEND_BY_PREFERENCE as DEED_SEND_BY_PREFERENCE,
    DEED_SEND_EVENLY as DEED_SEND_EVENLY,
    DEED_SEND_SECOND as DEED_SEND_SECOND,
    DEED_SHUFFLE_IN as DEED_SHUFFLE_IN,
    DEED_SKIP_BONUS as DEED_SKIP_BONUS,
    DEED_TAKE_BEST_UNIT as DEED_TAKE_BEST_UNIT,
    DEED_TAKE_THIS_CARD as DEED_TAKE_THIS_CARD,
    DEED_TRADE as DEED_TRADE,
)

from cardwright_runtime.terraforming_mars.awaited import (
    EVENT_GAUGE_DOWN as EVENT_GAUGE_DOWN,
    EVENT_GAUGE_UP as EVENT_GAUGE_UP,
    EVENT_NEIGHBOUR as EVENT_NEIGHBOUR,
    EVENT_TOKENS_DOWN as EVENT_TOKENS_DOWN,
    EVENT_TOKENS_UP as EVENT_TOKENS_UP,
    EVENT_TRACK_DOWN as EVENT_TRACK_DOWN,
    EVENT_TRACK_UP as EVENT_TRACK_UP,
    adds as adds,
    adds_to_this_card as adds_to_this_card,
    decreases as decreases,
    gains as gains,
    gains_from_neighbour as gains_from_neighbour,
    gains_from_neighbour_of as gains_from_neighbour_of,
    increases as increases,
    loses as loses,
    lowers as lowers,
    pays as pays,
    raises as raises,
    removes as removes,
    removes_from_cards as removes_from_cards,
)

from cardwright_runtime.terraforming_mars.board import (
    Board as Board,
)

from cardwright_runtime.terraforming_mars.cards import (
    Award as Award,
    Body as Body,
    Bonus as Bonus,
    Card as Card,
    CommonRule as CommonRule,
    Corporation as Corporation,
    GlobalEvent as GlobalEvent,
    Milestone as Milestone,
    OpeningCard as OpeningCard,
    Phase as Phase,
    Project as Project,
    ProjectCard as ProjectCard,
    Track as Track,
)

from cardwright_runtime.terraforming_mars.counts import (
    count_different_tags as count_different_tags,
    count_different_tags_of as count_different_tags_of,
    count_hand as count_hand,
    count_in_hand as count_in_hand,
    count_played as count_played,
    count_revealed as count_revealed,
    count_tags as count_tags,
    count_tags_of_any as count_tags_of_any,
    gauge as gauge,
    gauge_above as gauge_above,
    gauge_lowest as gauge_lowest,
    generation as generation,
    placed_on_bonus as placed_on_bonus,
    printed_tags as printed_tags,
    rating_raised as rating_raised,
    revealed_card as revealed_card,
    revealed_has as revealed_has,
    track_above as track_above,
    track_level as track_level,
    track_within as track_within,
    wild_tags_last as wild_tags_last,
)

from cardwright_runtime.terraforming_mars.deeds import (
    EVENT_END_OF_ACTIONS as EVENT_END_OF_ACTIONS,
    EVENT_END_OF_PRODUCTION as EVENT_END_OF_PRODUCTION,
    EVENT_END_OF_RESEARCH as EVENT_END_OF_RESEARCH,
    EVENT_HAND as EVENT_HAND,
    EVENT_LEAVES_OFFICE as EVENT_LEAVES_OFFICE,
    EVENT_MARKER as EVENT_MARKER,
    EVENT_OFFICE as EVENT_OFFICE,
    EVENT_PASSES as EVENT_PASSES,
    EVENT_PRIZE as EVENT_PRIZE,
    EVENT_SENDS as EVENT_SENDS,
    EVENT_TAKES_BACK as EVENT_TAKES_BACK,
    EVENT_USES as EVENT_USES,
    buys as buys,
    claims as claims,
    comes_into_office as comes_into_office,
    discards as discards,
    discards_so_many as discards_so_many,
    draws as draws,
    draws_so_many as draws_so_many,
    end_of_action_phase as end_of_action_phase,
    end_of_production_phase as end_of_production_phase,
    end_of_research_phase as end_of_research_phase,
    funds as funds,
    leaves_office as leaves_office,
    passes as passes,
    sends as sends,
    takes_back as takes_back,
    takes_back_from as takes_back_from,
    takes_marker as takes_marker,
    uses_action as uses_action,
    uses_own_action as uses_own_action,
    uses_project as uses_project,
)

from cardwright_runtime.terraforming_mars.descriptions import (
    action_was_used as action_was_used,
    all_symbols as all_symbols,
    costs as costs,
    costs_at_least as costs_at_least,
    costs_at_most as costs_at_most,
    different_symbols as different_symbols,
    has_no_symbol as has_no_symbol,
    has_requirement as has_requirement,
    held_on as held_on,
    holds_so_many as holds_so_many,
    is_another as is_another,
    is_of_the_deck as is_of_the_deck,
    is_of_type as is_of_type,
    symbols as symbols,
)

from cardwright_runtime.terraforming_mars.events import (
    EVENT_ACTION_PHASE as EVENT_ACTION_PHASE,
    EVENT_BEFORE as EVENT_BEFORE,
    EVENT_GAINS_BONUS as EVENT_GAINS_BONUS,
    EVENT_PAYS as EVENT_PAYS,
    EVENT_PERFORMS as EVENT_PERFORMS,
    EVENT_PLACES_TILE as EVENT_PLACES_TILE,
    EVENT_PLAYS_CARD as EVENT_PLAYS_CARD,
    EVENT_PRODUCTION_PHASE as EVENT_PRODUCTION_PHASE,
    EVENT_RESEARCH_PHASE as EVENT_RESEARCH_PHASE,
    Event as Event,
    action_phase as action_phase,
    gains_bonus as gains_bonus,
    is_about_bonus as is_about_bonus,
    is_about_tile as is_about_tile,
    is_before as is_before,
    pays_for as pays_for,
    pays_for_named as pays_for_named,
    performs as performs,
    performs_on as performs_on,
    places_tile as places_tile,
    places_tile_on as places_tile_on,
    places_tile_on_map as places_tile_on_map,
    plays_card as plays_card,
    plays_tag as plays_tag,
    production_phase as production_phase,
    research_phase as research_phase,
)

from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY as FACET_ANYBODY,
    FACET_BODIES as FACET_BODIES,
    FACET_CHOICE as FACET_CHOICE,
    FACET_DECK as FACET_DECK,
    FACET_EVERYTHING as FACET_EVERYTHING,
    FACET_HAND as FACET_HAND,
    FACET_IN_FORCE as FACET_IN_FORCE,
    FACET_MONEY as FACET_MONEY,
    FACET_OPEN as FACET_OPEN,
    FACET_PRODUCTIONS as FACET_PRODUCTIONS,
    FACET_RATING as FACET_RATING,
    FACET_STOCKS as FACET_STOCKS,
    FACET_TILES as FACET_TILES,
    FACET_TOKENS as FACET_TOKENS,
    FACET_TRACKS as FACET_TRACKS,
    FACET_TRIGGERS as FACET_TRIGGERS,
    FOLLOWED as FOLLOWED,
    GAUGES as GAUGES,
    STOCKS as STOCKS,
)

from cardwright_runtime.terraforming_mars.game import (
    Game as Game,
)

from cardwright_runtime.terraforming_mars.holdings import (
    count_different_resources as count_different_resources,
    count_on_card as count_on_card,
    count_on_cards as count_on_cards,
    count_on_own_cards as count_on_own_cards,
    count_players as count_players,
    count_seats as count_seats,
    count_tokens as count_tokens,
    count_tokens_on as count_tokens_on,
    gauge_of as gauge_of,
    has_fewest as has_fewest,
    has_most as has_most,
)

from cardwright_runtime.terraforming_mars.nouns import (
    ANY_TILE as ANY_TILE,
    AREA_GANYMEDE_AREA as AREA_GANYMEDE_AREA,
    AREA_LAND as AREA_LAND,
    AREA_MARS as AREA_MARS,
    AREA_NOCTIS_AREA as AREA_NOCTIS_AREA,
    AREA_OCEAN_AREA as AREA_OCEAN_AREA,
    AREA_PHOBOS_AREA as AREA_PHOBOS_AREA,
    AREA_VOLCANIC_AREA as AREA_VOLCANIC_AREA,
    BONUS_CARD as BONUS_CARD,
    BONUS_OCEAN_FOR_6_MEGACREDITS as BONUS_OCEAN_FOR_6_MEGACREDITS,
    COUNTER_FREE_CARDS as COUNTER_FREE_CARDS,
    COUNTER_HIGHEST_PRODUCTION as COUNTER_HIGHEST_PRODUCTION,
    COUNTER_RAISED_PRODUCTIONS as COUNTER_RAISED_PRODUCTIONS,
    COUNTER_RATING as COUNTER_RATING,
    DEED_FORM_GOVERNMENT as DEED_FORM_GOVERNMENT,
    DEED_RESOLVE_EVENT as DEED_RESOLVE_EVENT,
    DEED_TURN_EVENTS as DEED_TURN_EVENTS,
    EVERYONE as EVERYONE,
    FIRST_BONUS_OF_PACKS as FIRST_BONUS_OF_PACKS,
    FIRST_COUNTER_OF_PACKS as FIRST_COUNTER_OF_PACKS,
    FIRST_RESOURCE_OF_PACKS as FIRST_RESOURCE_OF_PACKS,
    HALVED as HALVED,
    KIND_AUTOMA_AWARD as KIND_AUTOMA_AWARD,
    KIND_AUTOMA_CORPORATION as KIND_AUTOMA_CORPORATION,
    KIND_AUTOMA_END as KIND_AUTOMA_END,
    KIND_AUTOMA_LEVEL as KIND_AUTOMA_LEVEL,
    KIND_AUTOMA_MILESTONE as KIND_AUTOMA_MILESTONE,
    KIND_AUTOMA_TRACK as KIND_AUTOMA_TRACK,
    KIND_AWARD as KIND_AWARD,
    KIND_BOARD as KIND_BOARD,
    KIND_BONUS_CARD as KIND_BONUS_CARD,
    KIND_CARD as KIND_CARD,
    KIND_COMMON_RULE as KIND_COMMON_RULE,
    KIND_CONVERSION as KIND_CONVERSION,
    KIND_CORPORATION as KIND_CORPORATION,
    KIND_DUEL_CARD as KIND_DUEL_CARD,
    KIND_GLOBAL_EVENT as KIND_GLOBAL_EVENT,
    KIND_MILESTONE as KIND_MILESTONE,
    KIND_PARTY as KIND_PARTY,
    KIND_PHASE as KIND_PHASE,
    KIND_PLACEMENT as KIND_PLACEMENT,
    KIND_STANDARD_PROJECT as KIND_STANDARD_PROJECT,
    MODULE_COLONIES_NEXT as MODULE_COLONIES_NEXT,
    MODULE_PRELUDES as MODULE_PRELUDES,
    MODULE_SOLO as MODULE_SOLO,
    MODULE_VENUS_NEXT as MODULE_VENUS_NEXT,
    OFFICE_CHAIRMAN as OFFICE_CHAIRMAN,
    OFFICE_PARTY_LEADER as OFFICE_PARTY_LEADER,
    OPPONENTS as OPPONENTS,
    PERIOD_GAME as PERIOD_GAME,
    PERIOD_GENERATION as PERIOD_GENERATION,
    PIECE_DELEGATE as PIECE_DELEGATE,
    POOL_LOBBY as POOL_LOBBY,
    POOL_SUPPLY as POOL_SUPPLY,
    PRODUCTION as PRODUCTION,
    PRODUCTION_ENERGY as PRODUCTION_ENERGY,
    PRODUCTION_HEAT as PRODUCTION_HEAT,
    PRODUCTION_MEGACREDIT as PRODUCTION_MEGACREDIT,
    PRODUCTION_PLANT as PRODUCTION_PLANT,
    PRODUCTION_STEEL as PRODUCTION_STEEL,
    PRODUCTION_TITANIUM as PRODUCTION_TITANIUM,
    PROJECT_AQUIFER as PROJECT_AQUIFER,
    PROJECT_ASTEROID as PROJECT_ASTEROID,
    PROJECT_CITY as PROJECT_CITY,
    PROJECT_CONVERT_HEAT as PROJECT_CONVERT_HEAT,
    PROJECT_CONVERT_PLANTS as PROJECT_CONVERT_PLANTS,
    PROJECT_GREENERY as PROJECT_GREENERY,
    PROJECT_POWER_PLANT as PROJECT_POWER_PLANT,
    PROJECT_SELL_PATENTS as PROJECT_SELL_PATENTS,
    QUALITY_ACTIVE as QUALITY_ACTIVE,
    QUALITY_AUTOMATED as QUALITY_AUTOMATED,
    QUALITY_CORPORATION as QUALITY_CORPORATION,
    QUALITY_EVENT as QUALITY_EVENT,
    RESOURCE_ENERGY as RESOURCE_ENERGY,
    RESOURCE_HEAT as RESOURCE_HEAT,
    RESOURCE_MEGACREDIT as RESOURCE_MEGACREDIT,
    RESOURCE_PLANT as RESOURCE_PLANT,
    RESOURCE_STEEL as RESOURCE_STEEL,
    RESOURCE_TITANIUM as RESOURCE_TITANIUM,
    STANDING_CLAIMED_MILESTONE as STANDING_CLAIMED_MILESTONE,
    STANDING_FINISHED_PARAMETER as STANDING_FINISHED_PARAMETER,
    STANDING_FUNDED_AWARD as STANDING_FUNDED_AWARD,
    STANDING_INFLUENCE as STANDING_INFLUENCE,
    STANDING_REPRESENTED_PARTY as STANDING_REPRESENTED_PARTY,
    STATE_DOMINANT as STATE_DOMINANT,
    STATE_RULING as STATE_RULING,
    TAG_ANIMAL as TAG_ANIMAL,
    TAG_BUILDING as TAG_BUILDING,
    TAG_CITY as TAG_CITY,
    TAG_EARTH as TAG_EARTH,
    TAG_JOVIAN as TAG_JOVIAN,
    TAG_MICROBE as TAG_MICROBE,
    TAG_PLANT as TAG_PLANT,
    TAG_POWER as TAG_POWER,
    TAG_SCIENCE as TAG_SCIENCE,
    TAG_SPACE as TAG_SPACE,
    TILE_CAPITAL as TILE_CAPITAL,
    TILE_CITY as TILE_CITY,
    TILE_COMMERCIAL_DISTRICT as TILE_COMMERCIAL_DISTRICT,
    TILE_ECOLOGICAL_ZONE as TILE_ECOLOGICAL_ZONE,
    TILE_GREENERY as TILE_GREENERY,
    TILE_INDUSTRIAL_CENTER as TILE_INDUSTRIAL_CENTER,
    TILE_LAVA_FLOWS as TILE_LAVA_FLOWS,
    TILE_MINING_AREA as TILE_MINING_AREA,
    TILE_MINING_RIGHTS as TILE_MINING_RIGHTS,
    TILE_MOHOLE_AREA as TILE_MOHOLE_AREA,
    TILE_NATURAL_PRESERVE as TILE_NATURAL_PRESERVE,
    TILE_NUCLEAR_ZONE as TILE_NUCLEAR_ZONE,
    TILE_OCEAN as TILE_OCEAN,
    TILE_RESTRICTED_AREA as TILE_RESTRICTED_AREA,
    TOKEN_ANIMAL as TOKEN_ANIMAL,
    TOKEN_FIGHTER as TOKEN_FIGHTER,
    TOKEN_MICROBE as TOKEN_MICROBE,
    TOKEN_SCIENCE as TOKEN_SCIENCE,
    TRACK_OXYGEN as TRACK_OXYGEN,
    TRACK_TEMPERATURE as TRACK_TEMPERATURE,
    TRIGGER_BECOME as TRIGGER_BECOME,
    TRIGGER_BUILD_ON_MARKER as TRIGGER_BUILD_ON_MARKER,
    TRIGGER_CLAIM as TRIGGER_CLAIM,
    TRIGGER_COLONIZE as TRIGGER_COLONIZE,
    TRIGGER_EMPTY_BANK as TRIGGER_EMPTY_BANK,
    TRIGGER_FAIL as TRIGGER_FAIL,
    TRIGGER_FUND as TRIGGER_FUND,
    TRIGGER_PASS as TRIGGER_PASS,
    TRIGGER_REACH as TRIGGER_REACH,
    TRIGGER_RESOLVE as TRIGGER_RESOLVE,
    TRIGGER_RESOLVE_ACTION as TRIGGER_RESOLVE_ACTION,
    TRIGGER_RESOLVE_POINTS as TRIGGER_RESOLVE_POINTS,
    TRIGGER_SEND_OUT as TRIGGER_SEND_OUT,
    TRIGGER_SPEND_FLOATERS as TRIGGER_SPEND_FLOATERS,
    TRIGGER_STOP_BEING as TRIGGER_STOP_BEING,
    TRIGGER_TOUCH as TRIGGER_TOUCH,
    VALUE_ACTION_PROJECTS as VALUE_ACTION_PROJECTS,
    VALUE_ADVANCE_ICONS as VALUE_ADVANCE_ICONS,
    VALUE_AWARD_LEAD as VALUE_AWARD_LEAD,
    VALUE_CARD_PRICE as VALUE_CARD_PRICE,
    VALUE_EXTRA_INFLUENCE as VALUE_EXTRA_INFLUENCE,
    VALUE_FAILED_ACTION as VALUE_FAILED_ACTION,
    VALUE_GREENERY_PRICE as VALUE_GREENERY_PRICE,
    VALUE_ICON_MONEY as VALUE_ICON_MONEY,
    VALUE_LEEWAY as VALUE_LEEWAY,
    VALUE_MILESTONES_BOUGHT as VALUE_MILESTONES_BOUGHT,
    VALUE_OCEAN_BONUS as VALUE_OCEAN_BONUS,
    VALUE_PILE_POINTS as VALUE_PILE_POINTS,
    VALUE_RATING_PRICE as VALUE_RATING_PRICE,
    VALUE_STEEL_VALUE as VALUE_STEEL_VALUE,
    VALUE_STEP_MONEY as VALUE_STEP_MONEY,
    VALUE_TAGLESS_ACTION as VALUE_TAGLESS_ACTION,
    VALUE_TITANIUM_VALUE as VALUE_TITANIUM_VALUE,
    WHOLE as WHOLE,
    YOURS as YOURS,
    define as define,
)

from cardwright_runtime.terraforming_mars.player import (
    Player as Player,
)

from cardwright_runtime.terraforming_mars.rule import (
    ACTION as ACTION,
    FIRST_ACTION as FIRST_ACTION,
    NO_BLOCK as NO_BLOCK,
    NO_TOUCHES as NO_TOUCHES,
    REACHES as REACHES,
    REPEATED as REPEATED,
    Rule as Rule,
    STARTS_WITH as STARTS_WITH,
    UNITS as UNITS,
    WHENEVER as WHENEVER,
    WHEN_NAMED as WHEN_NAMED,
    WHEN_PLAYED as WHEN_PLAYED,
)

from cardwright_runtime.terraforming_mars.spoken_of import (
    cost_of_it as cost_of_it,
    different_tags_of_it as different_tags_of_it,
    it_is as it_is,
    tags_of_it as tags_of_it,
    tokens_on_it as tokens_on_it,
)

from cardwright_runtime.terraforming_mars.standings import (
    count_awards as count_awards,
    count_finished as count_finished,
    count_milestones as count_milestones,
    count_offices as count_offices,
    count_pieces as count_pieces,
    count_represented as count_represented,
    holds_office as holds_office,
    in_state as in_state,
    influence as influence,
    is_first_player as is_first_player,
    is_played_with as is_played_with,
    nobody_holds as nobody_holds,
)

from cardwright_runtime.terraforming_mars.steps.any_resource import (
    gain_any as gain_any,
)

from cardwright_runtime.terraforming_mars.steps.beneath import (
    can_be_put_beneath as can_be_put_beneath,
    count_beneath as count_beneath,
    each_card_beneath as each_card_beneath,
    most_from_beneath as most_from_beneath,
    put_beneath as put_beneath,
    put_it_beneath as put_it_beneath,
    take_from_beneath as take_from_beneath,
)

from cardwright_runtime.terraforming_mars.steps.carrying_out import (
    play_from_hand as play_from_hand,
    play_revealed as play_revealed,
    use_action as use_action,
    use_action_of_it as use_action_of_it,
    use_action_of_others as use_action_of_others,
    use_effect as use_effect,
    use_effect_of_it as use_effect_of_it,
    use_effect_of_others as use_effect_of_others,
    use_project as use_project,
)

from cardwright_runtime.terraforming_mars.steps.choices import (
    ask_whether as ask_whether,
    choose_amount as choose_amount,
    choose_option as choose_option,
)

from cardwright_runtime.terraforming_mars.steps.coming import (
    prevent as prevent,
    prevent_half as prevent_half,
    prevent_some as prevent_some,
)

from cardwright_runtime.terraforming_mars.steps.deeds_done import (
    can_perform as can_perform,
    perform_deed as perform_deed,
)

from cardwright_runtime.terraforming_mars.steps.drawing import (
    can_discard as can_discard,
    can_draw as can_draw,
    cards_left as cards_left,
    discard as discard,
    discard_revealed as discard_revealed,
    draw as draw,
    draw_described as draw_described,
    draw_from_own_deck as draw_from_own_deck,
    draw_some as draw_some,
    draw_some_buy_others as draw_some_buy_others,
    draw_some_from_own_deck as draw_some_from_own_deck,
    draw_to_buy as draw_to_buy,
    draw_to_keep_all as draw_to_keep_all,
    draw_to_keep_all_buy_others as draw_to_keep_all_buy_others,
    most_to_discard as most_to_discard,
    reveal as reveal,
)

from cardwright_runtime.terraforming_mars.steps.gauges import (
    can_decrease as can_decrease,
    can_lose as can_lose,
    decrease as decrease,
    gain as gain,
    increase as increase,
    lose as lose,
    lose_all as lose_all,
    lose_half as lose_half,
    most_decrease as most_decrease,
    start_with as start_with,
    stock as stock,
)

from cardwright_runtime.terraforming_mars.steps.holding import (
    end_held as end_held,
    held_for as held_for,
    hold_for as hold_for,
    hold_until as hold_until,
    hold_while as hold_while,
    in_play as in_play,
    stop_while as stop_while,
)

from cardwright_runtime.terraforming_mars.steps.lasting import (
    change_value as change_value,
    discount_awards as discount_awards,
    discount_cards as discount_cards,
    discount_described as discount_described,
    discount_milestones as discount_milestones,
    discount_project as discount_project,
    discount_projects as discount_projects,
    discount_quality as discount_quality,
    discount_reckoned as discount_reckoned,
    discount_tag as discount_tag,
    let_card_pay as let_card_pay,
    let_card_pay_for_projects as let_card_pay_for_projects,
    let_pay as let_pay,
    let_stock_pay as let_stock_pay,
    let_stock_pay_for_projects as let_stock_pay_for_projects,
    protect_card as protect_card,
    protect_described as protect_described,
    protect_gauge as protect_gauge,
    protect_token as protect_token,
    reset_value as reset_value,
    set_value as set_value,
    stop_letting_pay as stop_letting_pay,
    stop_protecting_card as stop_protecting_card,
    stop_protecting_described as stop_protecting_described,
    stop_protecting_gauge as stop_protecting_gauge,
    stop_protecting_token as stop_protecting_token,
    stop_reckoned_discount as stop_reckoned_discount,
    value as value,
)

from cardwright_runtime.terraforming_mars.steps.leaving import (
    can_be_discarded as can_be_discarded,
    can_be_taken as can_be_taken,
    can_leave as can_leave,
    discard_it as discard_it,
    discard_played as discard_played,
    discard_this as discard_this,
    take_back as take_back,
    take_it as take_it,
    take_this_card as take_this_card,
)

from cardwright_runtime.terraforming_mars.steps.markers import (
    can_place_marker as can_place_marker,
    place_marker as place_marker,
    place_marker_at_random as place_marker_at_random,
)

from cardwright_runtime.terraforming_mars.steps.neutral import (
    place_for_nobody as place_for_nobody,
    raise_for_nobody as raise_for_nobody,
)

from cardwright_runtime.terraforming_mars.steps.offices import (
    leave_office as leave_office,
    take_office as take_office,
)

from cardwright_runtime.terraforming_mars.steps.one_by_one import (
    cards_in_hand as cards_in_hand,
    cards_in_play as cards_in_play,
    cards_revealed as cards_revealed,
    each_tile as each_tile,
    each_tile_on as each_tile_on,
    for_any_cards as for_any_cards,
    for_any_tiles as for_any_tiles,
    for_each_card as for_each_card,
    for_each_tile as for_each_tile,
)

from cardwright_runtime.terraforming_mars.steps.others import (
    by_players as by_players,
    card_player as card_player,
    choose_player as choose_player,
    chosen_player as chosen_player,
    count_of as count_of,
    everyone_or_opponents as everyone_or_opponents,
    first_player as first_player,
    next_player as next_player,
    number_of_players as number_of_players,
    owners_of_each as owners_of_each,
    so_often as so_often,
    that_player as that_player,
    who_has_the_card as who_has_the_card,
    whoever_has_the_card as whoever_has_the_card,
    with_as_many_as as with_as_many_as,
    with_at_most as with_at_most,
    with_fewer_than as with_fewer_than,
    with_least as with_least,
    with_more_than as with_more_than,
    with_most as with_most,
    with_second_most as with_second_most,
    with_so_many as with_so_many,
)

from cardwright_runtime.terraforming_mars.steps.own_decks import (
    can_draw_from_own_deck as can_draw_from_own_deck,
)

from cardwright_runtime.terraforming_mars.steps.paying import (
    can_pay as can_pay,
    can_pay_money as can_pay_money,
    can_pay_using as can_pay_using,
    most_money as most_money,
    pay as pay,
    pay_money as pay_money,
    pay_using as pay_using,
)

from cardwright_runtime.terraforming_mars.steps.performing import (
    perform as perform,
)

from cardwright_runtime.terraforming_mars.steps.placement_bonus import (
    count_bonuses as count_bonuses,
    count_markers as count_markers,
    count_markers_on as count_markers_on,
    count_taken as count_taken,
    gain_placement_bonus as gain_placement_bonus,
    take_marker as take_marker,
    take_marker_on as take_marker_on,
)

from cardwright_runtime.terraforming_mars.steps.placing import (
    can_place as can_place,
    can_reserve as can_reserve,
    place as place,
    place_at_random as place_at_random,
    reserve as reserve,
)

from cardwright_runtime.terraforming_mars.steps.playing import (
    can_repeat_some as can_repeat_some,
    repeat as repeat,
    until_next_card as until_next_card,
)

from cardwright_runtime.terraforming_mars.steps.remembering import (
    count_done as count_done,
    count_units_done as count_units_done,
    times_done as times_done,
)

from cardwright_runtime.terraforming_mars.steps.removing import (
    can_decrease_any as can_decrease_any,
    can_remove as can_remove,
    can_remove_from as can_remove_from,
    decrease_any as decrease_any,
    most_to_decrease_any as most_to_decrease_any,
    remove as remove,
    remove_from as remove_from,
    remove_from_each as remove_from_each,
    remove_up_to as remove_up_to,
    remove_up_to_from as remove_up_to_from,
    remove_up_to_from_neighbour as remove_up_to_from_neighbour,
    steal as steal,
    steal_from as steal_from,
    steal_from_each as steal_from_each,
    steal_up_to as steal_up_to,
    steal_up_to_from as steal_up_to_from,
)

from cardwright_runtime.terraforming_mars.steps.responses import (
    in_any_order as in_any_order,
    respond as respond,
    respond_limited as respond_limited,
    respond_together as respond_together,
)

from cardwright_runtime.terraforming_mars.steps.sending import (
    can_recall as can_recall,
    can_replace_head as can_replace_head,
    can_replace_piece as can_replace_piece,
    can_send as can_send,
    recall as recall,
    replace_head as replace_head,
    replace_piece as replace_piece,
    send as send,
)

from cardwright_runtime.terraforming_mars.steps.shares import (
    remove_share as remove_share,
    remove_share_from as remove_share_from,
    remove_share_from_each as remove_share_from_each,
    steal_share as steal_share,
    steal_share_from as steal_share_from,
    steal_share_from_each as steal_share_from_each,
)

from cardwright_runtime.terraforming_mars.steps.taking_tiles import (
    take_tile as take_tile,
    take_tile_from as take_tile_from,
    take_tile_of as take_tile_of,
)

from cardwright_runtime.terraforming_mars.steps.taking_tokens import (
    can_pay_from_another_card as can_pay_from_another_card,
    can_pay_from_any_card as can_pay_from_any_card,
    can_pay_from_card as can_pay_from_card,
    can_pay_from_described as can_pay_from_described,
    can_pay_from_own_card as can_pay_from_own_card,
    pay_from_another_card as pay_from_another_card,
    pay_from_any_card as pay_from_any_card,
    pay_from_described as pay_from_described,
    pay_from_own_card as pay_from_own_card,
    pay_from_this_card as pay_from_this_card,
    remove_tokens as remove_tokens,
    remove_tokens_up_to as remove_tokens_up_to,
    remove_tokens_up_to_from as remove_tokens_up_to_from,
)

from cardwright_runtime.terraforming_mars.steps.tokens import (
    add_to_another_card as add_to_another_card,
    add_to_card as add_to_card,
    add_to_card_of_anybody as add_to_card_of_anybody,
    add_to_each_card as add_to_each_card,
    add_to_it as add_to_it,
    add_to_played_card as add_to_played_card,
    add_to_this_card as add_to_this_card,
    can_add_to_it as can_add_to_it,
    can_add_to_played_card as can_add_to_played_card,
)

from cardwright_runtime.terraforming_mars.steps.tracks import (
    lower_track as lower_track,
    raise_track as raise_track,
)

from cardwright_runtime.terraforming_mars.steps.transferring import (
    can_be_given as can_be_given,
    discard_at_random as discard_at_random,
    transfer as transfer,
    transfer_at_random as transfer_at_random,
    transfer_it as transfer_it,
    transfer_this_card as transfer_this_card,
)

from cardwright_runtime.terraforming_mars.steps.trials import (
    can_answer as can_answer,
    can_carry_out as can_carry_out,
    choose_first as choose_first,
    must as must,
)

from cardwright_runtime.terraforming_mars.steps.winning_prizes import (
    claim_milestone as claim_milestone,
    fund_award as fund_award,
)

from cardwright_runtime.terraforming_mars.tiles_counted import (
    area_of_that_tile as area_of_that_tile,
    area_of_this_tile as area_of_this_tile,
    areas_beside_this_tile as areas_beside_this_tile,
    count_beside_this_tile as count_beside_this_tile,
    count_tiles as count_tiles,
    count_tiles_beside as count_tiles_beside,
    count_tiles_in_rows as count_tiles_in_rows,
    count_tiles_on_map as count_tiles_on_map,
    tiles_on as tiles_on,
)
