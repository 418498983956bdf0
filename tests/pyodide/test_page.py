"""The demonstration page, used by clicking and typing, on wide and narrow screens."""

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
    """The page in one tab for all tests of the module. It must log nothing."""
    page = chromium.new_page()
    page.goto(site)
    page.wait_for(SETTLED)
    yield page
    assert page.console == []
    page.close()


@pytest.fixture
def page(opened: Page) -> Page:
    """The page, 1400 px wide, with Python ready, in the state in which it opens."""
    opened.viewport(1400, 900)
    opened.color_scheme("light")
    opened.run("scrollTo(0, 0); document.activeElement.blur(); history.replaceState(null, '', '#')")
    opened.click(".tries button")
    opened.run("document.activeElement.blur(); history.replaceState(null, '', '#')")
    opened.wait_for(SETTLED)
    return opened


def answers(page: Page) -> dict[str, list[str]]:
    """The visible rows: for each component, the cell of webapi and the cell of the browser."""
    page.wait_for(SETTLED)
    rows: dict[str, list[str]] = page.run(
        "return Object.fromEntries([...document.querySelectorAll('#answers tbody tr')]"
        ".filter(row => row.checkVisibility())"
        ".map(row => [row.dataset.member, [...row.cells].slice(1, 3).map(c => c.textContent)]))"
    )
    return rows


def differing(page: Page) -> list[str]:
    """The components for which webapi and the browser have different answers."""
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


def test_the_page_opens_with_the_answers_of_webapi_and_the_browser(page: Page) -> None:
    assert text_of(page, "#status").startswith("Ready: webapi ")
    found = answers(page)
    assert found["hostname"] == ["example.com"] * 2
    assert found["href"] == ["https://example.com/@evil.example/"] * 2
    assert text_of(page, "#verdict") == "all the same"
    assert page.run("return document.querySelector('h2').innerText") == "Which host?"
    page.click(".tries button:nth-of-type(2)")
    found = answers(page)
    assert found["href"] == ["https://xn--fa-hia.example/%C3%BC?q=1&q=2#x"] * 2
    assert found["params"] == ["q = 1\nq = 2"] * 2


