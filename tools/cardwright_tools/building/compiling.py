"""Sources become modules that are ready to be written. In: sources, what is remembered. Out: texts by path, and the memory up to date.

Where no noun has changed, only the changed sources are read, with the files that declare nouns.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from cardwright import pipeline
from cardwright.diagnostics import Diagnostic
from cardwright.plan.catalogue import Listed
from cardwright.python.compiled import (
    Compiled,
    Setting,
    catalogue_file,
    catalogue_paths,
    compiled,
    nouns_of_packs,
    setting,
)
from cardwright.python.generated_file import GeneratedFile
from cardwright.rules.nodes import Card
from cardwright_tools.building.files import Folder
from cardwright_tools.building.formatting import FORMATTER, Formatting
from cardwright_tools.building.memory import Memory, Output, Remembered, fingerprint
from cardwright_tools.building.sources import Sources, packages_of
from cardwright_tools.project import Project
from cardwright_tools.understanding import cache_file

Made = tuple[str, Compiled]


@dataclass(slots=True)
class Compiling:
    """`before` are the outputs of the last build, by path."""

    project: Project
    sources: Sources
    memory: Memory
    folder: Folder
    formatting: Formatting
    before: dict[str, Output] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    findings: tuple[Diagnostic, ...] = ()

    def everything(self) -> None:
        self._compile(self.sources.all, list(self.sources.own), is_whole=True)

    def only(self, changed: list[str]) -> bool:
        """False where a changed source turns out to declare nouns: then everything must be read."""
        names = dict.fromkeys((*self.memory.nouns, *changed))
        return self._compile(names, changed, is_whole=False)

    def _compile(self, read: Iterable[str], wanted: list[str], is_whole: bool) -> bool:
        everything = self.sources.all
        chosen = [*self.sources.contracts, *(everything[name] for name in read)]
        understood, findings = pipeline.understand(chosen, cache_file() or None)
        vocabulary = understood.language.vocabulary
        declaring = {entry.span.path for entry in vocabulary.entries}
        if not is_whole and not declaring <= set(self.memory.nouns):
            return False
        self.before = {output.path: output for output in self.memory.outputs()}
        by_source = _by_source(understood.cards)
        nouns = [card for name in declaring for card in by_source.get(name, ())]
        within = setting(
            vocabulary, nouns, understood.contracts, packages_of(self.project, vocabulary)
        )
        made = self._compile_each(wanted, by_source, within, findings)
        plain = self._plain(declaring, within, is_whole)
        self._remember(made, plain, within)
        return True

    def _compile_each(
        self,
        names: list[str],
        by_source: dict[str, list[Card]],
        within: Setting,
        findings: tuple[Diagnostic, ...],
    ) -> list[Made]:
        broken = {finding.primary.span.path for finding in findings if finding.is_error}
        made: list[Made] = []
        more: list[Diagnostic] = []
        for name in names:
            result, found = compiled(by_source.get(name, ()), self.sources.own[name], within)
            if name in broken or any(finding.is_error for finding in found):
                self._keep_old(name, within)
            elif result is None:
                self.memory.sources[name] = Remembered(self.sources.fingerprint(name))
            else:
                if result.file is not None:
                    self._format(result.file)
                made.append((name, result))
            more.extend(found if name not in broken else ())
        self.findings = pipeline.in_order((*findings, *more))
        return made

    def _keep_old(self, name: str, within: Setting) -> None:
        """A source with mistakes leaves its module as it was, and is looked at again the next time."""
        known = self.memory.sources.get(name)
        output = known.output if known is not None else None
        path = within.packages[0].module_path(name)
        there = self.folder.fingerprint_of(path)
        if output is None and there:
            output = Output(path, "", there)
        listed = known.listed if known is not None else ()
        self.memory.sources[name] = Remembered("", output, listed)

    def _plain(self, declaring: set[str], within: Setting, is_whole: bool) -> list[GeneratedFile]:
        """Files that come from nouns alone; only where everything is read can they have changed."""
        if not is_whole:
            return []
        self.memory.nouns = {name: self.sources.fingerprint(name) for name in sorted(declaring)}
        self.memory.others = tuple(sorted(set(self.sources.below) - declaring))
        self.memory.extra = {}
        files = list(nouns_of_packs(within))
        for file in files:
            self._format(file)
        return files

    def _remember(self, made: list[Made], plain: list[GeneratedFile], within: Setting) -> None:
        self.texts.update(self.formatting.texts())
        for name, result in made:
            listed = tuple((e.set_id, e.module, e.class_name) for e in result.listed)
            output = self._output(result.file) if result.file is not None else None
            self.memory.sources[name] = Remembered(self.sources.fingerprint(name), output, listed)
        paths = catalogue_paths(within)
        catalogues = [catalogue_file(self._listed(path, within), path, within) for path in paths]
        for file in catalogues:
            self._format(file)
        self.texts.update(self.formatting.texts())
        for file in (*plain, *catalogues):
            self.memory.extra[file.path] = self._output(file)

    def _format(self, file: GeneratedFile) -> None:
        """What was formatted before, and lies there still, is not formatted again."""
        known = self.before.get(file.path)
        if known is None or known.raw != _raw(file) or not self.folder.has(known.path, known.text):
            self.formatting.put(file.path, file.text)

    def _output(self, file: GeneratedFile) -> Output:
        new = self.texts.get(file.path)
        text = fingerprint(new) if new is not None else self.before[file.path].text
        return Output(file.path, _raw(file), text)

    def _listed(self, catalogue: str, within: Setting) -> list[Listed]:
        """The rules of the sources below the catalogue's folder."""
        folder = catalogue.rpartition("/")[0] + "/"
        module_path = within.packages[0].module_path
        inside = (name for name in sorted(self.sources.own) if module_path(name).startswith(folder))
        known = (self.memory.sources.get(name) for name in inside)
        return [Listed(*rule) for entry in known if entry is not None for rule in entry.listed]


def _raw(file: GeneratedFile) -> str:
    return fingerprint(FORMATTER + file.text)


def _by_source(cards: Iterable[Card]) -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(card.path, []).append(card)
    return found
