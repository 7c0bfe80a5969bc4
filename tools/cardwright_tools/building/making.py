"""The files of a build, ready to be written. In: a Project, what the last build made, what is found wrong. Out: Memory of all files, texts of the new ones."""

import ast
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from cardwright.answers import fingerprint
from cardwright.pipeline import Found, Project
from cardwright.plan.from_rules import Listed
from cardwright.plan.names import TEXTS, dotted
from cardwright.python.compiled import (
    Compiled,
    catalogue_file,
    catalogue_paths,
    nouns_of_packs,
    texts_file,
)
from cardwright.python.generated_file import GeneratedFile
from cardwright_tools.building.files import Folder
from cardwright_tools.building.formatting import FORMATTER, Formatting
from cardwright_tools.building.memory import Made, Memory, Output

Listing = tuple[Listed, ...]


class Making:
    """`texts` are the new files by path; `refused` says of each source with an error whether its last module is kept."""

    def __init__(
        self, project: Project, before: Memory, folder: Folder, formatting: Formatting
    ) -> None:
        self.project, self.folder = project, folder
        self.texts: dict[str, str] = {}
        self.refused: dict[str, bool] = {}
        self._before, self._formatting = before, formatting
        self._outputs = {output.path: output for output in before.outputs()}

    def all(self, own: Iterable[str], findings: Found, compiler: str) -> Memory:
        own = sorted(own)
        broken = {finding.primary.span.path for finding in findings if finding.is_error}
        nouns = {file.path: file for file in nouns_of_packs(self.project.setting)}
        kept = {path: self._left_of(path, nouns) for path in own if path in broken}
        if self._before.compiler == compiler:
            known = ((path, self._known(path)) for path in own if path not in kept)
            kept |= {path: made for path, made in known if made is not None}
        new = {path: self.project.compiled(path) for path in own if path not in kept}
        listed = {path: kept[path].listed if path in kept else _listed(new[path]) for path in own}
        shared = (*nouns.values(), *self._catalogues(listed), *_texts(listed))
        modules = {path: made.file for path, made in new.items() if made and made.file}
        self.texts = self._formatted((*modules.values(), *shared))
        made = {path: self._made(path, modules.get(path), listed[path]) for path in new}
        return Memory(
            compiler=compiler,
            sources={path: kept.get(path) or made[path] for path in own},
            shared={file.path: self._output(file) for file in shared},
        )

    def _known(self, path: str) -> Made | None:
        """What the last build made of it, if it would come out the same and lies there still."""
        made = self._before.sources.get(path)
        if made is None or made.built_from != self.project.built_from(path):
            return None
        return made if made.output is None or self._lies(made.output) else None

    def _left_of(self, path: str, nouns: Mapping[str, GeneratedFile]) -> Made:
        """A source with an error leaves its last module as it was; nothing where there is none, or where its nouns are gone."""
        module = self.project.setting.packages[0].module_path(path)
        text = self.folder.text_of(module)
        is_kept = text is not None and _has_nouns(text, nouns)
        known = self._before.sources.get(path)
        listed = known.listed if known is not None else self._last_listed.get(dotted(module), ())
        if text is not None or self._can_be_built(path):
            self.refused[path] = is_kept
        if text is None or not is_kept:
            return Made("", None, tuple(rule for rule in listed if rule.module != dotted(module)))
        made = self._outputs.get(module)
        is_ours = made is not None and made.text == fingerprint(text)
        return Made("", made if is_ours else Output(module, "", fingerprint(text)), listed)

    @property
    def refused_rules(self) -> frozenset[str]:
        return frozenset(id for path in self.refused for id in self._rule_ids(path))

    def _can_be_built(self, path: str) -> bool:
        return any(self._rule_ids(path))

    def _rule_ids(self, path: str) -> Iterator[str]:
        """Of what is more than a noun; a kind that nobody knows may have been meant as a card."""
        for head, id, _ in self.project.heads(path):
            kind = self.project.vocabulary.kind(head)
            if kind is None or kind.base:
                yield id

    def _texts_of(self, rule: Listed) -> str:
        """As they lie there: a checkout has them without what the last build remembered."""
        folder, _, module = rule.module.rpartition(".")
        path = f"{folder.replace('.', '/')}/{TEXTS}"
        told = _told_in(self.folder.text_of(path) or "{}")
        return json.dumps(told.get(f"{module}.{rule.class_name}", ""), ensure_ascii=False)

    @cached_property
    def _last_listed(self) -> dict[str, Listing]:
        """By module, what the catalogues say as they lie there: a checkout has them without what the last build remembered."""
        found: dict[str, Listing] = {}
        for path in catalogue_paths(self.project.setting):
            for rule in _rules_in(self.folder.text_of(path) or ""):
                rule = replace(rule, texts=self._texts_of(rule))
                found[rule.module] = (*found.get(rule.module, ()), rule)
        return found

    def _catalogues(self, listed: Mapping[str, Listing]) -> Iterator[GeneratedFile]:
        """Each with the rules of the sources below its folder."""
        within = self.project.setting
        for path in catalogue_paths(within):
            folder = path.rpartition("/")[0] + "/"
            below = (s for s in listed if within.packages[0].module_path(s).startswith(folder))
            yield catalogue_file((rule for s in below for rule in listed[s]), path, within)

    def _formatted(self, files: Iterable[GeneratedFile]) -> dict[str, str]:
        """What was formatted before, and lies there still, is not formatted again."""
        data: dict[str, str] = {}
        for file in files:
            known = self._outputs.get(file.path)
            if known is None or known.raw != _raw(file) or not self._lies(known):
                if file.path.endswith(".py"):
                    self._formatting.put(file.path, file.text)
                else:
                    data[file.path] = file.text
        return {**self._formatting.texts(), **data}

    def _made(self, path: str, file: GeneratedFile | None, listed: Listing) -> Made:
        output = self._output(file) if file is not None else None
        return Made(self.project.built_from(path), output, listed)

    def _output(self, file: GeneratedFile) -> Output:
        new = self.texts.get(file.path)
        text = fingerprint(new) if new is not None else self._outputs[file.path].text
        return Output(file.path, _raw(file), text)

    def _lies(self, output: Output) -> bool:
        return self.folder.has(output.path, output.text)


