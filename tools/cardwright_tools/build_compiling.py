"""Sources become modules that are ready to be written. In: sources, what is remembered. Out: texts by path; the memory is brought up to date.

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
from cardwright_tools.build_files import Folder
from cardwright_tools.build_formatting import FORMATTER, formatted_all
from cardwright_tools.build_memory import Memory, Output, Remembered, fingerprint
from cardwright_tools.build_sources import Sources, packages_of
from cardwright_tools.project import Project
from cardwright_tools.understanding import cache_file


@dataclass(slots=True)
class Compiling:
    project: Project
    sources: Sources
    memory: Memory
    folder: Folder
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
        chosen = [everything[name] for name in read]
        understood, findings = pipeline.understand(chosen, cache_file() or None)
        vocabulary = understood.language.vocabulary
        declaring = {entry.span.path for entry in vocabulary.entries}
        if not is_whole and not declaring <= set(self.memory.nouns):
            return False
        by_source = _by_source(understood.cards)
        nouns = [card for name in declaring for card in by_source.get(name, ())]
        within = setting(vocabulary, nouns, packages_of(self.project, vocabulary))
        self._compile_each(wanted, by_source, within, findings)
        if is_whole:
            self._remember_nouns(declaring, within)
        self._make(catalogue_file(self._listed(), path) for path in catalogue_paths(within))
        return True

    def _compile_each(
        self,
        names: list[str],
        by_source: dict[str, list[Card]],
        within: Setting,
        findings: tuple[Diagnostic, ...],
    ) -> None:
        broken = {finding.primary.span.path for finding in findings if finding.is_error}
        made: list[tuple[str, Compiled]] = []
        for name in names:
            result, found = compiled(by_source.get(name, ()), self.sources.own[name], within)
            if name in broken or any(finding.is_error for finding in found):
                self._keep_old(name, within)
            elif result is None:
                self.memory.sources[name] = Remembered(self.sources.fingerprint(name))
            else:
                made.append((name, result))
            findings = (*findings, *(found if name not in broken else ()))
        self._remember(made)
        self.findings = pipeline.in_order(findings)

    def _keep_old(self, name: str, within: Setting) -> None:
        """A source with mistakes leaves its module as it was, and is looked at again the next time."""
        known = self.memory.sources.get(name)
        path = within.packages[0].module_path(name)
        there = self.folder.fingerprint_of(path)
        output = known.output if known is not None else None
        self.memory.sources[name] = Remembered(
            "", output or (Output(path, "", there) if there else None)
        )

    def _remember(self, made: list[tuple[str, Compiled]]) -> None:
        outputs = self._outputs([result.file for _, result in made])
        for (name, result), output in zip(made, outputs, strict=True):
            listed = tuple((e.set_id, e.module, e.class_name) for e in result.listed)
            known = Output(output.path, output.raw, output.text, listed)
            self.memory.sources[name] = Remembered(self.sources.fingerprint(name), known)

    def _remember_nouns(self, declaring: set[str], within: Setting) -> None:
        nouns = {name: self.sources.fingerprint(name) for name in sorted(declaring)}
        self.memory.nouns = nouns
        self.memory.others = tuple(sorted(set(self.sources.below) - declaring))
        before, self.memory.extra = self.memory.extra, {}
        self._make(nouns_of_packs(within), before)

    def _make(
        self, files: Iterable[GeneratedFile], before: dict[str, Output] | None = None
    ) -> None:
        known = self.memory.extra if before is None else before
        for output in self._outputs(list(files), known):
            self.memory.extra[output.path] = output

    def _outputs(
        self, files: list[GeneratedFile], known: dict[str, Output] | None = None
    ) -> list[Output]:
        """What was formatted before is not formatted again."""
        before = {output.path: output for output in self.memory.outputs()} | (known or {})
        raws = {file.path: fingerprint(FORMATTER + file.text) for file in files}
        new = [f for f in files if not self._is_formatted(before.get(f.path), raws[f.path])]
        for file, text in zip(new, formatted_all([file.text for file in new]), strict=True):
            self.texts[file.path] = text
        return [
            Output(
                path,
                raw,
                fingerprint(self.texts[path]) if path in self.texts else before[path].text,
            )
            for path, raw in raws.items()
        ]

    def _is_formatted(self, known: Output | None, raw: str) -> bool:
        return known is not None and known.raw == raw and self.folder.has(known.path, known.text)

    def _listed(self) -> list[Listed]:
        known = (self.memory.sources.get(name) for name in sorted(self.sources.own))
        outputs = (entry.output for entry in known if entry is not None)
        return [Listed(*rule) for output in outputs if output is not None for rule in output.listed]


def _by_source(cards: Iterable[Card]) -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in cards:
        found.setdefault(card.path, []).append(card)
    return found
