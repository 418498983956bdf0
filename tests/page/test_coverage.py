"""``pytest --webapi-cov``: the counts are those of Chromium 156, whose profiler was asked once."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi.page import Page, coverage

need_a_parser()
pytest.importorskip("tree_sitter_javascript")
pytestmark = NEEDS_QUICKJS

PROGRAM = Path(__file__).with_name("counted.js")
LINES = {
    2: 1,
    4: 2,
    5: 1,
    6: 2,
    7: 1,
    8: 1,
    9: 1,
    10: 1,
    12: 1,
    13: 1,
    14: 3,
    15: 1,
    16: 1,
    19: 1,
    20: 1,
    21: 1,
    22: 1,
    23: 1,
    24: 1,
    25: 1,
    27: 1,
    29: 1,
    30: 1,
    31: 1,
    32: 2,
    33: 1,
    34: 3,
    35: 1,
    36: 2,
    37: 4,
    38: 2,
    39: 3,
    40: 1,
    41: 1,
    42: 1,
    43: 1,
    44: 0,
    45: 1,
}
"""How often the most frequent statement of each line runs."""
FUNCTIONS = {"choose": 2, "d": 1, "later": 1, "has": 1, "j": 1, "k": 0, "l": 1, "numbers": 1}
"""How often functions run."""

PAGE = """<!doctype html>
<script src="/static/app.3f2a.js"></script>
<p>
<script>
  const [p] = document.getElementsByTagName("p");
  p.onclick = () => { document.title = "clicked"; };
</script>
<script type=module>
  import { twice } from "/twice.mjs";
  p.title = twice(2);
</script>"""

TESTS = """
import pytest
from webapi.page import Page

@pytest.mark.parametrize("button", ["left", "right"])
def test_title(webapi_page, button):
    site = {
        "/": open("page.html").read() + "<script>var unknown = 1</script>",
        "/static/app.3f2a.js": open("app.js").read(),
        "/twice.mjs": open("twice.mjs").read(),
    }
    page = webapi_page(site)
    page.goto("/")
    page.click("p", button=button)
    assert page.get_attribute("p", "title") == "4"
    names = "[...Object.getOwnPropertyNames(globalThis)].filter((name) => /webapi/.test(name))"
    assert page.evaluate(names) == []
"""

LCOV = """TN:
SF:app.js
FN:1,title
FNDA:0,title
FNF:1
FNH:0
DA:1,2
DA:2,0
LF:2
LH:1
end_of_record
TN:
SF:page.html
FN:6,onclick
FNDA:1,onclick
FNF:1
FNH:1
DA:5,2
DA:6,2
DA:10,2
LF:3
LH:3
end_of_record
TN:
SF:twice.mjs
FN:2,twice
FN:4,(anonymous):4:16
FNDA:2,twice
FNDA:0,(anonymous):4:16
FNF:2
FNH:1
DA:1,2
DA:2,2
DA:5,0
LF:3
LH:2
end_of_record
"""

MODULE = """import "/twice.mjs"; export let one = 1;
export const twice = (n) => 2 * n;

export default function () {
  return 0;
}"""


BUNDLE = r"""(()=>{var t=r=>r==="tea"?2:r.length*3;function n(r){return-t(r)}function e(r){return 2*r}document.title=[t("tea"),e(t("\xE9\u{1F600}"))].join();window.refund=n;})();
//# sourceMappingURL=app.js.map
"""  # noqa: E501
MAP = """{
  "version": 3,
  "sources": ["../src/price.js", "../node_modules/lib/index.js", "../src/main.js"],
  "mappings": "MAAO,IAAMA,EAASC,GAChBA,IAAS,MAAc,EACpBA,EAAK,OAAS,EAGhB,SAASC,EAAOD,EAAM,CAE3B,MAAO,CADQD,EAAMC,CAAI,CAE3B,CCRO,SAASE,EAAOC,EAAG,CAAE,MAAO,GAAIA,CAAE,CCGzC,SAAS,MAAQ,CAACC,EAAM,KAAK,EAAGC,EAAOD,EAAM,eAAK,CAAC,CAAC,EAAE,KAAK,EAC3D,OAAO,OAASE",
  "names": ["price", "item", "refund", "double", "n", "price", "double", "refund"]
}"""  # noqa: E501
"""What esbuild has made of three files: ``src/price.js`` has ``price`` and ``refund``."""
OF_SOURCES = """TN:
SF:src/main.js
FNF:0
FNH:0
DA:4,1
DA:5,1
LF:2
LH:2
end_of_record
TN:
SF:src/price.js
FN:1,t
FN:6,n
FNDA:2,t
FNDA:0,n
FNF:2
FNH:1
DA:1,1
DA:8,0
LF:2
LH:1
end_of_record
"""


def test_source_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"static/app.js": BUNDLE, "static/app.js.map": MAP, "node_modules/lib/index.js": ""}
    for name, text in {**files, "src/price.js": "", "src/main.js": ""}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    found = []
    for script in (BUNDLE, BUNDLE.replace("app.js.map", f"data:application/json,{quote(MAP)}")):
        (tmp_path / "static/app.js").write_text(script, "utf-8")
        monkeypatch.setattr(coverage, "current", coverage.Coverage(tmp_path))
        with Page({"/": "<script src=/app.js></script>", "/app.js": script}) as page:
            page.goto("/")
            assert page.title() == "2,18"
        found.append(coverage.current.lcov())
    assert found == [OF_SOURCES, OF_SOURCES]
    (tmp_path / "src/price.js").unlink()
    (tmp_path / "src/main.js").unlink()
    (origin,) = {coverage.Project(tmp_path).origin_of(script)}
    assert origin == coverage.Origin("static/app.js", 0)


def test_counts(
    new_page: Callable[..., Page], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(PROGRAM, tmp_path)
    (tmp_path / "index.html").write_text("<meta charset=utf-8><script src=counted.js></script>")
    page = new_page(tmp_path)
    page.goto("/")
    answer = page.title()
    assert answer == "1,zero,1,2,do,d,arrow,static,4,1,5,undefined,2"
    monkeypatch.setattr(coverage, "current", coverage.Coverage(tmp_path))
    page = new_page(tmp_path)
    page.goto("/")
    assert page.title() == answer
    page.close()
    counts = coverage.current.lcov().splitlines()
    assert [each for each in counts if each[:3] == "DA:"] == [
        f"DA:{line},{count}" for line, count in LINES.items()
    ]
    assert {f"FNDA:{count},{name}" for name, count in FUNCTIONS.items()} <= {*counts}
    assert coverage.current.summary() == (
        "37 of 38 lines and 14 of 15 functions have run, of 1 files"
    )


@pytest.mark.skipif(sys.platform == "emscripten", reason="needs processes")
def test_the_option_in_two_processes(tmp_path: Path) -> None:
    pytest.importorskip("xdist")
    (tmp_path / "page.html").write_text(PAGE, "utf-8")
    (tmp_path / "app.js").write_text("const title = () => {\n  return 1;\n};", "utf-8")
    (tmp_path / "test_page.py").write_text(TESTS, "utf-8")
    (tmp_path / "twice.mjs").write_text(MODULE, "utf-8")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/unknown.js").write_text("var unknown = 1")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n2"]
    done = subprocess.run(
        [*command, "--webapi-cov=out.lcov"], cwd=tmp_path, capture_output=True, encoding="utf-8"
    )
    assert "2 passed" in done.stdout, done.stdout
    assert "6 of 8 lines and 2 of 4 functions have run, of 3 files: out.lcov" in done.stdout
    assert (tmp_path / "out.lcov").read_text("utf-8") == LCOV
