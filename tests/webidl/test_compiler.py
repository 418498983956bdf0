"""The compiler itself: what it refuses and how it says so, determinism, style and types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from idl.__main__ import committed, main
from idl.compiler.check import check
from idl.compiler.documentation import Documentation
from idl.compiler.emit_python import emit_python
from idl.compiler.errors import IDLError
from idl.compiler.merge import merge
from idl.compiler.python_source import formatted
from idl.compiler.read import read
from tests.webidl.compiled import CASES, emit

ROOT = Path(__file__).parent.parent.parent
NAMES = sorted(path.stem for path in CASES.glob("*.webidl"))


def compile_text(text: str) -> dict[str, str]:
    merged = merge(read(text, "case.webidl"))
    check(merged)
    return emit_python(merged, Documentation({}), "package", "steps")


REFUSED = [
    # (lines after the first, the line that is named, what is said of it)
    ("interface A {", 1, "A"),
    ("interface A { nonsense here; };", 1, "nonsense"),
    ("interface A {\n  attribute long;\n};", 2, "attribute long"),
    ("interface A {\n  undefined f() raises (B);\n};", 2, "raises"),
    ("interface A {\n  attribute long[] x;\n};", 2, "array type"),
    ("namespace N {};", 1, "namespace N"),
    ("interface A {\n  maplike<long, long>;\n};", 2, "maplike"),
    ("interface A {\n  undefined f(async_sequence<long> a);\n};", 2, "async_sequence<long>"),
    (
        "interface A {\n  undefined f((async_sequence<any> or sequence<long>) a);\n};",
        2,
        "indistinguishable",
    ),
    ("interface A {\n  attribute async_sequence<any> x;\n};", 2, "async_sequence<any>"),
    ("[AsDictionary=D] interface A {\n  constructor(object a);\n};", 1, "names no dictionary"),
    ("[AsDictionary=D] interface A {\n  constructor(long a);\n};\ndictionary D {};", 1, "object"),
    ("[AsDictionary=D] interface A {};\ndictionary D {};", 1, "[AsDictionary=D] of 'A'"),
    ("callback interface A {\n  Promise<any> f();\n};", 1, "promise"),
    ("interface A {\n  getter DOMString (DOMString name);\n};", 2, "getter"),
    ("interface A {\n  setter undefined put(unsigned long i, long v);\n};", 2, "setter"),
    ("interface A {\n  deleter undefined drop(unsigned long i);\n};", 2, "deleter"),
    ("interface A {\n  getter DOMString named(DOMString name);\n};", 2, "named"),
    ("interface A {\n  getter DOMString item(unsigned long i);\n};", 2, "length"),
    ("interface A {\n  stringifier DOMString text();\n};", 2, "text"),
    ("interface A {\n  static attribute long x;\n};", 2, "static attribute 'x'"),
    ("interface A : B {};\ninterface B {\n  inherit attribute long x;\n};", 3, "inherit"),
    ("[Mystery] interface A {};", 1, "[Mystery]"),
    ("interface A {\n  [Mystery=1] attribute long x;\n};", 2, "[Mystery=1]"),
    ("[LegacyFactoryFunction=B()] interface A {};", 1, "LegacyFactoryFunction"),
    ("interface A {\n  attribute Unknown x;\n};", 2, "'Unknown'"),
    ("interface A {\n  attribute bigint x;\n};", 2, "bigint"),
    ("interface A {\n  attribute ObservableArray<long>? x;\n};", 2, "ObservableArray"),
    ("interface A {\n  undefined f(ObservableArray<long> x);\n};", 2, "ObservableArray"),
    ("interface A {\n  ObservableArray<long> f();\n};", 2, "ObservableArray"),
    ("dictionary A {\n  ObservableArray<long> x;\n};", 2, "ObservableArray"),
    ("interface A {\n  attribute sequence<long> x;\n};", 2, "sequence<long>"),
    ("interface A {\n  attribute record<DOMString, long> x;\n};", 2, "record"),
    ("interface A {\n  attribute [Clamp] DOMString x;\n};", 2, "[Clamp]"),
    ("interface A {\n  undefined f(optional long a, long b);\n};", 2, "'b'"),
    ("interface A {\n  undefined f(long... a, long b);\n};", 2, "variadic"),
    ('interface A {\n  undefined f(optional long a = "x");\n};', 2, '"x"'),
    ("interface A {\n  undefined f(optional DOMString a = 1);\n};", 2, "1"),
    ("interface A {\n  undefined f(optional long a = null);\n};", 2, "null"),
    ('interface A {\n  undefined f(optional E a = "c");\n};\nenum E { "a" };', 2, '"c"'),
    ("interface A {\n  undefined f((DOMString or USVString) a);\n};", 2, "indistinguishable"),
    ("interface A {\n  undefined f((long or double) a);\n};", 2, "indistinguishable"),
    ("interface A {\n  undefined f((any or double) a);\n};", 2, "any"),
    ("interface A {\n  undefined f(any? a);\n};", 2, "any"),
    ("interface A {\n  undefined f(undefined a);\n};", 2, "undefined"),
    ("interface A {\n  undefined f(long a);\n  undefined f(double a);\n};", 3, "'f'"),
    ("interface A {\n  undefined f(A a);\n  Promise<undefined> f();\n};", 3, "promises"),
    ("interface A {\n  attribute long x;\n  undefined x();\n};", 3, "'x'"),
    ("interface A {\n  attribute long x;\n  attribute long x;\n};", 3, "'x'"),
    ("interface A {\n  attribute long from;\n  attribute long from_;\n};", 3, "'from_'"),
    ("interface A {\n  stringifier;\n  stringifier attribute DOMString x;\n};", 3, "stringifier"),
    ("interface A {\n  stringifier attribute long x;\n};", 2, "not a string"),
    ("interface A {\n  iterable<long>;\n};", 2, "iterable<long>"),
    ("interface A {\n  [PutForwards=y] readonly attribute A x;\n};", 2, "PutForwards"),
    ("interface A {\n  [Reflect] attribute float x;\n};", 2, "[Reflect] 'x' of type float"),
    ("[FastPath=(g)] interface A {};", 1, "[FastPath] of 'A' lists 'g'"),
    (
        "[FastPath=(x)] interface A {\n  readonly attribute long x;\n};",
        1,
        "[FastPath] of 'A' lists 'x'",
    ),
    ("[FastPath] interface A {\n  constructor();\n};", 1, "[FastPath] of 'A' lists nothing"),
    (
        "[FastPath=(f)] interface A {\n  static any f(long a);\n  static any f();\n};",
        1,
        "[FastPath] of 'A' lists 'f'",
    ),
    ("[Pure=(f)] interface A {\n  static any f();\n};", 1, "[Pure] of 'A' lists 'f'"),
    ("interface A {\n  [Default] any toJSON();\n};", 2, "[Default] of any toJSON()"),
    (
        "interface A {\n  iterable<long, long>;\n  any keys();\n};",
        3,
        "'A' has two members 'keys'",
    ),
    ("[Global] interface mixin A {\n  stringifier;\n};", 2, "global scope: stringifier"),
    ("[Global] interface mixin A {\n  attribute long x;\n};", 2, "attribute long x"),
    ("[Global] interface mixin A {\n  any f();\n  any f(long a);\n};", 2, "any f()"),
    ("interface A : A {};", 1, "itself"),
    ("interface A : B {};\ninterface B : A {};", 1, "itself"),
    ("interface A : Nowhere {};", 1, "Nowhere"),
    ("interface A {};\ninterface A {};", 2, "already defined"),
    ("interface URLs {};\ninterface UrLs {};\ndictionary URls {};", 0, "module name"),
    ("partial interface A {};", 1, "'A'"),
    ("partial dictionary A {};\ninterface A {};", 1, "'A'"),
    ("A includes B;\ninterface A {};", 1, "'B'"),
    ("A includes B;\ninterface mixin B {};", 1, "'A'"),
    ("typedef A B;\ntypedef B A;\ninterface C {\n  attribute A x;\n};", 4, "itself"),
    ("dictionary D {\n  required long a = 1;\n};", 2, "default"),
    ("dictionary D {\n  long a;\n  long a;\n};", 3, "'a'"),
    ("dictionary D : E {\n  long a;\n};\ndictionary E {\n  long a;\n};", 2, "'a'"),
    ("dictionary D {\n  sequence<E> e;\n};\ndictionary E : D {};", 4, "its own type"),
    ("callback interface C {\n  undefined a();\n  undefined b();\n};", 1, "'C'"),
]


@pytest.mark.parametrize(("text", "line", "said"), REFUSED)
def test_refusals_name_file_line_and_construct(text: str, line: int, said: str) -> None:
    with pytest.raises(IDLError) as refused:
        compile_text(text)
    assert said in str(refused.value)
    assert refused.value.location.file == "case.webidl"
    assert str(refused.value).startswith("case.webidl:")
    if line:
        assert refused.value.location.line == line


def test_lines_are_counted_through_comments_and_blank_lines() -> None:
    text = "// one\n\n/* three\nfour */ interface A {\n\n  // six\n\n  attribute Unknown x;\n};\n"
    with pytest.raises(IDLError) as refused:
        compile_text(text)
    assert refused.value.location.line == 8


def test_check_reports_what_is_stale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled = {name: text.decode() for name, text in committed().items()}
    monkeypatch.setattr("idl.__main__.compile_interfaces", lambda: compiled)
    assert main(["--check"]) == 0
    compiled["webapi/interfaces/url.py"] += "\n"
    compiled["webapi/interfaces/new.py"] = ""
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == (
        "stale: webapi/interfaces/new.py\nstale: webapi/interfaces/url.py\n"
    )


def test_a_run_that_follows_another_one_does_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    compiled = {name: text.decode() for name, text in committed().items()}
    monkeypatch.setattr("idl.__main__.compile_interfaces", lambda: compiled)
    monkeypatch.setattr("idl.__main__.LAST_STATE", tmp_path / "kept" / "idl")
    assert main([]) == 0
    assert capsys.readouterr().out == f"{len(compiled)} files, of which 0 were written\n"
    monkeypatch.setattr("idl.__main__.compile_interfaces", lambda: pytest.fail("compiled"))
    assert main([]) == 0
    assert capsys.readouterr().out == "nothing has changed since the last run\n"
    monkeypatch.setattr("idl.__main__.version", lambda name: "another one")
    with pytest.raises(pytest.fail.Exception, match="compiled"):
        main([])


def test_wrong_idl_is_an_error_message_and_a_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("idl.__main__.compile_interfaces", lambda: compile_text("interface A {"))
    assert main(["--check"]) == 1
    assert capsys.readouterr().err.startswith("case.webidl:1: ")


@pytest.mark.heavy("It compiles everything twice.")
def test_output_does_not_depend_on_the_hash_seed() -> None:
    program = (
        "from tests.webidl.compiled import CASES, emit\n"
        "from idl.__main__ import compile_interfaces\n"
        "import hashlib\n"
        "names = sorted(path.stem for path in CASES.glob('*.webidl'))\n"
        "texts = [sorted(emit(name, 'p').items()) for name in names]\n"
        "texts.append(sorted(compile_interfaces().items()))\n"
        "print(hashlib.sha256(repr(texts).encode()).hexdigest())\n"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(digests) == 1


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the modules of every case, and the steps packages that their stubs name."""
    folder = tmp_path_factory.mktemp("generated")
    for name in NAMES:
        package = folder / f"case_{name}"
        steps = folder / f"case_{name}_steps"
        package.mkdir()
        steps.mkdir()
        (steps / "__init__.py").touch()
        for file, text in formatted(emit(name, package.name)).items():
            (package / file).write_text(text, encoding="utf-8")
    for name, module in (("composition", "tagging"), ("minimum_common", "text_decoder_common")):
        (folder / f"case_{name}_steps" / f"{module}.py").write_text("class Slots: ...\n")
    for stub in folder.glob("case_*/*.pyi"):
        steps_module = folder / f"{stub.parent.name}_steps" / f"{stub.stem}.py"
        steps_module.write_text("class Slots: ...\n\n\nclass State: ...\n")
    return folder


def run(*command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.heavy("ruff and mypy take seconds.")
def test_generated_code_has_the_projects_style(generated: Path) -> None:
    packages = [str(generated / f"case_{name}") for name in NAMES]
    settings = f"--config={ROOT / 'pyproject.toml'}"
    run("ruff", "format", "--check", "--no-cache", settings, *packages)
    # Where the project is installed, its own modules sort after those of the cases.
    run("ruff", "check", "--no-cache", "--ignore=I001", settings, *packages)


@pytest.mark.heavy("mypy takes seconds.")
def test_generated_stubs_pass_mypy(generated: Path) -> None:
    config = generated / "mypy.ini"
    config.write_text(
        f"[mypy]\nstrict = True\nmypy_path = {generated}:{ROOT}\n"
        "[mypy-webapi.*]\nfollow_imports = silent\n"
    )
    packages = [argument for name in NAMES for argument in ("-p", f"case_{name}")]
    run("mypy", f"--config-file={config}", f"--cache-dir={generated / 'cache'}", *packages)
