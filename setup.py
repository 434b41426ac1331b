"""Compiles every module of the package that has a .pxd beside it. All else is in pyproject.toml.

MEADHALL_BUILD: compiled (default), sanitized (gcc watches every array bound, shift and overflow), or pure
(nothing is compiled). Without a compiler or Python's headers the build is pure, and says so.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

BUILD = os.environ.get("MEADHALL_BUILD", "compiled")
FLAGS = {
    "compiled": ["-O3", "-g0", "-fno-semantic-interposition", "-Wno-unreachable-code", "-Wno-stringop-overflow"],
    "sanitized": [
        "-O1",
        "-g0",
        "-fno-wrapv",
        "-fsanitize=bounds,shift,signed-integer-overflow",
        "-fno-sanitize-recover=all",
    ],
    "pure": [],
}


def compiles(*flags: str) -> bool:
    """Whether the machine's compiler makes a Python module of a small file with these flags."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 1; }\n")
        command = [*compiler.split(), "-Werror", "-I", sysconfig.get_path("include"), "-fPIC", *flags]
        try:
            done = subprocess.run(
                [*command, "-shared", str(source), "-o", str(Path(folder, "probe.so"))],
                capture_output=True,
                check=False,
            )
        except OSError:
            return False
    return done.returncode == 0


def modules() -> list[Extension]:
    if BUILD not in FLAGS:
        raise SystemExit(f"MEADHALL_BUILD is {BUILD!r}; it may be {', '.join(FLAGS)}")
    if BUILD == "pure":
        return []
    if sys.platform != "win32" and not compiles():
        print(
            "meadhall: no C compiler or no Python headers here, so the rules stay uncompiled (correct, but slow).\n"
            "meadhall: on Debian 'apt-get install gcc python3-dev' brings both; then install again.",
            file=sys.stderr,
        )
        return []
    flags = [flag for flag in FLAGS[BUILD] if compiles(flag)]
    if BUILD == "sanitized" and flags != FLAGS[BUILD]:
        raise SystemExit("the sanitized build needs a gcc that knows " + " ".join(FLAGS[BUILD]))

    from Cython.Build import cythonize

    sources = sorted(path.with_suffix(".py") for path in Path("src").rglob("*.pxd"))
    extensions = [
        Extension(
            ".".join(source.with_suffix("").parts[1:]),
            [str(source)],
            extra_compile_args=flags,
            extra_link_args=[flag for flag in flags if "sanitize" in flag],
        )
        for source in sources
    ]
    made: list[Extension] = cythonize(
        extensions,
        build_dir=f"build/{BUILD}",
        nthreads=int(os.environ.get("MEADHALL_JOBS", os.cpu_count() or 1)),
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,  # hints are for people and mypy; the C types stand in the .pxd
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": False,  # -1 % 4 is 3 in both worlds
            "initializedcheck": False,
            "auto_pickle": False,  # a state pickles as its bytes
        },
    )
    return made


setup(ext_modules=modules())