def test_the_python_to_copy_gives_the_answer_of_the_page(
    page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    def assert_same() -> None:
        found = answers(page)
        exec(text_of(page, "#python"), {})
        assert capsys.readouterr().out == f"{found['hostname'][0]} {found['href'][0]}\n"

    assert_same()
    retype(page, "#url", "../é\"'\\💩?a=b#{x}")
    retype(page, "#base", "https://Example.org/a/b/")
    assert_same()
    page.click("#member")
    page.type("port")
    page.press("Enter")
    retype(page, "#value", "8080")
    assert_same()
    page.click("#add")
    page.type("né")
    assert_same()
    page.click("#copy")
    page.wait_for("document.querySelector('#copied').value")
    retype(page, "#url", "https://h/" + "x" * 9000)
    page.wait_for(SETTLED)
    assert text_of(page, "#python") == "# This is too long to show."
    assert page.run("return document.querySelector('#copy').disabled")


def test_a_typed_url_is_resolved_against_the_typed_base(page: Page) -> None:
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


def test_the_answers_of_urllib_that_differ_are_marked(page: Page) -> None:
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


def test_the_page_shows_the_host_that_each_reader_finds(page: Page) -> None:
    def hosts() -> dict[str, tuple[str, str]]:
        page.wait_for(SETTLED)
        rows = page.run(
            "return [...document.querySelectorAll('#readers tbody tr')]"
            ".map(row => [row.cells[0].textContent, row.cells[2]?.textContent, row.className])"
        )
        return {reader: (host, mark) for reader, host, mark in rows}

    retype(page, "#url", "http://a.example\\@b.example:99/")
    found = hosts()
    assert next(iter(found)) == "this browser"
    for reader in ("this browser", "standard", "chromium", "firefox"):
        assert found[reader] == ("a.example", "")
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert found[f"urllib.parse {version}"] == ("b.example", "apart")
    assert found["urllib3"] == ("a.example", "")
    retype(page, "#url", "https://faß.example/")
    found = hosts()
    for reader in ("this browser", "standard", "urllib3"):
        assert found[reader] == ("xn--fa-hia.example", "")
    assert found["urllib.parse 3.14"] == ("faß.example → fass.example", "apart")
    retype(page, "#base", "http://h/")
    page.wait_for(SETTLED)
    assert page.run("return document.querySelector('#seen').hidden")


def hosts_of_packages(page: Page, site: str) -> dict[str, list[str]]:
    """The row of each package, by its name without the version, after all packages are loaded."""
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
    return {name.split()[0]: [mark, *cells] for mark, name, *cells in rows[after:]}


def test_loaded_packages_show_the_host_that_they_find(chromium_page: Page, site: str) -> None:
    found = hosts_of_packages(chromium_page, site)
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


def test_a_typed_value_sets_the_chosen_member(page: Page) -> None:
    retype(page, "#url", "https://example.org/a")
    assert page.run("return document.querySelector('#value').disabled")
    page.click("#member")
    page.type("pathname")
    page.press("Enter")
    page.wait_for("document.querySelector('#member').value === 'pathname'")
    page.click("#value")
    page.type("/b c")
    assert answers(page)["href"] == ["https://example.org/b%20c"] * 2


def test_the_verdict_says_that_both_refuse_a_url(page: Page) -> None:
    retype(page, "#url", "https://a^b/")
    found = answers(page)
    assert list(found) == ["href"]
    assert "Invalid URL" in found["href"][0] and "Invalid URL" in found["href"][1]
    assert text_of(page, "#verdict") == "both refuse it"
    assert page.run("return document.querySelector('#add').disabled")


def test_the_verdict_says_that_only_webapi_refuses_a_url(page: Page) -> None:
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
    # The marks repeat the text in the same font, so that each underline is below its character.
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


def test_a_shared_link_restores_the_state(page: Page, site: str) -> None:
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


def test_the_page_can_be_used_with_the_keyboard_alone(page: Page) -> None:
    page.reload()
    page.wait_for(SETTLED)
    order = []
    for _ in range(15):
        page.press("Tab")
        order.append(page.run("return document.activeElement.id"))
        outline = page.run("return getComputedStyle(document.activeElement).outlineStyle")
        assert outline == "solid", order
    assert [name for name in order if name][:3] == ["url", "base", "member"]
    assert {"load", "add", "python", "copy", "share"} <= set(order)
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
def test_the_page_fits_its_width_and_has_enough_contrast(
    page: Page, width: int, scheme: str
) -> None:
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
        const texts = "h1, h2, .lead, #told, label, td, th, mark, button, output, a, pre";
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
    ("fragment", "message"),
    [
        ("nonsense", "unknown part"),
        (urlencode({"url": "x", "set": "origin"}), '"origin" cannot be set'),
        (urlencode({"url": "x", "set": "__proto__"}), "cannot be set"),
        (urlencode([("url", "x"), ("url", "y")]), "url more than once"),
        ("base=x", "no url"),
        ("url=" + "x" * 9000, "too long"),
    ],
)
def test_an_invalid_link_is_reported(page: Page, site: str, fragment: str, message: str) -> None:
    page.goto(f"{site}#{fragment}")
    page.wait_for("!document.querySelector('#problem').hidden")
    assert message in text_of(page, "#problem")
    assert answers(page)["href"] == ["https://example.com/@evil.example/"] * 2
    retype(page, "#url", "https://h/")
    assert answers(page)["href"] == ["https://h/"] * 2
    assert text_of(page, "#problem") == ""


def test_escapes_in_a_link_that_are_no_utf_8_are_replaced(page: Page, site: str) -> None:
    page.goto(f"{site}#url=https%3A%2F%2Fh%2F%FF%ED%A0%80%00x")
    page.wait_for("url.value.includes('h/')")
    ours, theirs = answers(page)["href"]
    assert ours == theirs == "https://h/" + "%EF%BF%BD" * 4 + "%00x"


