"""Which ideas cards of later sets need, and what says them. In: nothing. Out: a section of docs/language.md."""

# The idea; whether it can be said; the pack whose stories show it, or what is missing.
IDEAS = (
    ("places with tracks that are built on and traded with", "yes", "moon_harbours"),
    (
        "markers and hidden tokens on areas, taken, owned, counted",
        "yes",
        "buried_past, second_harvest, claim_stakes",
    ),
    ("steps by other players or on them, all of them or by rank", "yes", "neighbours, field_notes"),
    ("abilities once a game", "yes", "turning_seasons"),
    ("drawing until enough cards match", "yes", "archives"),
    (
        "more things that can be counted",
        "yes",
        "counting_houses, second_harvest",
    ),
    ("harm as an event that is answered or prevented", "yes", "turning_seasons"),
    (
        "something else instead of a gain, a placement bonus, a step of a track, a tile",
        "yes",
        "second_thoughts",
    ),
    ("triggers on changes of state", "yes", "long_watch, daily_gazette"),
    ("effects until the end of the generation, the first time in it", "yes", "turning_seasons"),
    (
        "tiles that pay players who build beside them, also as an event",
        "yes",
        "river_markets, second_harvest",
    ),
    ("the number of the generation as an amount", "yes", "counting_houses"),
    (
        "tiles on tiles, tiles that count as several, tiles that are moved",
        "yes",
        "high_towers, claim_stakes",
    ),
    (
        "points by bands, or by a number that is remembered",
        "yes",
        "counting_houses (bands with `score ... if`; a number with a counter or with what was done)",
    ),
    ("other decks, and cards played at once", "yes", "first_ventures, guild_halls"),
    (
        "resources on cards as payment",
        "yes",
        "moss_gardens (for cards and standard projects, not for conversions)",
    ),
    (
        "a card that receives, chosen by its tags; a chosen amount; a price in resources",
        "yes",
        "field_notes, trading_houses",
    ),
    ("what areas give, gained again or counted", "yes", "second_harvest, claim_stakes"),
    ("a milestone or an award gained by a card", "yes", "second_harvest"),
    ("another player's action; cards that leave or change hands", "yes", "loose_papers"),
    (
        "cards and tiles of the player's choice; cards revealed and handed round",
        "yes",
        "passing_hands",
    ),
    ("a card in play that is given to another player, or taken back", "yes", "passing_hands"),
    (
        "what set something off, and what was chosen, as conditions; the first card of a generation; costs compared with what is counted, costs that rise; "
        "what lies on described cards protected",
        "yes",
        "fine_print",
    ),
    (
        "cards kept beneath others, gone through one by one, played from there",
        "yes",
        "sealed_vaults",
    ),
    (
        "cards that turn over",
        "no",
        "a counter or a token can say which side lies up; tags and name stay",
    ),
    (
        "a player chosen for the rest of the game; states of a player and of the table, moments of a pack",
        "yes",
        "long_winter (a state is a counter or a track, a moment a trigger)",
    ),
    ("offices that players take from each other and give up", "yes", "town_offices"),
    ("what was done earlier in the generation or in the game", "yes", "counting_houses"),
    ("a tag or resource that is chosen, and named by later lines", "yes", "chosen_paths"),
    (
        "discounts and values that are counted, a discount of a card on itself, any production, any resource",
        "yes",
        "open_ledgers",
    ),
)


def ideas() -> str:
    rows = (f"| {idea} | {said} | {shown} |" for idea, said, shown in IDEAS)
    return "\n".join(
        (
            "## What later sets need",
            "",
            "Ideas that cards of later sets and of fans need, and the packs in `cards/fan` whose stories show them.",
            "",
            "| idea | can be said | shown by, or what is missing |",
            "|---|---|---|",
            *rows,
        )
    )
