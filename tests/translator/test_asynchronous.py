"""The asynchronous twins of modules: which functions await, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from idl.asynchronous import MODULES, TwinError, twins

PAGE = """
from x import y, z
LIMIT = 1
def helper(page: "Page") -> int: return LIMIT
def kept(page: Page) -> Page: return page
class Page(SyncFace):
    def look(self) -> str: return self._run(self._tab.look(y, "…")).text["a"]
    def direct(self) -> int: return LIMIT
    @property
    def name(self) -> str: return self._tab.look()
    def all(self) -> list[int]: return [all(each) for each in self.look()]
"""


def written(folder: Path, source: str) -> str:
    """The twin of the module ``page``."""
    package = folder / "webapi" / "page"
    package.mkdir(parents=True)
    for name in MODULES:
        (package / f"{name}.py").write_text(source if name == "page" else "", "utf-8")
    return twins(folder)["webapi/page/async_api/page.py"]


def test_what_is_written(tmp_path: Path) -> None:
    text = written(tmp_path, PAGE)
    for line in (
        "from x import y\n",
        "from webapi.page.page import LIMIT\n",
        "def kept(page: Page) -> Page: return page\n",
        "class Page(AsyncFace):\n",
        '    async def look(self) -> str: return (await self._run(self._tab.look(y, "…"))).text',
        "    def direct(self) -> int: return LIMIT\n",
        "    def name(self) -> str: return self._tab.look()\n",
        "    async def all(self) -> list[int]: return [all(each) for each in await self.look()]\n",
    ):
        assert line in text
    assert "helper" not in text


@pytest.mark.parametrize(
    "method",
    [
        "def f(self): return lambda: self._run(1)",
        "def f(self): return any(self._run(each) for each in ())",
        "@property\n    def f(self): return self._run(1)",
    ],
)
def test_what_is_refused(tmp_path: Path, method: str) -> None:
    with pytest.raises(TwinError, match=r"webapi/page/page\.py:[23]: nothing awaits in"):
        written(tmp_path, f"class Page:\n    {method}\n")
