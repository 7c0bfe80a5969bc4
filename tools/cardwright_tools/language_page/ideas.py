"""Which ideas cards of later sets need, and what says them. In: nothing. Out: a section of docs/language.md."""

# The idea; whether it can be said; the pack whose stories show it, or what is missing.
IDEAS = (
    ("places with tracks that are built on and traded with", "yes", "moon_harbours"),
    (
        "markers and hidden tokens on areas, taken, owned, counted",
        "yes",
        "buried_past, second_harvest, claim_stakes",
    ),
    ("steps by or on other players, each or by rank", "yes", "neighbours, field_notes"),
    ("abilities once a game", "yes", "turning_seasons"),
    ("drawing until enough cards match", "yes", "archives"),
    (
        "new counts over the state",
        "yes",
        "counting_houses, second_harvest",
    ),
    ("harm as an event, answered or blocked", "yes", "turning_seasons"),
    ("triggers on changes of state", "yes", "long_watch, daily_gazette"),
    ("effects until the end of the generation, the first time in it", "yes", "turning_seasons"),
    (
        "tiles that pay whoever builds beside them, also as an event",
        "yes",
        "river_markets, second_harvest",
    ),
    ("the number of the generation as an amount", "yes", "counting_houses"),
    ("tiles on tiles, tiles that count as several", "yes", "high_towers, claim_stakes"),
    (
        "points by bands or by a number remembered",
        "yes",
        "counting_houses; bands by `score ... if`, a number by a counter or by what was done",
    ),
    ("other decks, and cards played at once", "yes", "first_ventures, guild_halls"),
    (
        "resources on cards as payment",
        "yes",
        "moss_gardens, for cards and standard projects; not for conversions",
    ),
    (
        "a receiver by its tags, an amount chosen, a price in resources",
        "yes",
        "field_notes, trading_houses",
    ),
    ("what areas give once more, or as a number", "yes", "second_harvest, claim_stakes"),
    ("a milestone or an award by a card", "yes", "second_harvest"),
    ("another player's action; cards that leave or change hands", "yes", "loose_papers"),
    ("cards kept below others, cards that turn over", "no", "nothing says it yet"),
    ("what was done earlier in the generation, or in the game", "yes", "counting_houses"),
    ("a tag or resource chosen, and spoken of afterwards", "yes", "chosen_paths"),
)


def ideas() -> str:
    rows = (f"| {idea} | {said} | {shown} |" for idea, said, shown in IDEAS)
    return "\n".join(
        (
            "## What later sets need",
            "",
            "Ideas that cards of other sets and of fans rest on, and the packs in `cards/fan` whose stories show them.",
            "",
            "| idea | can be said | shown by, or what is missing |",
            "|---|---|---|",
            *rows,
        )
    )
