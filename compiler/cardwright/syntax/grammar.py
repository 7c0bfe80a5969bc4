"""The grammar, ready to read single lines. In: a stretch of text and where it stands. Out: Reading: its words and its phrase."""

from dataclasses import dataclass

from cardwright_grammar import read_text
from lark import Lark, Token, Tree, UnexpectedToken
from lark.grammar import Rule
from lark.parsers.lalr_interactive_parser import InteractiveParser

from cardwright.source import SourceFile, Span
from cardwright.syntax.nodes import Phrase, Word

GRAMMAR_FILE = "cardwright.lark"

OPENERS = {
    "_STEPS": "steps",
    "_OPTIONS": "options",
    "_EFFECTS": "effects",
}
"""The end of a line that has lines below it, and the start rule those are read with."""

STARTS = (
    "item",
    *OPENERS.values(),
    "item_after_if",
    "steps_after_if",
    "options_after_option",
)

END = "$END"


@dataclass(frozen=True, slots=True)
class Reading:
    """What became of one line. `phrase` is None where the grammar stopped: at word number `stopped_at`, where it
    would have gone on with one of `expected`. `opens` names the start rule for the lines below."""

    words: tuple[Word, ...]
    phrase: Phrase | None
    opens: str = ""
    stopped_at: int = 0
    expected: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Way:
    """One way to say a rule: other rules and terminals in order. `named`: what its phrase is called, empty where it is inlined."""

    rule: str
    said: tuple[str, ...]
    named: str


class Grammar:
    """Lark's tables and lexer, made once and used for every line of every file."""

    def __init__(self, cache: str | None = None) -> None:
        self._lark = Lark(
            read_text(GRAMMAR_FILE),
            parser="lalr",
            lexer="basic",
            start=[*STARTS, "nothing"],
            keep_all_tokens=True,
            maybe_placeholders=False,
            cache=cache or False,
        )
        self._keywords = {
            str(t.name): str(t.pattern.value)
            for t in self._lark.terminals
            if t.pattern.type == "str" and t.pattern.value.isalpha()
        }

    def ways(self) -> tuple[Way, ...]:
        """All that can be said, rule by rule, with what is optional or repeated spelt out."""
        return tuple(_way(rule) for rule in self._lark.rules)

    def patterns(self) -> dict[str, str]:
        """What each terminal looks like, as a regular expression."""
        return {str(t.name): t.pattern.to_regexp() for t in self._lark.terminals}

    @property
    def keywords(self) -> frozenset[str]:
        return frozenset(self._keywords.values())

    def is_word(self, text: str) -> bool:
        """Whether the language has this word, so that nobody can give it to a noun."""
        words = self.read_line(text, "item").words
        return len(words) == 1 and words[0].kind not in ("NAME", "UNKNOWN")

    def keyword(self, terminal: str) -> str:
        """The word that a terminal stands for; nothing for those that stand for many."""
        return self._keywords.get(terminal, "")

    def read_line(self, text: str, rule: str) -> Reading:
        """Read a line that stands in no file: what an author may have meant."""
        return self.read(SourceFile("", text), 0, len(text), rule)

    def read(self, source: SourceFile, start: int, end: int, rule: str) -> Reading:
        """Read the line between two offsets with a start rule."""
        # A stretch of the whole text would make Lark count the lines above it for every line.
        text = source.text[start:end]
        session = self._session(text, rule)
        tokens = list(session.lexer_thread.lex(session.parser_state))  # type: ignore[no-untyped-call]
        words = _Words(source.path, start, tokens)
        for number, token in enumerate(tokens):
            try:
                session.feed_token(token)
            except UnexpectedToken:
                return self._stopped(text, rule, tokens[:number], words)
        return _ended(session, words) or self._stopped(text, rule, tokens, words)

    def _session(self, text: str, rule: str) -> InteractiveParser:
        return self._lark.parse_interactive(text, start=rule)

    def _stopped(self, text: str, rule: str, read: list[Token], words: "_Words") -> Reading:
        # The session that met the word has already reduced on its account, and so forgotten a part of what it expected.
        session = self._session(text, rule)
        for token in read:
            session.feed_token(token)
        return Reading(words.all(), None, "", len(read), _accepted(session))


def _way(rule: Rule) -> Way:
    origin = str(rule.origin.name)
    named = str(rule.alias or "") or ("" if origin.startswith("_") else origin)
    return Way(origin, tuple(str(symbol.name) for symbol in rule.expansion), named)


def _ended(session: InteractiveParser, words: "_Words") -> Reading | None:
    """The whole reading, where the line may end here: as it is, or with lines below it."""
    choices = session.choices()  # type: ignore[no-untyped-call]
    ends = [end for end in (END, *OPENERS) if end in choices]
    if len(ends) > 1:
        accepted = _accepted(session)
        ends = [end for end in ends if end in accepted]
    if not ends:
        return None
    try:
        if ends[0] != END:
            session.feed_token(Token(ends[0], ""))
        tree = session.feed_token(Token(END, ""))
    except UnexpectedToken:
        return None
    return Reading(words.all(), words.phrase(tree.children[0]), OPENERS.get(ends[0], ""))


def _accepted(session: InteractiveParser) -> frozenset[str]:
    return frozenset(session.accepts())  # type: ignore[no-untyped-call]


class _Words:
    """The words of one line by where they start, so that a phrase holds the same words as its line."""

    def __init__(self, path: str, offset: int, tokens: list[Token]) -> None:
        self._by_start = {t.start_pos or 0: _word(path, offset, t) for t in tokens}

    def all(self) -> tuple[Word, ...]:
        return tuple(self._by_start.values())

    def phrase(self, tree: "Tree[Token]") -> Phrase:
        parts = tuple(
            self._by_start[child.start_pos or 0] if isinstance(child, Token) else self.phrase(child)
            for child in tree.children
            if not (isinstance(child, Token) and child.type in OPENERS)
        )
        return Phrase(str(tree.data), parts, parts[0].span.to(parts[-1].span))


def _word(path: str, offset: int, token: Token) -> Word:
    start = offset + (token.start_pos or 0)
    return Word(token.type, str(token), Span(path, start, start + len(token)))


_prepared: list[Grammar] = []


def prepare_grammar(cache: str | None = None) -> Grammar:
    """Make the grammar, or take Lark's tables from the file `cache`; a second call gives what the first one made."""
    if not _prepared:
        _prepared.append(Grammar(cache))
    return _prepared[0]
