"""All that generated rules call. In: nothing. Out: the steps, predicates, counts and areas of the game, by name."""

# `as` hands a name on.
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
    number_of_areas as number_of_areas,
    areas_or as areas_or,
    beside as beside,
    beside_none as beside_none,
    beside_number as beside_number,
    beside_own as beside_own,
    free_areas as free_areas,
    prefer as prefer,
    where_tiles_lie as where_tiles_lie,
    with_bonus as with_bonus,
)
from cardwright_runtime.terraforming_mars.holdings import (
    count_different_resources as count_different_resources,
    count_on_card as count_on_card,
    count_on_cards as count_on_cards,
    count_on_own_cards as count_on_own_cards,
    count_players as count_players,
    count_seats as count_seats,
    has_fewest as has_fewest,
    has_most as has_most,
    count_tokens as count_tokens,
    count_tokens_on as count_tokens_on,
    gauge_of as gauge_of,
)
from cardwright_runtime.terraforming_mars.counts import (
    count_different_tags as count_different_tags,
    count_different_tags_of as count_different_tags_of,
    count_hand as count_hand,
    count_in_hand as count_in_hand,
    count_played as count_played,
    count_tags as count_tags,
    count_tags_of_any as count_tags_of_any,
    printed_tags as printed_tags,
    wild_tags_last as wild_tags_last,
    gauge as gauge,
    generation as generation,
    gauge_above as gauge_above,
    gauge_lowest as gauge_lowest,
    rating_raised as rating_raised,
    placed_on_bonus as placed_on_bonus,
    count_revealed as count_revealed,
    revealed_card as revealed_card,
    revealed_has as revealed_has,
    track_above as track_above,
    track_level as track_level,
    track_within as track_within,
)
from cardwright_runtime.terraforming_mars.descriptions import (
    all_symbols as all_symbols,
    different_symbols as different_symbols,
    is_another as is_another,
    costs as costs,
    costs_at_least as costs_at_least,
    costs_at_most as costs_at_most,
    has_no_symbol as has_no_symbol,
    action_was_used as action_was_used,
    has_requirement as has_requirement,
    holds_so_many as holds_so_many,
    is_of_the_deck as is_of_the_deck,
    is_of_type as is_of_type,
    symbols as symbols,
)
from cardwright_runtime.terraforming_mars.standings import (
    count_awards as count_awards,
    count_finished as count_finished,
    count_milestones as count_milestones,
    count_pieces as count_pieces,
    count_offices as count_offices,
    count_represented as count_represented,
    holds_office as holds_office,
    in_state as in_state,
    influence as influence,
    is_first_player as is_first_player,
    is_played_with as is_played_with,
    nobody_holds as nobody_holds,
)
from cardwright_runtime.terraforming_mars.steps.any_resource import gain_any as gain_any
from cardwright_runtime.terraforming_mars.steps.carrying_out import (
    play_from_hand as play_from_hand,
    play_revealed as play_revealed,
    use_action as use_action,
    use_action_of_others as use_action_of_others,
    use_action_of_it as use_action_of_it,
    use_effect as use_effect,
    use_effect_of_others as use_effect_of_others,
    use_effect_of_it as use_effect_of_it,
    use_project as use_project,
)
from cardwright_runtime.terraforming_mars.steps.choices import (
    ask_whether as ask_whether,
    choose_amount as choose_amount,
    choose_option as choose_option,
)
from cardwright_runtime.terraforming_mars.steps.drawing import (
    can_discard as can_discard,
    can_draw as can_draw,
    cards_left as cards_left,
    discard as discard,
    discard_revealed as discard_revealed,
    draw as draw,
    draw_described as draw_described,
    draw_some as draw_some,
    draw_some_buy_others as draw_some_buy_others,
    draw_to_keep_all_buy_others as draw_to_keep_all_buy_others,
    draw_from_own_deck as draw_from_own_deck,
    draw_some_from_own_deck as draw_some_from_own_deck,
    draw_to_buy as draw_to_buy,
    draw_to_keep_all as draw_to_keep_all,
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
from cardwright_runtime.terraforming_mars.steps.lasting import (
    change_value as change_value,
    discount_cards as discount_cards,
    discount_described as discount_described,
    discount_reckoned as discount_reckoned,
    stop_reckoned_discount as stop_reckoned_discount,
    discount_project as discount_project,
    discount_awards as discount_awards,
    discount_milestones as discount_milestones,
    discount_projects as discount_projects,
    discount_quality as discount_quality,
    discount_tag as discount_tag,
    let_card_pay as let_card_pay,
    let_card_pay_for_projects as let_card_pay_for_projects,
    let_pay as let_pay,
    protect_card as protect_card,
    protect_gauge as protect_gauge,
    protect_token as protect_token,
    reset_value as reset_value,
    set_value as set_value,
    stop_letting_pay as stop_letting_pay,
    stop_protecting_card as stop_protecting_card,
    stop_protecting_gauge as stop_protecting_gauge,
    stop_protecting_token as stop_protecting_token,
    value as value,
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
    number_of_players as number_of_players,
    with_more_than as with_more_than,
    with_fewer_than as with_fewer_than,
    with_as_many_as as with_as_many_as,
    by_players as by_players,
    card_player as card_player,
    count_of as count_of,
    choose_player as choose_player,
    chosen_player as chosen_player,
    everyone_or_opponents as everyone_or_opponents,
    first_player as first_player,
    next_player as next_player,
    owners_of_each as owners_of_each,
    so_often as so_often,
    that_player as that_player,
    with_least as with_least,
    with_at_most as with_at_most,
    with_most as with_most,
    with_so_many as with_so_many,
    with_second_most as with_second_most,
)
from cardwright_runtime.terraforming_mars.steps.leaving import (
    can_leave as can_leave,
    discard_played as discard_played,
    discard_it as discard_it,
    can_be_discarded as can_be_discarded,
    can_be_taken as can_be_taken,
    discard_this as discard_this,
    take_back as take_back,
    take_it as take_it,
    take_this_card as take_this_card,
)
from cardwright_runtime.terraforming_mars.steps.own_decks import (
    can_draw_from_own_deck as can_draw_from_own_deck,
)
from cardwright_runtime.terraforming_mars.steps.paying import (
    can_pay as can_pay,
    can_pay_money as can_pay_money,
    most_money as most_money,
    can_pay_using as can_pay_using,
    pay as pay,
    pay_money as pay_money,
    pay_using as pay_using,
)
from cardwright_runtime.terraforming_mars.steps.coming import (
    prevent as prevent,
    prevent_half as prevent_half,
    prevent_some as prevent_some,
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
from cardwright_runtime.terraforming_mars.steps.transferring import (
    can_be_given as can_be_given,
    transfer as transfer,
    transfer_it as transfer_it,
    transfer_this_card as transfer_this_card,
)
from cardwright_runtime.terraforming_mars.steps.deeds_done import (
    can_perform as can_perform,
    perform_deed as perform_deed,
)
from cardwright_runtime.terraforming_mars.steps.performing import perform as perform
from cardwright_runtime.terraforming_mars.steps.placement_bonus import (
    count_bonuses as count_bonuses,
    count_markers as count_markers,
    count_markers_on as count_markers_on,
    count_taken as count_taken,
    gain_placement_bonus as gain_placement_bonus,
    take_marker as take_marker,
    take_marker_on as take_marker_on,
)
from cardwright_runtime.terraforming_mars.steps.winning_prizes import (
    claim_milestone as claim_milestone,
    fund_award as fund_award,
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
from cardwright_runtime.terraforming_mars.steps.shares import (
    remove_share as remove_share,
    remove_share_from as remove_share_from,
    remove_share_from_each as remove_share_from_each,
    steal_share as steal_share,
    steal_share_from as steal_share_from,
    steal_share_from_each as steal_share_from_each,
)
from cardwright_runtime.terraforming_mars.steps.removing import (
    can_remove_from as can_remove_from,
    remove_from as remove_from,
    remove_up_to_from as remove_up_to_from,
    remove_from_each as remove_from_each,
    steal as steal,
    steal_from as steal_from,
    steal_up_to_from as steal_up_to_from,
    steal_from_each as steal_from_each,
    can_decrease_any as can_decrease_any,
    most_to_decrease_any as most_to_decrease_any,
    can_remove as can_remove,
    decrease_any as decrease_any,
    remove as remove,
    remove_up_to as remove_up_to,
    remove_up_to_from_neighbour as remove_up_to_from_neighbour,
    steal_up_to as steal_up_to,
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
from cardwright_runtime.terraforming_mars.steps.taking_tiles import (
    take_tile as take_tile,
    take_tile_of as take_tile_of,
    take_tile_from as take_tile_from,
)
from cardwright_runtime.terraforming_mars.steps.taking_tokens import (
    can_pay_from_any_card as can_pay_from_any_card,
    can_pay_from_own_card as can_pay_from_own_card,
    pay_from_own_card as pay_from_own_card,
    can_pay_from_card as can_pay_from_card,
    pay_from_any_card as pay_from_any_card,
    can_pay_from_another_card as can_pay_from_another_card,
    pay_from_another_card as pay_from_another_card,
    can_pay_from_described as can_pay_from_described,
    pay_from_described as pay_from_described,
    pay_from_this_card as pay_from_this_card,
    remove_tokens as remove_tokens,
    remove_tokens_up_to as remove_tokens_up_to,
    remove_tokens_up_to_from as remove_tokens_up_to_from,
)
from cardwright_runtime.terraforming_mars.steps.tokens import (
    add_to_it as add_to_it,
    can_add_to_it as can_add_to_it,
    add_to_another_card as add_to_another_card,
    add_to_card as add_to_card,
    add_to_each_card as add_to_each_card,
    add_to_card_of_anybody as add_to_card_of_anybody,
    add_to_played_card as add_to_played_card,
    add_to_this_card as add_to_this_card,
    can_add_to_played_card as can_add_to_played_card,
)
from cardwright_runtime.terraforming_mars.steps.tracks import (
    lower_track as lower_track,
    raise_track as raise_track,
)
from cardwright_runtime.terraforming_mars.steps.trials import (
    can_answer as can_answer,
    can_carry_out as can_carry_out,
    choose_first as choose_first,
    must as must,
)
from cardwright_runtime.terraforming_mars.tiles_counted import (
    area_of_that_tile as area_of_that_tile,
    area_of_this_tile as area_of_this_tile,
    count_beside_this_tile as count_beside_this_tile,
    count_tiles as count_tiles,
    count_tiles_beside as count_tiles_beside,
    count_tiles_in_rows as count_tiles_in_rows,
    count_tiles_on_map as count_tiles_on_map,
    tiles_on as tiles_on,
)
