"""What happened and why. In: changes as they are made. Out: a chain of entries that clones share."""

from collections.abc import Iterator


class Entry:
    """`what` changed `amount` for `player`, because of `cause` (a rule), its `block`. `previous` is the entry before."""

    def __init__(
        self,
        previous: "Entry | None",
        what: int,
        subject: int,
        amount: int,
        player: int,
        cause: int,
        block: int,
    ) -> None:
        self.previous = previous
        self.what = what
        self.subject = subject
        self.amount = amount
        self.player = player
        self.cause = cause
        self.block = block


def entries(last: Entry | None) -> Iterator[Entry]:
    """From the newest to the oldest."""
    while last is not None:
        yield last
        last = last.previous
