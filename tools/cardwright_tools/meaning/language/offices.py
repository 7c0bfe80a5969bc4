"""Offices that players take and give up. In: a step. Out: who holds it; whoever waits for that answers when the deed is done."""

from cardwright.rules.nodes import Perform
from cardwright_tools.meaning.language.altering import alter, tell_of
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.politics import is_of_a_piece, seats_in_office
from cardwright_tools.meaning.language.running import NotPlayed, Running


def change_office(node: Perform, now: Running) -> None:
    """`perform become mayor`: from whoever is; `perform stop_being mayor`: nobody is, then."""
    assert node.noun is not None
    office = node.noun.id
    if is_of_a_piece(office, now):
        raise NotPlayed(node)
    takes = node.trigger.id == "become"
    leaving = [seat for seat in seats_in_office(office, now) if takes or seat == now.player]
    if takes and now.player in leaving:
        return
    for seat in leaving:
        now.position["players"][seat]["offices"].remove(office)
        tell_of(now, Happened("performs", seat, things=("stop_being",), noun=office))
    if takes:
        now.me["offices"].append(office)
        tell_of(now, Happened("performs", now.player, things=("become",), noun=office))
        entry = now.book.said_of("office", office)
        for counter in entry.nouns_in("gains"):
            alter(now, now.player, counter.id, entry.number_in("gains"))
