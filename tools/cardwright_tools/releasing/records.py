"""What a release says of itself. In: its Contents, what was checked, the files. Out: manifest, SBOM, changes and checksums, as bytes."""

import io
import json
import re
import uuid
import zipfile
from collections.abc import Mapping
from dataclasses import asdict
from email import message_from_bytes
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
    """CycloneDX: what is in the release, and what each part needs: a pack sets and packs, the toolchain packages, an engine nothing."""
    own = _package(of.name, of.version)
    if of.licence:
        own["licenses"] = [{"license": {_licence_field(of.licence): of.licence}}]
    if of.author:
        own["author"] = of.author
    parts: list[dict[str, object]] = []
    needs: dict[object, list[object]] = {own["bom-ref"]: [f"cardwright:{id}" for id in builds_on]}
    for name, raw in sorted(wheels.items()):
        parts.append(
            {
                "type": "file",
                "bom-ref": f"file:{name}",
                "name": name,
                "hashes": [{"alg": "SHA-256", "content": digest(raw)}],
            }
        )
        needed = [_requirement(said) for said in requirements(raw)]
        parts += [one for one in needed if one not in parts]
        if needed:
            needs[f"file:{name}"] = [one["bom-ref"] for one in needed]
    parts += [
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
            "metadata": {"component": own},
            "components": parts,
            "dependencies": [{"ref": ref, "dependsOn": each} for ref, each in needs.items()],
        }
    )


def _package(name: str, version: str = "") -> dict[str, object]:
    # https://github.com/package-url/purl-spec: names of PyPI are in lower case, with dashes.
    reference = f"pkg:pypi/{name.lower().replace('_', '-')}" + (f"@{version}" if version else "")
    told: dict[str, object] = {"type": "library", "bom-ref": reference, "name": name}
    if version:
        told["version"] = version
    return {**told, "purl": reference}


def requirements(wheel: bytes) -> list[str]:
    """What the metadata of a wheel ask for, but for extras: `black<27,>=26.1`."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        name = next(each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        head = message_from_bytes(archive.read(name))
    asked = head.get_all("Requires-Dist") or []
    return [said for said in asked if "extra ==" not in said]


def _requirement(said: str) -> dict[str, object]:
    """Which version is installed, the installer decides: the range is told as a property."""
    name = re.split(r"[^A-Za-z0-9._-]", said, maxsplit=1)[0]
    asked = said.removeprefix(name).strip()
    told = _package(name)
    return {**told, "properties": [{"name": "cardwright:range", "value": asked}]} if asked else told


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
