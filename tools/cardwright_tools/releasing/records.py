"""What a release says of itself. In: its Contents, what was checked, the files. Out: manifest, SBOM, changes and checksums, as bytes."""

import json
import re
import uuid
from collections.abc import Mapping
from dataclasses import asdict
from hashlib import sha256

from cardwright.locks import Pin
from cardwright.rules.nodes import Card
from cardwright_tools.facts.export import documents
from cardwright_tools.releasing.archives import Distribution
from cardwright_tools.releasing.contents import Contents
from cardwright_tools.releasing.notes import heading

APACHE = "Apache-2.0"
SCHEMA = "cardwright-release/1"
MANIFEST, SBOM, CHANGES, FACTS, SUMS = (
    "release.json",
    "sbom.cdx.json",
    "CHANGES.md",
    "facts.json",
    "SHA256SUMS",
)
_NAMESPACE = uuid.UUID("5d6f7c1e-3c0b-5d0a-9a57-6b1f5d1c9a20")
_RULING = re.compile(r"^### ([a-z0-9-]+)$", re.MULTILINE)


def digest(raw: bytes) -> str:
    return sha256(raw).hexdigest()


def facts(of: Contents) -> bytes:
    return _json(documents(of.cards, of.project.vocabulary))


def manifest(of: Contents, version: str, checked: Mapping[str, object], fact_file: bytes) -> bytes:
    return _json(
        {
            "schema": SCHEMA,
            "name": of.name,
            "version": version,
            "holds": list(of.chosen),
            "builds_on": {id: asdict(pin) for id, pin in of.builds_on.items()},
            "items": [_item(card, of) for card in of.cards],
            "checked": dict(checked),
            "rulings": _RULING.findall(of.sources.get("docs/rulings.md", b"").decode()),
            "facts": {"file": FACTS, "sha256": digest(fact_file)},
            "files": {name: digest(raw) for name, raw in sorted(of.package.items())},
        }
    )


def _item(card: Card, of: Contents) -> dict[str, object]:
    source = of.project.by_path[card.path].text.encode()
    module = _module(card.path, of)
    built = of.package.get(module)
    return {
        "id": card.id,
        "kind": card.kind.id,
        "set": card.set_id,
        "source": _shown(card.path, of),
        "source_sha256": digest(source),
        "class": module if built is not None else None,
        "class_sha256": digest(built) if built is not None else None,
    }


def _shown(path: str, of: Contents) -> str:
    return path.removeprefix(of.folders.cards.as_posix() + "/")


def _module(path: str, of: Contents) -> str:
    own = _shown(path, of).removeprefix("cards/").removesuffix(".card") + ".py"
    return f"{of.name}/{own}" if of.folders.is_pack else f"cardwright_cards/{own}"


def sbom(of: Distribution, wheels: Mapping[str, bytes], builds_on: Mapping[str, Pin]) -> bytes:
    """CycloneDX: what is in the release, and the sets and packs that it needs; an engine needs nothing."""
    # https://github.com/package-url/purl-spec: names of PyPI are in lower case, with dashes.
    reference = f"pkg:pypi/{of.name.lower().replace('_', '-')}@{of.version}"
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": reference,
        "name": of.name,
        "version": of.version,
        "purl": reference,
    }
    if of.licence:
        component["licenses"] = [{"license": {_licence_field(of.licence): of.licence}}]
    if of.author:
        component["author"] = of.author
    parts = [
        {"type": "file", "name": name, "hashes": [{"alg": "SHA-256", "content": digest(raw)}]}
        for name, raw in sorted(wheels.items())
    ]
    needed = [
        {"type": "library", "bom-ref": f"cardwright:{id}", "name": id, "version": pin.version}
        for id, pin in builds_on.items()
    ]
    content = digest("".join(sorted(digest(raw) for raw in wheels.values())).encode())
    return _json(
        {
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "serialNumber": f"urn:uuid:{uuid.uuid5(_NAMESPACE, content)}",
            "version": 1,
            "metadata": {"component": component},
            "components": [*parts, *needed],
            "dependencies": [{"ref": reference, "dependsOn": [each["bom-ref"] for each in needed]}],
        }
    )


def _licence_field(licence: str) -> str:
    """`id` is for the identifiers of SPDX, of which we know our own; what the author of a pack wrote is a name."""
    return "id" if licence == APACHE else "name"


def changes_of(changelog: str, version: str) -> str:
    """The notes of one version; empty where there are none."""
    found = heading(version).search(changelog)
    if found is None:
        return ""
    return changelog[found.end() :].partition("\n## ")[0].strip()


def sums(files: Mapping[str, bytes]) -> bytes:
    return "".join(f"{digest(raw)}  {name}\n" for name, raw in sorted(files.items())).encode()


def _json(value: object) -> bytes:
    return (json.dumps(value, indent=1, ensure_ascii=False) + "\n").encode()
