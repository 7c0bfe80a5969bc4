"""Games, sets and packs with the folders that are theirs. In: syntax.Pages. Out: Layer for each path."""

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from cardwright.source import NOWHERE, Span
from cardwright.syntax.nodes import Item, Line, Page
from cardwright.values import dataclass

Level: TypeAlias = Literal["game", "set", "pack"]
LEVELS: tuple[str, ...] = get_args(Level)


@dataclass(frozen=True, slots=True)
class Layer:
    """`runtime` names the package that knows the nouns of this layer; empty for sets and packs. `needs`: the layers that it names; `span` is where its id is written."""

    level: str
    id: str
    folder: str
    runtime: str = ""
    needs: tuple[str, ...] = ()
    span: Span = NOWHERE

    @property
    def is_native(self) -> bool:
        return bool(self.runtime)


LOOSE = Layer("pack", "", "")


class Layers:
    """Which layer a path belongs to: the one with the deepest folder around it."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self.all = tuple(sorted(layers, key=lambda layer: layer.folder))
        self._by_folder = {layer.folder: layer for layer in reversed(self.all)}
        self._known: dict[str, Layer] = {}
        self._needs = {layer.id: layer.needs for layer in self.all}

    def needed(self, layer: Layer) -> frozenset[str]:
        """Ids of the layers that it builds on: those that it names, and those that these name."""
        found: set[str] = set()
        names = [layer.id]
        while names:
            new = set(self._needs.get(names.pop(), ())) - found
            found |= new
            names += new
        return frozenset(found)

    def seen_from(self, path: str) -> frozenset[Layer]:
        """The layers whose nouns the author of a file may think of; one that lies in no pack may think of all."""
        return self.certain_for(path) if self.of(path).id else frozenset((*self.all, LOOSE))

    def certain_for(self, path: str) -> frozenset[Layer]:
        """The layers that are there wherever this file is: a pack only for those that need it."""
        home = self.of(path)
        wanted = {home.id, *self.needed(home)}
        there = (layer for layer in self.all if layer.level != "pack" or layer.id in wanted)
        return frozenset((*there, LOOSE))

    def meet(self, one: Layer, other: Layer) -> bool:
        """What they declare is for the same table. A set that a pack does not need is none of its business."""
        if {one.level, other.level} != {"set", "pack"} or not one.id or not other.id:
            return True
        return one.id in self.needed(other) or other.id in self.needed(one)

    def of(self, path: str) -> Layer:
        folder = folder_of(path)
        found = self._known.get(folder)
        if found is None:
            found = self._known[folder] = self._search(folder)
        return found

    def _search(self, folder: str) -> Layer:
        while folder:
            if folder in self._by_folder:
                return self._by_folder[folder]
            folder = folder_of(folder)
        return self._by_folder.get("", LOOSE)


def folder_of(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[0]


def layers_of(pages: Iterable[Page]) -> Layers:
    return Layers(
        Layer(_kind(item), item.id.text, _folder(page), _runtime(item), _needs(item), item.id.span)
        for page in pages
        for item in page.items
        if _kind(item) in LEVELS
    )


def _folder(page: Page) -> str:
    folder = folder_of(page.path)
    return folder_of(folder) if folder.endswith("/vocabulary") else folder


def _kind(item: Item) -> str:
    return item.kind[0].text if len(item.kind) == 1 else ""


def _runtime(item: Item) -> str:
    return next((_second_word(line) for line in item.lines if _says_runtime(line)), "")


def _needs(item: Item) -> tuple[str, ...]:
    lines = (line.words for line in item.lines if line.words and line.words[0].text == "needs")
    return tuple(word.text for words in lines for word in words[1:] if word.text.isidentifier())


def _says_runtime(line: Line) -> bool:
    return len(line.words) > 1 and line.words[0].text == "runtime"


def _second_word(line: Line) -> str:
    return line.words[1].text
