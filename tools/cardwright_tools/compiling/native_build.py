"""The part that runs mypyc and the C compiler, in a process of its own. In: staged sources. Out: compiled modules, a line for each one made.

python -m cardwright_tools.compiling.native_build STAGED OUT
"""

import os
import sys
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from cardwright_tools.compiling.groups import groups

# Where many are compiled, the machine is not for us alone.
JOBS = min(4, os.cpu_count() or 1)


class BuildModules(build_ext):
    """Says each module that is done, for a progress bar."""

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        print(f"done {ext.name}", flush=True)


def extensions() -> list[Any]:
    found = groups(Path())
    separate: list[tuple[list[str], str | None]] = [(list(g.files), g.name) for g in found]
    files = [file for group in found for file in group.files]
    options = ["--config-file=mypy.ini", *files]
    made = mypycify(options, separate=separate, debug_level="0", target_dir="c")
    libraries = {f"{group.name}__mypyc" for group in found}
    for extension in made:
        if extension.name not in libraries:
            # It only hands over to its library: there is nothing to optimise.
            extension.extra_compile_args = [*extension.extra_compile_args, "-O0"]
        elif os.name == "posix":
            # Nobody replaces a function of ours from outside, so calls may be direct and inlined.
            extra = "-fno-semantic-interposition"
            extension.extra_compile_args = [*extension.extra_compile_args, extra]
    return made


def build(staged: Path, out: Path) -> None:
    os.chdir(staged)
    Path("mypy.ini").write_text("[mypy]\nstrict = True\npython_version = 3.11\n", encoding="utf-8")
    made = extensions()
    print(f"modules {len(made)}", flush=True)
    distribution = Distribution({"name": "cardwright_native", "ext_modules": made})
    command = BuildModules(distribution)
    command.build_lib, command.build_temp = str(out), "objects"
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
