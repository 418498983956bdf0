"""The page for people, used as people use it: clicking and typing, wide and narrow."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.browser.driver import Browser, Page
from tests.browser.server import StaticServer

SETTLED = "document.body.dataset.settled === 'yes'"


@pytest.fixture(scope="module")
def opened(chromium: Browser, site: str) -> Iterator[Page]:
    page = chromium.new_page()
    page.goto(site)
    page.wait_for(SETTLED)
    yield page
    assert page.console == []
    page.close()


@pytest.fixture
def page(opened: Page) -> Page:
    """The page at 1400 px, with Python ready and as when it was opened."""
    opened.viewport(1400, 900)
    opened.color_scheme("light")
    opened.run("scrollTo(0, 0); document.activeElement.blur(); history.replaceState(null, '', '#')")
    opened.click(".tries button")
    opened.run("document.activeElement.blur(); history.replaceState(null, '', '#')")
    opened.wait_for(SETTLED)
    return opened


def answers(page: Page) -> dict[str, list[str]]:
    """The rows that are to be seen: component to [webapi's cell, the browser's cell]."""
    page.wait_for(SETTLED)
    rows: dict[str, list[str]] = page.run(
        "return Object.fromEntries([...document.querySelectorAll('#answers tbody tr')]"
        ".filter(row => row.checkVisibility())"
        ".map(row => [row.dataset.member, [...row.cells].slice(1, 3).map(c => c.textContent)]))"
    )
    return rows


def differing(page: Page) -> list[str]:
    page.wait_for(SETTLED)
    rows: list[str] = page.run(
        "return [...document.querySelectorAll('tr.differs')].map(row => row.dataset.member)"
    )
    return rows


def retype(page: Page, selector: str, text: str) -> None:
    page.click(selector)
    page.press("Control+a")
    if text:
        page.type(text)
    else:
        page.press("Delete")


def text_of(page: Page, selector: str) -> str:
    text: str = page.run("return document.querySelector(args[0]).innerText.trim()", selector)
    return text


def test_it_opens_with_both_answers(page: Page) -> None:
    assert text_of(page, "#status").startswith("Ready: webapi ")
    found = answers(page)
    assert found["href"] == ["https://xn--fa-hia.example/%C3%BC?q=1&q=2#x"] * 2
    assert found["params"] == ["q = 1\nq = 2"] * 2
    assert text_of(page, "#verdict") == "all the same"


def test_typing_a_url_and_a_base(page: Page) -> None:
    retype(page, "#url", "../b?x=y")
    retype(page, "#base", "http://user@Example.org:80/a/a/")
    found = answers(page)
    assert found["href"] == ["http://user@example.org/a/b?x=y"] * 2
    assert found["username"] == ["user"] * 2
    assert found["port"] == [""] * 2


def test_a_difference_is_marked(page: Page) -> None:
    retype(page, "#url", "file:///a")
    assert answers(page)["origin"] == ["null", "file://"]
    assert differing(page) == ["origin"]
    assert text_of(page, "#verdict") == "1 of 12 differ"
    assert "differs" in page.run(
        "return getComputedStyle(document.querySelector('tr.differs th'), '::after').content"
    )


def test_urllib_answers_beside(page: Page) -> None:
    retype(page, "#url", "http://a.example\\@b.example:99/")
    page.wait_for(SETTLED)
    cells = (
        "return [...document.querySelectorAll('#answers tbody tr')]"
        ".filter(row => row.cells[3].classList.contains('other'))"
        ".map(row => [row.dataset.member, row.cells[3].textContent])"
    )
    others = dict(page.run(cells))
    assert others["hostname"] == "b.example" and others["port"] == "99"
    assert "protocol" not in others and "origin" in others
    page.click("#member")
    page.type("hash")
    page.press("Enter")
    page.wait_for(SETTLED)
    assert page.run(cells) == []


def test_readers_of_a_host(page: Page) -> None:
    def seen() -> dict[str, tuple[str, str]]:
        page.wait_for(SETTLED)
        rows = page.run(
            "return [...document.querySelectorAll('#readers tbody tr')]"
            ".map(row => [row.cells[0].textContent, row.cells[2]?.textContent, row.className])"
        )
        return {reader: (host, mark) for reader, host, mark in rows}

    retype(page, "#url", "http://a.example\\@b.example:99/")
    found = seen()
    assert next(iter(found)) == "this browser"
    for reader in ("this browser", "standard", "chromium", "firefox"):
        assert found[reader] == ("a.example", "")
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert found[f"urllib.parse {version}"] == ("b.example", "apart")
    assert found["urllib3"] == ("a.example", "")
    retype(page, "#base", "http://h/")
    page.wait_for(SETTLED)
    assert page.run("return document.querySelector('#seen').hidden")


def seen_by_packages(page: Page, site: str) -> dict[str, list[str]]:
    """The rows of the packages, by their names without the versions, once all are loaded."""
    page.goto(site)
    page.wait_for(SETTLED)
    retype(page, "#url", "http://a.example\\@b.example:99/")
    page.wait_for(SETTLED)
    page.click("#load")
    page.wait_for("!document.querySelector('#readers').textContent.includes('is loaded')")
    page.wait_for(SETTLED)
    rows: list[list[str]] = page.run(
        "return [...document.querySelectorAll('#readers tbody tr')]"
        ".map(row => [row.className, ...[...row.cells].map(cell => cell.textContent)])"
    )
    after = 1 + [name for _, name, *_ in rows].index("urllib3")
    return {name.split()[0]: [mark, *seen] for mark, name, *seen in rows[after:]}


def test_packages_are_asked(chromium_page: Page, site: str) -> None:
    found = seen_by_packages(chromium_page, site)
    assert found.pop("yarl")[0] == "apart"
    assert "No known package" in found.pop("ada-url")[1]
    assert "No known package" in found.pop("libcurl")[1]
    assert found == {
        "urllib3": ["", "http", "a.example", ""],
        "requests": ["", "http", "a.example", ""],
        "httpx": ["apart", "http", "b.example", "99"],
        "rfc3986": ["", "http", "a.example", ""],
        "hyperlink": ["apart", "http", "b.example", "99"],
        "furl": ["apart", "http", "b.example", "99"],
        "tldextract": ["apart", "–", "b.example", "–"],
    }
    retype(chromium_page, "#url", "http://c.example/")
    chromium_page.wait_for(SETTLED)
    marked = "return [...document.querySelectorAll('#readers tr.apart')].length"
    assert chromium_page.run(marked) == 0


def test_changing_a_member(page: Page) -> None:
    retype(page, "#url", "https://example.org/a")
    assert page.run("return document.querySelector('#value').disabled")
    page.click("#member")
    page.type("pathname")
    page.press("Enter")
    page.wait_for("document.querySelector('#member').value === 'pathname'")
    page.click("#value")
    page.type("/b c")
    assert answers(page)["href"] == ["https://example.org/b%20c"] * 2


def test_both_refuse(page: Page) -> None:
    retype(page, "#url", "https://a^b/")
    found = answers(page)
    assert list(found) == ["href"]
    assert "Invalid URL" in found["href"][0] and "Invalid URL" in found["href"][1]
    assert text_of(page, "#verdict") == "both refuse it"
    assert page.run("return document.querySelector('#add').disabled")


def test_one_refuses(page: Page) -> None:
    retype(page, "#url", "https://exa mple/")
    ours, theirs = answers(page)["href"]
    assert "Invalid URL" in ours and theirs == "https://exa%20mple/"
    assert len(differing(page)) == 12
    assert text_of(page, "#verdict") == "only webapi refuses it"


def test_validation_errors_are_underlined(page: Page) -> None:
    retype(page, "#url", "😀\\|a")
    retype(page, "#base", "https://h/")
    page.wait_for(SETTLED)
    assert page.run("return [...document.querySelectorAll('#url-errors a')].map(a => a.text)") == [
        "invalid-reverse-solidus",
        "invalid-URL-unit",
    ]
    underlined = "return [...document.querySelectorAll('.marks')[0].querySelectorAll('u')]"
    assert page.run(f"{underlined}.map(u => u.textContent)") == ["\\|"]
    # Each underline lies where the character is: the marks repeat the text above it.
    marks = page.run("return document.querySelector('.marks').textContent")
    assert marks == "😀\\|a"
    assert page.run(
        "const same = ['font', 'lineHeight', 'padding', 'letterSpacing', 'whiteSpace', 'width'];"
        "const [a, b] = ['#url', '.marks'].map(s => getComputedStyle(document.querySelector(s)));"
        "return same.filter(name => a[name] !== b[name])"
    ) == []  # fmt: skip


def test_the_query_is_an_editable_table(page: Page) -> None:
    retype(page, "#url", "https://h/?a=1&b=2#f")
    page.wait_for(SETTLED)
    page.click("[aria-label='Value of pair 1']")
    page.press("End")
    page.type(" é")
    page.click("#add")
    page.type("c")
    page.press("Tab")
    page.type("&=")
    assert answers(page)["search"] == ["?a=1+%C3%A9&b=2&c=%26%3D"] * 2
    page.click("[aria-label='Remove pair 2']")
    assert answers(page)["href"] == ["https://h/?a=1+%C3%A9&c=%26%3D#f"] * 2
    page.click("#undo")
    assert answers(page)["href"] == ["https://h/?a=1&b=2#f"] * 2


def test_the_link_carries_the_state(page: Page, site: str) -> None:
    retype(page, "#url", "//x/?q=1&é=#f")
    retype(page, "#base", "https://h/")
    page.click("[aria-label='Name of pair 1']")
    page.type("2")
    before = answers(page)
    page.click("#share")
    page.wait_for("document.querySelector('#shared').value")
    link = page.run("return location.href")
    page.goto("about:blank")
    page.goto(link)
    assert answers(page) == before
    assert before["search"] == ["?q2=1&%C3%A9="] * 2
    assert page.run("return [url.value, base.value]") == ["//x/?q=1&é=#f", "https://h/"]


def test_the_keyboard_is_enough(page: Page) -> None:
    page.reload()
    page.wait_for(SETTLED)
    order = []
    for _ in range(17):
        page.press("Tab")
        order.append(page.run("return document.activeElement.id"))
        outline = page.run("return getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", order
    assert order[:3] == ["url", "base", "member"]
    assert {"load", "add", "share"} <= set(order)
    page.run("document.querySelector('#url').focus()")
    page.press("Control+a")
    page.type("https://h/?k=v")
    page.press("Tab")
    page.press("Tab")
    page.type("hash")
    page.press("Tab")
    page.type("z")
    assert answers(page)["href"] == ["https://h/?k=v#z"] * 2
    page.run("document.querySelector('#add').focus()")
    page.press("Enter")
    page.type("n")
    assert answers(page)["search"] == ["?k=v&n="] * 2
    page.press("Tab")
    page.press("Tab")
    page.press("Space")
    assert answers(page)["search"] == ["?k=v"] * 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1400])
def test_it_fits_and_can_be_read(page: Page, width: int, scheme: str) -> None:
    page.viewport(width, 800)
    page.color_scheme(scheme)
    retype(page, "#url", "file:///C|/" + "long" * 60 + "?" + "q" * 200)
    assert "origin" in differing(page)
    assert page.run("return document.documentElement.scrollWidth") == width
    too_faint = page.run("""
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const parse = (colour) => {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          return [...canvas.getImageData(0, 0, 1, 1).data];
        };
        const light = (rgb) => rgb.slice(0, 3).map(c => c / 255)
          .map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
          .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
        const behind = (element) => {
          for (; element; element = element.parentElement) {
            const colour = parse(getComputedStyle(element).backgroundColor);
            if (colour[3] === 255) return colour;
          }
        };
        const texts = "h1, h2, .lead, #told, label, td, th, mark, button, .errors a, output, a";
        return [...document.querySelectorAll(texts)]
          .filter(element => element.checkVisibility() && element.textContent.trim())
          .map(element => {
            const levels = [parse(getComputedStyle(element).color), behind(element)].map(light);
            return [(Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05), element.outerHTML];
          })
          .filter(([contrast]) => contrast < 4.5);
    """)
    assert too_faint == []


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("nonsense", "unknown part"),
        (urlencode({"url": "x", "set": "origin"}), '"origin" cannot be set'),
        (urlencode({"url": "x", "set": "__proto__"}), "cannot be set"),
        (urlencode([("url", "x"), ("url", "y")]), "url more than once"),
        ("base=x", "no url"),
        ("url=" + "x" * 9000, "too long"),
    ],
)
def test_a_bad_link(page: Page, site: str, fragment: str, words: str) -> None:
    page.goto(f"{site}#{fragment}")
    page.wait_for("!document.querySelector('#problem').hidden")
    assert words in text_of(page, "#problem")
    assert answers(page)["href"] == ["https://xn--fa-hia.example/%C3%BC?q=1&q=2#x"] * 2
    retype(page, "#url", "https://h/")
    assert answers(page)["href"] == ["https://h/"] * 2
    assert text_of(page, "#problem") == ""


def test_escapes_of_no_text_in_a_link(page: Page, site: str) -> None:
    page.goto(f"{site}#url=https%3A%2F%2Fh%2F%FF%ED%A0%80%00x")
    page.wait_for("url.value.includes('h/')")
    ours, theirs = answers(page)["href"]
    assert ours == theirs == "https://h/" + "%EF%BF%BD" * 4 + "%00x"


def test_a_paste_of_a_megabyte(page: Page) -> None:
    paste = """
        const field = document.querySelector("#url");
        field.value = args[0];
        field.dispatchEvent(new InputEvent("input"));
        return performance.now();
    """
    page.run(paste, "https://h/" + "a^é" * 350_000 + "?" + "k=v&" * 1000, timeout=20)
    ours, theirs = answers(page)["href"]
    assert ours == theirs and ours.endswith("characters)")
    assert "and" in text_of(page, "#url-errors")
    assert text_of(page, "#more") == "and 800 more pairs"
    assert page.run("return document.querySelector('#share').disabled") or page.wait_for(
        "document.querySelector('#share').disabled"
    )
    retype(page, "#url", "https://h/")
    assert answers(page)["href"] == ["https://h/"] * 2


@pytest.fixture
def broken_site(built: Path, tmp_path: Path) -> Iterator[Callable[[Callable[[Path], None]], str]]:
    """Serve the page with a copy of the distribution that a function has broken."""
    servers = []

    def serve(spoil: Callable[[Path], None]) -> str:
        copy = tmp_path / "dist"
        shutil.copytree(built / "dist", copy)
        spoil(copy)
        server = StaticServer({"/": built, "/dist/": copy})
        servers.append(server.__enter__())
        return server.url

    yield serve
    for server in servers:
        server.__exit__(None, None, None)


def other_version(distribution: Path) -> None:
    path = distribution / "pyodide-lock.json"
    lock = json.loads(path.read_text("utf-8"))
    lock["packages"]["webapi-dom"]["version"] = "9.9.9"
    path.write_text(json.dumps(lock), "utf-8")


def changed_wheel(distribution: Path) -> None:
    (wheel,) = distribution.glob("webapi_dom-*.whl")
    wheel.write_bytes(wheel.read_bytes()[:-1] + b"x")


def missing_wheel(distribution: Path) -> None:
    (wheel,) = distribution.glob("webapi_dom-*.whl")
    wheel.unlink()


def missing_runtime(distribution: Path) -> None:
    (distribution / "pyodide.mjs").unlink()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (other_version, "the distribution says webapi 9.9.9, its wheel is webapi "),
        (changed_wheel, "Python did not start: "),
        (missing_wheel, "Python did not start: "),
        (missing_runtime, "Python did not start: "),
        (shutil.rmtree, "(dist/pyodide-lock.json) cannot be reached"),
    ],
)
def test_a_broken_distribution(
    chromium_page: Page,
    broken_site: Callable[[Callable[[Path], None]], str],
    spoil: Callable[[Path], None],
    words: str,
) -> None:
    chromium_page.goto(broken_site(spoil))
    chromium_page.wait_for("!document.querySelector('#problem').hidden")
    assert words in text_of(chromium_page, "#problem")
    cells = "return [...document.querySelector('#answers tbody tr').cells].map(c => c.textContent)"
    assert chromium_page.run(cells)[1:] == [
        "not available",
        "https://xn--fa-hia.example/%C3%BC?q=1&q=2#x",
        "not available",
    ]


def missing_dependency(distribution: Path) -> None:
    (wheel,) = distribution.glob("multidict-*.whl")
    wheel.unlink()


def test_a_package_that_cannot_be_loaded(
    chromium_page: Page, broken_site: Callable[[Callable[[Path], None]], str]
) -> None:
    found = seen_by_packages(chromium_page, broken_site(missing_dependency))
    assert found["yarl"][1].startswith("cannot be loaded: ")
    assert found["requests"][1:] == ["http", "a.example", ""]
    assert answers(chromium_page)["hostname"] == ["a.example"] * 2


def test_a_browser_without_webassembly(chromium_page: Page, site: str) -> None:
    chromium_page.playwright.add_init_script("delete globalThis.WebAssembly")
    chromium_page.goto(site)
    assert "no WebAssembly" in text_of(chromium_page, "#problem")
    retype(chromium_page, "#url", "https://h/x")
    assert chromium_page.run("return document.querySelector('tbody tr').cells[2].innerText") == (
        "https://h/x"
    )
