"""Compiles every module of the package that has a .pxd beside it, but for the constants in `names`.

All else is in pyproject.toml, but for links.

MEADHALL_REPOSITORY: the address of the repository, for links to it; 'make build' takes it from git.
MEADHALL_BUILD: compiled (default), sanitized (gcc watches every array bound, shift and overflow), or pure
(nothing is compiled). Without a compiler or Python's headers the build is pure, and says so.
"""

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path("src").resolve()))

from meadhall.core.build import ingredients, newest

BUILD = os.environ.get("MEADHALL_BUILD", "compiled")
JOBS = int(os.environ.get("MEADHALL_JOBS", os.cpu_count() or 1))
C_FILES = "build/c"  # of all builds: these differ only in what the C compiler is told
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


def forget_outdated(sources: list[Path]) -> None:
    """Cython overlooks `from . cimport name`, and would leave the old numbers of an enum in the C of other modules."""
    for source in sources:
        made = Path(C_FILES, source.with_suffix(".c"))
        if made.exists() and made.stat().st_mtime < newest(ingredients(source)):
            made.unlink()
    for built in Path("src").rglob("*.so"):  # of modules that are no longer compiled, which Python would still import
        if built.with_name(built.name.partition(".")[0] + ".py") not in sources:
            built.unlink()


def modules() -> list[Extension]:
    if BUILD not in FLAGS:
        raise SystemExit(f"MEADHALL_BUILD is {BUILD!r}; it may be {', '.join(FLAGS)}")
    if BUILD == "pure":
        return []
    if sys.platform != "win32" and not compiles():
        print(
            "meadhall: no C compiler or no Python headers here, so the rules stay uncompiled (correct, but slow).\n"
            "meadhall: on Debian 'apt-get install gcc python3-dev' brings both; then 'make setup' or install again.",
            file=sys.stderr,
        )
        return []
    flags = [flag for flag in FLAGS[BUILD] if compiles(flag)]
    if BUILD == "sanitized" and flags != FLAGS[BUILD]:
        raise SystemExit("the sanitized build needs a gcc that knows " + " ".join(FLAGS[BUILD]))

    from Cython.Build import cythonize

    sources = sorted(path.with_suffix(".py") for path in Path("src").rglob("*.pxd") if path.parent.name != "names")
    forget_outdated(sources)
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
        build_dir=C_FILES,
        nthreads=JOBS,
        quiet=True,
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


def readme(repository: str) -> str:
    """The README as it can be read outside of the repository: links lead back there, or are plain text."""
    text = Path("README.md").read_text(encoding="utf-8")
    if not repository:
        text = re.sub(r"!\[[^]]*\]\((?!https?:)[^)]*\)\n*", "", text)
        return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)
    text = re.sub(r"(!\[[^]]*\]\()(?!https?:)", rf"\1{repository}/raw/HEAD/", text)
    return re.sub(r"(?<!!)(\[[^]]*\]\()(?!https?:)", rf"\1{repository}/blob/HEAD/", text)


def links(repository: str) -> dict[str, str]:
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Source": repository,
        "Documentation": f"{repository}/blob/HEAD/docs/play.md",
        "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


class Parallel(build_ext):  # type: ignore[misc]
    """Compiles on all cores, also where pip or `python -m build` asks."""

    parallel: int | None

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = JOBS


REPOSITORY = os.environ.get("MEADHALL_REPOSITORY", "").rstrip("/")
setup(
    ext_modules=modules(),
    cmdclass={"build_ext": Parallel},
    long_description=readme(REPOSITORY),
    long_description_content_type="text/markdown",
    project_urls=links(REPOSITORY),
)
