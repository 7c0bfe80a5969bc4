"""Everything there is to say about some files. In: their texts, by name. Out: Checked; what did not change is remembered."""

from collections.abc import Mapping

from cardwright.source import SourceFile
from cardwright_tools.checking import memory as check_memory
from cardwright_tools.checking.memory import Checked

MOST_CHANGED = 20
"""Where more files than this changed, remembering them anew is worth its time."""

Sources = Mapping[str, SourceFile]


def check_sources(sources: Sources, about: str) -> Checked:
    prints = {name: check_memory.print_of(source.text) for name, source in sources.items()}
    memory = check_memory.load(about)
    if memory is not None and memory.prints == prints:
        known = check_memory.unpacked(memory.checked)
        if isinstance(known, Checked):
            return known
    # The compiler is loaded only now: nothing of it is needed where nothing changed.
    from cardwright_tools.checking.understood import (
        Understood,
        check_understood,
        refreshed,
        understood,
    )

    if memory is not None:
        changed = {name for name, print in prints.items() if memory.prints.get(name) != print}
        before = check_memory.unpacked(memory.understood)
        after = refreshed(before, sources, changed) if isinstance(before, Understood) else None
        if after is not None:
            checked = check_understood(after, sources)
            if len(changed) > MOST_CHANGED:
                check_memory.save(about, prints, checked, after)
            return checked
    everything = understood(sources)
    checked = check_understood(everything, sources)
    check_memory.save(about, prints, checked, everything)
    return checked
