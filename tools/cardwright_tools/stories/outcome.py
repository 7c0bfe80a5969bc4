"""The then of a story. In: phrases, the game before and after. Out: sentences about what is otherwise."""

import re
from collections.abc import Callable

from cardwright_runtime.kernel.decision import Decision
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.stories.changes import State, changes, hidden_facts, said, state_of
from cardwright_tools.stories.forms import known_change
from cardwright_tools.stories.playing import fits_several, known_step, option_for, worded_so
from cardwright_tools.stories.scores import loses, points, wins
from cardwright_tools.stories.step_words import spoken, words_for
from cardwright_tools.stories.story import Phrase
from cardwright_tools.stories.words import (
    counted,
    marker_names,
    plain,
    rule_number,
    seat_of,
    singular,
    slug,
    subject_of,
)

AND_MORE = "and more"
NOTHING = "nothing changes"
LYING = re.compile(r"(?:no )?(.+) at .+")
COUNTED = re.compile(r"([+-]\d+) (.+)")


def differences(before: State, game: Game, then: tuple[Phrase, ...]) -> list[str]:
    """What the story says and did not happen, and what happened unsaid."""
    found: list[str] = []
    expected: set[str] = set()
    after = state_of(game)
    for phrase in then:
        claim = next((c for p, c in CLAIMS if re.fullmatch(p, phrase.words)), None)
        if claim is not None:
            problem = claim(game, phrase)
            found.extend([f"`{phrase}`: {problem}"] if problem else [])
        elif phrase.words not in (AND_MORE, NOTHING):
            known_change(game, after, phrase)
            expected.add(change_of(phrase, after))
    happened = changes(before, after)
    all_is_said = all(phrase.words != AND_MORE for phrase in then)
    return found + _compared(expected - happened, happened - expected, all_is_said)


def _compared(missing: set[str], unsaid: set[str], all_is_said: bool) -> list[str]:
    """One sentence for a number that is another one than said."""
    others = {_noun_of(change): change for change in unsaid}
    found = []
    for change in sorted(missing):
        other = others.pop(_noun_of(change), "") if COUNTED.search(change) else ""
        found.append(f"`{change}`: it is `{other}`." if other else f"`{change}` did not happen.")
    if all_is_said:
        found += [f"`{change}` happened unsaid." for change in sorted(others.values())]
    return found


def _noun_of(change: str) -> str:
    """`you: +2 plants` -> `you: plant`"""
    who, colon, words = change.rpartition(": ")
    number = COUNTED.fullmatch(words)
    return who + colon + (singular(number[2]) if number else words)


def change_of(phrase: Phrase, after: State) -> str:
    """A change in the words of `changes`: `you` where nobody is named, but for what belongs to nobody."""
    words, noun = phrase.words, ""
    if number := COUNTED.fullmatch(words):
        noun = singular(number[2])
        words = counted(int(number[1]), noun)
    is_nobodys = ("", noun) in after.numbers or _is_of_nobody(words)
    # `moon_board-1-1` as `given` has it is `moon board-1-1` in what happened.
    what, at, where = words.partition(" at ")
    return said(phrase.subject or ("" if is_nobodys else "you"), what + at + plain(where))


def _is_of_nobody(words: str) -> bool:
    """An ocean, or a marker; that a party rules."""
    lying = LYING.fullmatch(words)
    if words.endswith(" rules"):
        return True
    return lying is not None and lying[1] in ("ocean", *marker_names().values())


def _cannot(game: Game, phrase: Phrase) -> str:
    """`cannot play algae`, or with a reason: `cannot play algae because 5 oceans`."""
    words, _, reason = phrase.words.removeprefix("cannot ").partition(" because ")
    known_step(game, words)
    decision = asked_of(game, phrase)
    if decision is not None and (option_for(decision, words) or worded_so(decision, words)):
        return "it is offered."
    if not reason:
        return "" if decision is not None else f"{_whom(game)}, so this says nothing."
    reasons = game.why_not(seat_of(phrase.subject), slug(words.removeprefix("play ")))
    if any(spoken(reason) in spoken(given) for given in reasons):
        return ""
    return f"the reasons are: {' '.join(reasons) or 'none'}"


