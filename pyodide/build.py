"""Build a Pyodide distribution that holds webapi, and the page that shows it.

It needs Python 3.12 or newer, and says so.

    npm ci --prefix pyodide
    python -m pip install -r pyodide/requirements.txt
    python pyodide/build.py                               writes build/pyodide/

Pyodide itself is the npm package pinned by `package-lock.json`; the wheels beside webapi's own are
pinned by `wheels.txt`. Once they are there nothing of the result needs a network.
"""

import argparse
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

if sys.version_info < (3, 12):
    raise SystemExit(f"pyodide/build.py needs Python 3.12 or newer, not {sys.version.split()[0]}")

from pyodide_lock import PyodideLockSpec
from pyodide_lock.utils import add_wheels_to_spec

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
OUTPUT = ROOT / "build" / "pyodide"
PYODIDE = HERE / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PROOF = (".", ":!webapi", ":!pyodide", ":!.ci")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--output", type=Path, default=OUTPUT, help="default: build/pyodide")
    output: Path = parser.parse_args().output
    if not PYODIDE.is_dir():
        raise SystemExit("pyodide/node_modules is missing: run npm ci --prefix pyodide first")
    shutil.rmtree(output, ignore_errors=True)
    distribution = output / "dist"
    distribution.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, distribution)
    wheels = [*download_wheels(distribution), build_wheel(distribution)]
    write_lock(distribution, wheels)
    pack_proof(output / "proof.zip")
    shutil.copytree(HERE / "page", output, dirs_exist_ok=True)
    shutil.copy(HERE / "proof.mjs", output)
    subprocess.run(["node", HERE / "check.mjs", distribution], check=True)
    size = sum(file.stat().st_size for file in distribution.iterdir())
    print(f"{output}: {len(wheels)} wheels, {size / 1e6:.1f} MB in the distribution")


def download_wheels(folder: Path) -> list[Path]:
    """Fetch the wheels of `wheels.txt`, all of them pure, by their hashes."""
    run_pip(
        "download", "--require-hashes", "--no-deps", "--only-binary=:all:",
        "--python-version=3.14", "--platform=any", "--implementation=py", "--abi=none",
        f"--dest={folder}", f"--requirement={HERE / 'wheels.txt'}",
    )  # fmt: skip
    return sorted(folder.glob("*.whl"))


def build_wheel(folder: Path) -> Path:
    """Build webapi's own wheel from this source tree and make sure that it is pure."""
    run_pip("wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", str(ROOT))
    (wheel,) = folder.glob("webapi_dom-*.whl")
    if not wheel.name.endswith("-py3-none-any.whl"):
        raise SystemExit(f"{wheel.name} is not a pure wheel")
    return wheel


def run_pip(*arguments: str) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments],
        check=True,
    )


def write_lock(distribution: Path, wheels: list[Path]) -> None:
    """Write the lock file of exactly these wheels.

    Pyodide's own lists some 350 packages that the npm package does not bring: whoever asked for
    one would wait for a network instead of being told.
    """
    spec = PyodideLockSpec.from_json(PYODIDE / "pyodide-lock.json")
    spec.packages.clear()
    spec = add_wheels_to_spec(spec, wheels, base_path=distribution)
    spec.to_json(distribution / "pyodide-lock.json", indent=2)


def pack_proof(archive: Path) -> None:
    """Zip the source for the proof inside Pyodide, without the package: that is the wheel's."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *PROOF],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as pack:
        for name in sorted(set(listed)):
            if (ROOT / name).is_file():
                pack.write(ROOT / name, name)
        pack.write(HERE / "inside.py", "inside.py")


if __name__ == "__main__":
    main()
