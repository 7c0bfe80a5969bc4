"""The then of a story. In: phrases, the game before and after. Out: sentences about what is otherwise."""

import re
from collections.abc import Callable

from cardwright_runtime.kernel.decision import Decision
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.scoring import Score, score, winners
from cardwright_tools.stories.changes import State, changes, said, state_of
from cardwright_tools.stories.playing import option_for
from cardwright_tools.stories.story import Phrase
from cardwright_tools.stories.words import gauge_word, gauges, seat_of, slug, subject_of

AND_MORE = "and more"
NOTHING = "nothing changes"
GLOBAL = re.compile(r"(?:[+-]\d+ (?:temperature|oxygen|generation)|(?:no )?ocean at .+)")


def differences(before: State, game: Game, then: tuple[Phrase, ...]) -> list[str]:
    """What the story says and did not happen, and what happened unsaid."""
    found: list[str] = []
    expected: set[str] = set()
    for phrase in then:
        claim = next((c for p, c in CLAIMS if re.fullmatch(p, phrase.words)), None)
        if claim is not None:
            problem = claim(game, phrase)
            found.extend([f"`{phrase}`: {problem}"] if problem else [])
        elif phrase.words not in (AND_MORE, NOTHING):
            expected.add(change_of(phrase))
    happened = changes(before, state_of(game))
    found.extend(f"`{change}` did not happen." for change in sorted(expected - happened))
    if all(phrase.words != AND_MORE for phrase in then):
        found.extend(f"`{change}` happened unsaid." for change in sorted(happened - expected))
    return found


def change_of(phrase: Phrase) -> str:
    """A change in the words of `changes`: nouns in the singular, `you` where nobody is named."""
    words = phrase.words
    if phrase.subject == "" and GLOBAL.fullmatch(words):
        return words
    if counted := re.fullmatch(r"([+-]\d+) (.+)", words):
        words = f"{counted[1]} {singular(counted[2])}"
    return said(phrase.subject or "you", words)


def singular(noun: str) -> str:
    if noun in gauges():
        return gauge_word(gauges()[noun])
    what, on, where = noun.partition(" on ")
    if on or what == "cards":
        what = what.removesuffix("s")
    return what + on + where


def _cannot(game: Game, phrase: Phrase) -> str:
    """`cannot play algae`, or with a reason: `cannot play algae because 5 oceans`."""
    words, _, reason = phrase.words.removeprefix("cannot ").partition(" because ")
    decision = asked_of(game, phrase)
    if decision is not None and option_for(decision, words) is not None:
        return "it is offered."
    if not reason:
        return ""
    reasons = game.why_not(seat_of(phrase.subject), slug(words.removeprefix("play ")))
    if any(reason.lower() in given.lower() for given in reasons):
        return ""
    return f"the reasons are: {' '.join(reasons) or 'none'}"


def asked_of(game: Game, phrase: Phrase) -> Decision | None:
    """The decision, if it is for the one whom the phrase speaks of."""
    decision = game.decision
    if decision is None or decision.player != seat_of(phrase.subject):
        return None
    return decision


def _can(game: Game, phrase: Phrase) -> str:
    decision = asked_of(game, phrase)
    if decision is not None and option_for(decision, phrase.words.removeprefix("can ")) is not None:
        return ""
    keys = ", ".join(option.key for option in decision.options) if decision else "nothing"
    return f"it is not offered; there are: {keys}."


def _offers(game: Game, phrase: Phrase) -> str:
    """`offers area:3-4 area:3-5`: exactly these keys."""
    decision = game.decision
    keys = [option.key for option in decision.options] if decision else []
    return "" if phrase.words.split()[1:] == keys else f"offered are: {' '.join(keys)}."


def _points(game: Game, phrase: Phrase) -> str:
    found = re.fullmatch(r"(-?\d+) points?(?: (?:from|on) (.+))?", phrase.words)
    assert found is not None
    have = points_from(score(game, seat_of(phrase.subject)), found[2] or "everything")
    return "" if have == int(found[1]) else f"it is {have}."


def points_from(result: Score, source: str) -> int:
    kinds = {
        "everything": result.total,
        "rating": result.rating,
        "milestones": result.milestones,
        "awards": result.awards,
        "greeneries": result.greeneries,
        "cities": result.cities,
        "cards": result.cards,
    }
    return kinds[source] if source in kinds else dict(result.by_card).get(slug(source), 0)


def _asked(game: Game, phrase: Phrase) -> str:
    decision = game.decision
    if decision is not None and decision.player == seat_of(phrase.subject):
        return ""
    return f"{subject_of(decision.player)} is asked." if decision else "the game is over."


def _over(game: Game, phrase: Phrase) -> str:
    return "" if game.decision is None else "it goes on."


def _wins(game: Game, phrase: Phrase) -> str:
    ahead = winners(game)
    if seat_of(phrase.subject) in ahead:
        return ""
    return f"ahead: {', '.join(subject_of(seat) for seat in ahead) or 'nobody'}."


def _loses(game: Game, phrase: Phrase) -> str:
    return "" if seat_of(phrase.subject) not in winners(game) else "the game is won."


def _there_is(game: Game, phrase: Phrase) -> str:
    fact = (phrase.subject, phrase.words.removeprefix("there is "))
    return "" if fact in state_of(game).facts else "there is none."


def _have(game: Game, phrase: Phrase) -> str:
    """`have 14 rating`: what there is in the end, whatever it was before."""
    number, _, noun = phrase.words.partition(" ")[2].partition(" ")
    have = state_of(game).numbers.get((phrase.subject or "you", singular(noun)), 0)
    return "" if have == int(number) else f"it is {have}."


CLAIMS: list[tuple[str, Callable[[Game, Phrase], str]]] = [
    (r"cannot .+", _cannot),
    (r"can .+", _can),
    (r"there is .+", _there_is),
    (r"(?:have|has) -?\d+ .+", _have),
    (r"offers .+", _offers),
    (r"-?\d+ points?(?: (?:from|on) .+)?", _points),
    (r"(?:is|are) asked", _asked),
    (r"the game is over", _over),
    (r"wins?", _wins),
    (r"loses?", _loses),
]