def asked_of(game: Game, phrase: Phrase) -> Decision | None:
    """The decision, if it is for the one whom the phrase speaks of."""
    decision = game.decision
    if decision is None or decision.player != seat_of(phrase.subject):
        return None
    return decision


def _can(game: Game, phrase: Phrase) -> str:
    words = phrase.words.removeprefix("can ")
    known_step(game, words)
    decision = asked_of(game, phrase)
    if decision is None:
        return f"{_whom(game)}."
    if option_for(decision, words) is not None:
        return ""
    worded = worded_so(decision, words)
    if worded:
        return f"it {fits_several(worded)}"
    offered = ", ".join(words_for(option) for option in decision.options)
    return f"it is not offered; there is: {offered}."


def _offers(game: Game, phrase: Phrase) -> str:
    """`offers area:3-4 area:3-5`: exactly these keys."""
    decision = game.decision
    keys = [option.key for option in decision.options] if decision else []
    return "" if phrase.words.split()[1:] == keys else f"offered are: {' '.join(keys)}."


def _asked(game: Game, phrase: Phrase) -> str:
    decision = game.decision
    if decision is not None and decision.player == seat_of(phrase.subject):
        return ""
    return f"{_whom(game)}."


def _whom(game: Game) -> str:
    decision = game.decision
    return f"`{subject_of(decision.player)}` is asked" if decision else "the game is over"


def _over(game: Game, phrase: Phrase) -> str:
    return "" if game.decision is None else "it goes on."


def _there_is(game: Game, phrase: Phrase) -> str:
    """`there is city at 3-4`, of several on one area too; `there is ruin at 3-4 hiding plant`, which no player sees."""
    what = phrase.words.removeprefix("there is ")
    facts = {(phrase.subject or "you", what), (phrase.subject, what)}
    now = state_of(game)
    lies = facts & (now.facts | hidden_facts(game)) or any(now.numbers.get(fact) for fact in facts)
    return "" if lies else "there is none."


def _discarded(game: Game, phrase: Phrase) -> str:
    """`algae discarded`: whether a card lies on the discard pile in the end."""
    words = phrase.words.removesuffix(" discarded")
    lies = rule_number(game, words.removeprefix("no ")) in game.discards
    return "" if lies != words.startswith("no ") else "it is otherwise."


def _in_hand(game: Game, phrase: Phrase) -> str:
    """`ants in hand`, `no algae in hand`: which cards they are in the end, where their number does not tell."""
    words = phrase.words.removesuffix(" in hand")
    card = rule_number(game, words.removeprefix("no "))
    held = card in game.players[seat_of(phrase.subject)].hand
    return "" if held != words.startswith("no ") else "it is otherwise."


def _in_play(game: Game, phrase: Phrase) -> str:
    """`ants in play`, `no ants in play`: whether a card lies before its player in the end; a face-down event lies there, too."""
    words = phrase.words.removesuffix(" in play")
    card = rule_number(game, words.removeprefix("no "))
    player = game.players[seat_of(phrase.subject)]
    lies = card in (*player.tableau, *player.events, player.corporation)
    return "" if lies != words.startswith("no ") else "it is otherwise."


def _have(game: Game, phrase: Phrase) -> str:
    """`have 14 rating`, `has 8 oxygen`: what there is in the end, whatever it was before."""
    number, _, noun = phrase.words.partition(" ")[2].partition(" ")
    numbers = state_of(game).numbers
    planet = numbers.get(("", singular(noun)), 0)
    have = numbers.get((phrase.subject or "you", singular(noun)), planet)
    return "" if have == int(number) else f"it is {have}."


CLAIMS: list[tuple[str, Callable[[Game, Phrase], str]]] = [
    (r"cannot .+", _cannot),
    (r"can .+", _can),
    (r"there is .+", _there_is),
    (r"(?:have|has) -?\d+ .+", _have),
    (r"offers .+", _offers),
    (r".+ in hand", _in_hand),
    (r".+ in play", _in_play),
    (r".+ discarded", _discarded),
    (r"-?\d+ points?(?: (?:from|on) .+)?", points),
    (r"(?:is|are) asked", _asked),
    (r"the game is over", _over),
    (r"wins?", wins),
    (r"loses?", loses),
]
