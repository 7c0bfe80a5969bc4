"""Wheels and archives that are the same, byte for byte, wherever they are made. In: files by their names. Out: bytes.

What is to be the same everywhere is not compressed in a wheel: what deflate makes of a file differs from one zlib to another. Bzip2 has one implementation.
"""

import base64
import io
import tarfile
import zipfile
from bz2 import compress
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

Files = Mapping[str, bytes]
_MOMENT = (2020, 2, 2, 0, 0, 0)
_SECONDS = 1_580_601_600
"""The same moment, 2 February 2020: no file says when it was made."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """What a wheel says of itself. `tag` is `py3-none-any` where it runs everywhere."""

    name: str
    version: str
    summary: str
    licence: str
    tag: str = "py3-none-any"
    entry_points: str = ""
    licence_text: bytes = b""
    author: str = ""

    @property
    def stem(self) -> str:
        return f"{self.name.replace('-', '_')}-{self.version}"

    @property
    def file_name(self) -> str:
        return f"{self.stem}-{self.tag}.whl"

    def metadata(self) -> str:
        lines = [
            "Metadata-Version: 2.3",
            f"Name: {self.name}",
            f"Version: {self.version}",
            f"Summary: {self.summary}",
            *([f"Author: {self.author}"] if self.author else []),
            *([f"License: {self.licence}"] if self.licence else []),
            "Requires-Python: >=3.11",
        ]
        return "\n".join(lines) + "\n"


def wheel(of: Distribution, files: Files) -> bytes:
    info = f"{of.stem}.dist-info"
    is_pure = of.tag.endswith("-any")
    pure = "true" if is_pure else "false"
    told = f"Wheel-Version: 1.0\nGenerator: cardwright\nRoot-Is-Purelib: {pure}\nTag: {of.tag}\n"
    own = {f"{info}/METADATA": of.metadata().encode(), f"{info}/WHEEL": told.encode()}
    if of.entry_points:
        own[f"{info}/entry_points.txt"] = of.entry_points.encode()
    if of.licence_text:
        own[f"{info}/licenses/LICENSE"] = of.licence_text
    every = dict(sorted(files.items())) | own
    record = "".join(f"{name},sha256={_record(raw)},{len(raw)}\n" for name, raw in every.items())
    whole = every | {f"{info}/RECORD": f"{record}{info}/RECORD,,\n".encode()}
    # Machine code differs from compiler to compiler anyway, and compressed it is a quarter.
    return zipped(whole, zipfile.ZIP_STORED if is_pure else zipfile.ZIP_DEFLATED)


def _record(raw: bytes) -> str:
    return base64.urlsafe_b64encode(sha256(raw).digest()).decode().rstrip("=")


def zipped(files: Files, compression: int = zipfile.ZIP_STORED) -> bytes:
    """In the order in which they are given."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, raw in files.items():
            entry = zipfile.ZipInfo(name, _MOMENT)
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            entry.compress_type = compression
            archive.writestr(entry, raw)
    return out.getvalue()


def without_compression(raw: bytes) -> bytes:
    """A wheel that others made, with the same files in the same order."""
    with zipfile.ZipFile(io.BytesIO(raw)) as archive:
        return zipped({name: archive.read(name) for name in archive.namelist()})


def tarred(folder: str, files: Files) -> bytes:
    """`.tar.bz2`, everything below one folder."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, raw in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size, entry.mtime, entry.mode = len(raw), _SECONDS, 0o644
            archive.addfile(entry, io.BytesIO(raw))
    return compress(out.getvalue(), 9)
