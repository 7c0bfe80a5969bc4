"""What a view may say. In: things a player may not see. Out: plain data that says how many there are."""


def hidden(things: list[int]) -> dict[str, int]:
    """How many there are, and nothing else: not even their order."""
    return {"hidden": len(things)}
