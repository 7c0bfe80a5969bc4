"""What a view says. In: plain data that a player is shown. Out: every word in it, so that a leak is found."""


def words_in(view: object) -> set[str]:
    """Every word of a view, keys of its tables included."""
    words: set[str] = set()
    waiting: list[object] = [view]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, str):
            words.add(thing)
        elif isinstance(thing, list):
            waiting.extend(thing)
        elif isinstance(thing, dict):
            waiting.extend(thing.keys())
            waiting.extend(thing.values())
    return words
