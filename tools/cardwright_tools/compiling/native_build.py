"""The part that runs mypyc and the C compiler, in a process of its own. In: staged sources. Out: compiled modules, a line for each one made.

python -m cardwright_tools.compiling.native_build STAGED OUT LEVEL

LEVEL is how much the C compiler optimises: "3", or "0" for a fifth of the time.
"""

import os
import shutil
import sys
import sysconfig
from hashlib import blake2b
from pathlib import Path
from typing import Any

from mypyc.build import mypyc_build, mypycify
from mypyc.options import CompilerOptions
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from cardwright_tools.compiling.groups import ENGINE, Group, groups

# Where many are compiled, the machine is not for us alone.
JOBS = min(4, os.cpu_count() or 1)

SHORT = "short"
HEADER = """\
/* What a module needs that hands over to its library, of the stable interface of Python: its own header takes a
   twentieth of a second to read, for each of eight hundred modules. */
#include <stddef.h>
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF(object) Py_DecRef(object)
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""
"""Whatever else mypyc may write there one day ends the compile with an error."""


class BuildModules(build_ext):
    """Says each module that is done, for a progress bar."""

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        print(f"done {ext.name}", flush=True)


def extensions(level: str) -> list[Any]:
    found = groups(Path())
    separate: list[tuple[list[str], str | None]] = [(list(g.files), g.name) for g in found]
    files = [file for group in found for file in group.files]
    options = ["--config-file=mypy.ini", *files]
    forget_another_engine(found[0])
    made = mypycify(
        options,
        separate=separate,
        debug_level="0",
        opt_level=level,
        target_dir="c",
        skip_cgen_input=_written(options, separate),
    )
    libraries = {f"{group.name}__mypyc" for group in found}
    Path(SHORT).mkdir(exist_ok=True)
    Path(SHORT, "Python.h").write_text(HEADER, encoding="utf-8")
    for extension in made:
        if extension.name not in libraries:
            # It only hands over to its library: there is nothing to optimise, and little to read.
            extension.extra_compile_args = [*extension.extra_compile_args, "-O0"]
            if has_short_header():
                extension.include_dirs = [SHORT, *extension.include_dirs]
        elif os.name == "posix":
            # Nobody replaces a function of ours from outside, so calls may be direct and inlined.
            # Whether half a million lines are indented as they mean takes gcc longer than all else that it reads there.
            extra = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
            if level == "0" and extension.name == f"{ENGINE}__mypyc":
                # Without any, it plays hardly faster than its source.
                extra += ["-O1", "-w"]
            extension.extra_compile_args = [*extension.extra_compile_args, *extra]
    return made


def has_short_header() -> bool:
    """A Python without a global lock has other modules to hand over."""
    return os.name == "posix" and not sysconfig.get_config_var("Py_GIL_DISABLED")


def _written(options: list[str], separate: list[tuple[list[str], str | None]]) -> Any:
    """The C files, written as for a whole program, and what they need beside the engine's own sources.

    Where groups are compiled apart, mypyc takes it that any class may have subclasses elsewhere: attributes of a `Player` are then
    asked at every use whether they are set at all. Here all classes are known: what may be subclassed elsewhere says so.
    """
    whole = CompilerOptions(separate=True, target_dir="c")
    whole.global_opts = True
    _, named, needed = mypyc_build(options, whole, separate=separate)
    files = [[(os.path.relpath(name, "c"), "") for name in names] for names, _ in named]
    return files, [(dep.path, dep.include_dirs, dep.internal) for dep in needed]


def forget_another_engine(engine: Group) -> None:
    """What is remembered of cards rests on which classes the engine has."""
    digest = blake2b(b"".join(Path(file).read_bytes() for file in engine.files)).hexdigest()
    seen = Path("engine.digest")
    if not seen.is_file() or seen.read_text(encoding="utf-8") != digest:
        shutil.rmtree(".mypy_cache", ignore_errors=True)
        seen.write_text(digest, encoding="utf-8")


def build(staged: Path, out: Path, level: str) -> None:
    os.chdir(staged)
    Path("mypy.ini").write_text("[mypy]\nstrict = True\npython_version = 3.11\n", encoding="utf-8")
    made = extensions(level)
    print(f"modules {len(made)}", flush=True)
    distribution = Distribution({"name": "cardwright_native", "ext_modules": made})
    command = BuildModules(distribution)
    command.build_lib, command.build_temp = str(out), "objects"
    command.parallel = JOBS
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3])
