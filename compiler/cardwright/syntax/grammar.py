"""The grammar, ready to read single lines. In: a stretch of text and where it stands. Out: Reading: its words and its phrase."""

from dataclasses import dataclass

from cardwright_grammar import read_text
from lark import Lark, TextSlice, Token, Tree, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser

from cardwright.source import SourceFile, Span
from cardwright.syntax.nodes import Phrase, Word

GRAMMAR_FILE = "cardwright.lark"

OPENERS = {
    "_STEPS": "steps",
    "_OPTIONS": "options",
    "_EFFECTS": "effects",
    "_HOLDS": "holds",
    "_PLACES": "places",
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

    def keyword(self, terminal: str) -> str:
        """The word that a terminal stands for; nothing for those that stand for many."""
        return self._keywords.get(terminal, "")

    def read(self, source: SourceFile, start: int, end: int, rule: str) -> Reading:
        """Read the line between two offsets with a start rule."""
        session = self._session(source, start, end, rule)
        tokens = list(session.lexer_thread.lex(session.parser_state))  # type: ignore[no-untyped-call]
        words = tuple(_word(source.path, token) for token in tokens)
        for number, token in enumerate(tokens):
            try:
                session.feed_token(token)
            except UnexpectedToken:
                return self._stopped(source, start, end, rule, tokens[:number], words)
        return self._ended(session, source, words) or self._stopped(
            source, start, end, rule, tokens, words
        )

    def _session(self, source: SourceFile, start: int, end: int, rule: str) -> InteractiveParser:
        return self._lark.parse_interactive(TextSlice(source.text, start, end), start=rule)

    def _stopped(
        self,
        source: SourceFile,
        start: int,
        end: int,
        rule: str,
        read: list[Token],
        words: tuple[Word, ...],
    ) -> Reading:
        # The session that met the word has already reduced on its account, and so forgotten a part of what it expected.
        session = self._session(source, start, end, rule)
        for token in read:
            session.feed_token(token)
        return Reading(words, None, "", len(read), _accepted(session))

    def _ended(
        self, session: InteractiveParser, source: SourceFile, words: tuple[Word, ...]
    ) -> Reading | None:
        """The whole reading, where the line may end here: as it is, or with lines below it."""
        ends = [end for end in (END, *OPENERS) if end in _choices(session)]
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
        return Reading(words, _statement(source.path, tree), OPENERS.get(ends[0], ""))


# Lark leaves these two without types.
def _accepted(session: InteractiveParser) -> frozenset[str]:
    return frozenset(session.accepts())  # type: ignore[no-untyped-call]


def _choices(session: InteractiveParser) -> frozenset[str]:
    return frozenset(session.choices())  # type: ignore[no-untyped-call]


def _word(path: str, token: Token) -> Word:
    start = token.start_pos or 0
    return Word(token.type, str(token), Span(path, start, start + len(token)))


def _statement(path: str, tree: "Tree[Token]") -> Phrase:
    """The one phrase a start rule holds."""
    inner = tree.children[0]
    assert isinstance(inner, Tree)
    return _phrase(path, inner)


def _phrase(path: str, tree: "Tree[Token]") -> Phrase:
    parts = tuple(
        _word(path, child) if isinstance(child, Token) else _phrase(path, child)
        for child in tree.children
        if not (isinstance(child, Token) and child.type in OPENERS)
    )
    return Phrase(str(tree.data), parts, parts[0].span.to(parts[-1].span))


_prepared: list[Grammar] = []


def prepare_grammar(cache: str | None = None) -> Grammar:
    """Make the grammar, or take Lark's tables from the file `cache`; a second call gives what the first one made."""
    if not _prepared:
        _prepared.append(Grammar(cache))
    return _prepared[0]