def test_a_url_of_a_megabyte_can_be_pasted(page: Page) -> None:
    paste = """
        const field = document.querySelector("#url");
        field.value = args[0];
        field.dispatchEvent(new InputEvent("input"));
        return performance.now();
    """
    page.run(paste, "https://h/" + "a^é" * 350_000 + "?" + "k=v&" * 1000)
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
def damaged_site(built: Path, tmp_path: Path) -> Iterator[Callable[[Callable[[Path], None]], str]]:
    """Serve the page with a copy of the distribution that a function has damaged."""
    servers = []

    def serve(damage: Callable[[Path], None]) -> str:
        copy = tmp_path / "dist"
        shutil.copytree(built / "dist", copy)
        damage(copy)
        server = StaticServer({"/": built, "/dist/": copy})
        servers.append(server.__enter__())
        return server.url

    yield serve
    for server in servers:
        server.__exit__(None, None, None)


def with_another_version(distribution: Path) -> None:
    path = distribution / "pyodide-lock.json"
    lock = json.loads(path.read_text("utf-8"))
    lock["packages"]["webapi-dom"]["version"] = "9.9.9"
    path.write_text(json.dumps(lock), "utf-8")


def with_a_changed_wheel(distribution: Path) -> None:
    (wheel,) = distribution.glob("webapi_dom-*.whl")
    wheel.write_bytes(wheel.read_bytes()[:-1] + b"x")


def without_the_wheel(distribution: Path) -> None:
    (wheel,) = distribution.glob("webapi_dom-*.whl")
    wheel.unlink()


def without_the_runtime(distribution: Path) -> None:
    (distribution / "pyodide.mjs").unlink()


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (with_another_version, "the distribution says webapi 9.9.9, its wheel is webapi "),
        (with_a_changed_wheel, "Python did not start: "),
        (without_the_wheel, "Python did not start: "),
        (without_the_runtime, "Python did not start: "),
        (shutil.rmtree, "(dist/pyodide-lock.json) cannot be reached"),
    ],
)
def test_a_damaged_distribution_is_reported(
    chromium_page: Page,
    damaged_site: Callable[[Callable[[Path], None]], str],
    damage: Callable[[Path], None],
    message: str,
) -> None:
    chromium_page.goto(damaged_site(damage))
    chromium_page.wait_for("!document.querySelector('#problem').hidden")
    assert message in text_of(chromium_page, "#problem")
    cells = "return [...document.querySelector('#answers tbody tr').cells].map(c => c.textContent)"
    assert chromium_page.run(cells)[1:] == [
        "not available",
        "https://example.com/@evil.example/",
        "not available",
    ]


def without_a_dependency(distribution: Path) -> None:
    (wheel,) = distribution.glob("multidict-*.whl")
    wheel.unlink()


def test_a_package_that_cannot_be_loaded_is_reported_and_the_others_answer(
    chromium_page: Page, damaged_site: Callable[[Callable[[Path], None]], str]
) -> None:
    found = hosts_of_packages(chromium_page, damaged_site(without_a_dependency))
    assert found["yarl"][1].startswith("cannot be loaded: ")
    assert found["requests"][1:] == ["http", "a.example", ""]
    assert answers(chromium_page)["hostname"] == ["a.example"] * 2


def test_a_browser_without_webassembly_shows_its_own_answers(
    chromium_page: Page, site: str
) -> None:
    chromium_page.playwright.add_init_script("delete globalThis.WebAssembly")
    chromium_page.goto(site)
    assert "no WebAssembly" in text_of(chromium_page, "#problem")
    retype(chromium_page, "#url", "https://h/x")
    assert chromium_page.run("return document.querySelector('tbody tr').cells[2].innerText") == (
        "https://h/x"
    )