def _texts(listed: Mapping[str, Listing]) -> Iterator[GeneratedFile]:
    """For each folder of modules, what its rules say in words."""
    folders: dict[str, list[Listed]] = {}
    for rules in listed.values():
        for rule in rules:
            if rule.texts:
                folders.setdefault(rule.module.rpartition(".")[0], []).append(rule)
    for folder, telling in folders.items():
        yield texts_file(f"{folder.replace('.', '/')}/{TEXTS}", telling)


def _told_in(text: str) -> dict[str, Any]:
    """Empty where somebody has spoilt the file."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _raw(file: GeneratedFile) -> str:
    return fingerprint(FORMATTER, file.text)


def _listed(made: Compiled | None) -> Listing:
    return made.listed if made is not None else ()


def _has_nouns(text: str, nouns: Mapping[str, GeneratedFile]) -> bool:
    """Whether all that a module imports from the nouns of packs is still there."""
    for path, names in _imports_in(text):
        if path in nouns and not all(f"\n{name}: " in nouns[path].text for name in names):
            return False
    return True


def _imports_in(text: str) -> Iterator[tuple[str, list[str]]]:
    for node in _tree(text).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.replace(".", "/") + ".py", [alias.name for alias in node.names]


def _rules_in(catalogue: str) -> Listing:
    """Nothing where somebody has spoilt the file."""
    try:
        return tuple(_listed_in(_tree(catalogue)))
    except (ValueError, TypeError, AttributeError, RecursionError):
        return ()


def _listed_in(catalogue: ast.Module) -> Iterator[Listed]:
    for node in catalogue.body:
        if isinstance(node, ast.AnnAssign) and node.value and ast.unparse(node.target) == "RULES":
            for set_id, rules in ast.literal_eval(node.value).items():
                yield from (Listed(str(set_id), str(module), str(name)) for module, name in rules)


def _tree(text: str) -> ast.Module:
    """Empty where somebody has spoilt the file."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])
