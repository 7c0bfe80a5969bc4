"""Ways in which print words the same. In: a sentence as the generator says it. Out: the sentence as other cards would word it."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

Rewrite: TypeAlias = tuple[str, str | Callable[[re.Match[str]], str]]

# What stands in print beside the generator's own way, from the survey of the shapes of 278 cards: a pattern and what to write instead.
REWRITES: tuple[Rewrite, ...] = (
    (r"\bRaise (?!your)", "Increase "),
    (r"\braise (?!your)", "increase "),
    (r"\bRaise your ", "Increase your "),
    (r"\bRaise your (\S+) (\d) steps?", r"Gain \2 \1"),
    (r"\bDecrease your ", "Reduce your "),
    (r"\bTR\b", "terraform rating"),
    (r"\bTR\b", "Terraforming Rating"),
    (r"\boxygen (\d)", r"oxygen level \1"),
    (r"\b1 step\b", "one step"),
    (r"\b1 step\b", "1 steps"),
    (r"\b2 (cards|ocean tiles|city tiles)", r"two \1"),
    (r"\b(?<!may )(place|add|draw|discard) an? ", r"\1 1 "),
    (r"\b(Place|Add|Draw|Discard) an? ", r"\1 1 "),
    (r"\b(add|draw|discard) 1 (animal|microbe|card)", r"\1 a \2"),
    (r"\b(Add|Draw) 1 (animal|microbe|card)", r"\1 a \2"),
    (r"−", "-"),
    (r" °C", " C"),
    (r" °C", "° C"),
    (r" °C", " C°"),
    (r"Requires (\d+) °C", r"Requires +\1 C"),
    (r"(colder|warmer)\.", r"\1 to play."),
    (r"Requires (\d tags?|a|\d)( \w+ tags?)\.", r"Requires that you have \1\2."),
    (r"(Requires [^.]* tags?)\.", r"\1 to play."),
    (r"Requires at most (\d) ", r"Requires \1 or less "),
    (r"Requires 2 city tiles in play", "Requires two cities in play"),
    (r" is ruling", " are ruling"),
    (r"(ruling, or that you have 2 delegates) in [A-Z][\w ]*\.", r"\1 there."),
    (r"When (you|any|anyone)", r"Each time \1"),
    (r"When you ", "After you "),
    (r"(When [^,]*), gain", r"\1, you gain"),
    (r"When any (\w+) tile is placed", r"When anyone places a \1 tile"),
    (r"When any (\w+) tile is placed", r"When a \1 tile is placed"),
    (r", including this\b", " (including this)"),
    (r", including this\b", ", including this one"),
    (r", including this\b", " (including these)"),
    (r"\bSpend (\d+) M€", r"Pay \1 M€"),
    (r"\bper\b", "for each"),
    (r"\bfor each\b", "per"),
    (r"\bfor every\b", "per"),
    (r"\bfor every\b", "for each"),
    (r"on this card\.", "here."),
    (r"to this card\b", "here"),
    (r"at most (\d+), plus influence", r"max \1) and (influence"),
    (r"at most (\d+), minus influence", r"max \1, then reduced by influence"),
    (r"next to", "adjacent to"),
    (r"on a land area next to", "next to"),
    (r"on a land area next to no other tile", "NEXT TO NO OTHER TILE"),
    (r"\ba greenery tile", "greenery"),
    (r"lace a greenery tile\.", "lace a greenery tile and raise oxygen 1 step."),
    (r"You start with", "Start with"),
    (r"city tiles? in play", "city in play"),
    (r"(\d) M€", r"\1M€"),
    (r"M€", "MC"),
    (r"M€", "megacredits"),
    (r"\.$", ""),
    (r"ANOTHER card", "another card"),
    # What is taken from any card may be another player's.
    (r"(?<!from )one of your cards", "any card"),
    (r"to the card played", "TO THAT CARD"),
    (r"\b(plants|microbes|animals)\b", lambda found: found[1].upper()),
    (r"from any player", "from ANY PLAYER"),
    (r", or ", " or "),
    (r"(?<!,) and ", ", and "),
    (r"^(Action|Effect): ", ""),
    (r"^(.*)$", r"(\1)"),
    (r",? and (increase|raise|gain|place|draw|add|decrease) ", lambda f: f". {f[1].capitalize()} "),
    (
        r"your (\w+|M€) and (\w+|M€) production (\d) steps? each",
        r"your \1 production and your \2 production \3 steps each",
    ),
    (
        r"your (\w+|M€) and (\w+|M€) production (\d) (steps?) each",
        r"your \1 production \3 \4 and your \2 production \3 \4",
    ),
    (r"You may spend", "You may use"),
    (r"As your first action in the game", "As your first action"),
    (r"of the deck", "from the deck"),
    (r"\. Take (\d) of them into hand", r", take \1 of them into your hand"),
    (r"the other 2", "the other two"),
    (r"discard (?:1|a) card from hand", "discard 1 card"),
    (r"remove (\d) (\w+) from this card to", r"remove \1 \2 to"),
    (r"from any card to add 1 (\w+) to this card", "from any card and add it to this card"),
    (r"Remove up to (\d) (\w+) from any player", r"Remove \1 \2 from any player"),
    (r"up to (\d) ([^,.]*?) or up to (\d)", r"up to \1 \2 or \3"),
    (r"at least 1 ", "1 or more "),
    (r"(\d+) VP\b", r"\1 VPs"),
    (r"(\d+) VP\b", r"\1 victory points"),
    (r"they have", "you have"),
    (r" (tags?) they have", r" \1"),
)


def variants(sentence: str) -> Iterator[str]:
    """One thing said otherwise in each."""
    for pattern, instead in REWRITES:
        if re.search(pattern, sentence):
            yield re.sub(pattern, instead, sentence)


def several_at_once(sentence: str, chance: Random, number: int) -> str:
    """So many ways to say it otherwise, one upon the other."""
    rewrites: Sequence[Rewrite] = chance.sample(REWRITES, len(REWRITES))
    for pattern, instead in rewrites:
        if number and re.search(pattern, sentence):
            sentence = re.sub(pattern, instead, sentence)
            number -= 1
    return sentence
