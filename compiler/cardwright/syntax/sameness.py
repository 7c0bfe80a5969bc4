"""Whether two pages say the same. In: two Pages. Out: yes or no, whatever their layout, places and comments are."""

from cardwright.syntax.nodes import Item, Line, Page


def says_the_same(a: Page, b: Page) -> bool:
    return [_said(item) for item in a.items] == [_said(item) for item in b.items]


def _said(item: Item) -> object:
    name = item.name.text if item.name else ""
    return [word.text for word in (*item.kind, item.id)], name, _block(item.lines)


def _block(lines: tuple[Line, ...]) -> object:
    return [
        (
            [" ".join(word.text.split()) for word in line.words],
            line.phrase is None,
            _block(line.block),
        )
        for line in lines
        if line.words
    ]
