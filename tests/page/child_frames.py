"""Frames inside of documents, by Playwright's API: in Chromium and in ours."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

_FILE: Final = Path(__file__).with_name("child_frames_in_chromium.json")
RECORDED: Final[list[Any]] = json.loads(_FILE.read_text("ascii"))
ORIGIN: Final = "http://frames.test"
FILES: Final = {
    f"{ORIGIN}/": """<!doctype html><title>page</title><p>outside</p>
<iframe id=one name=first src=/inner></iframe>
<iframe id=two srcdoc="<p>two</p><p>second</p>"></iframe>
<iframe id=other src=http://other.test/></iframe>""",
    f"{ORIGIN}/inner": """<!doctype html><title>inner</title><label>Name <input id=name></label>
<button onclick="document.title = name + document.getElementById('name').value">Save</button>
<iframe id=deep srcdoc="<button>Deep</button>"></iframe><a href=/next>next</a>""",
    f"{ORIGIN}/next": "<!doctype html><title>next</title><h1>Next</h1>",
    "http://other.test/": "<!doctype html><title>other</title><input value=secret>",
}


def play(page: Any) -> list[Any]:
    """What a page tells of its frames."""
    seen: list[Any] = []
    events: list[list[str]] = []
    for name in ("frameattached", "framenavigated", "framedetached"):
        page.on(name, lambda frame, name=name: events.append([name, frame.name]))
    page.goto(f"{ORIGIN}/")
    seen.append(sorted(each for each in events if each[0] != "framenavigated"))
    seen.append([each.name for each in page.frames])
    frame = page.frame("first")
    seen += [frame.url, frame.title(), frame.parent_frame == page.main_frame, frame.page == page]
    seen += [page.frame(url="**/inner") == frame, [each.name for each in frame.child_frames]]
    seen.append(frame.evaluate("[this === window, parent === top, document.title, typeof name]"))
    frame.fill("#name", "a")
    frame.locator("#name").press("End")
    page.keyboard.type("bc")
    frame.get_by_role("button", name="Save").click()
    seen += [frame.title(), page.title(), frame.input_value("#name")]
    inner = page.frame_locator("#one")
    inner.get_by_label("Name").fill("d")
    inner.get_by_text("Save").click()
    deep = inner.locator("#deep").content_frame
    seen += [frame.title(), deep.get_by_role("button").inner_text()]
    seen += [
        inner.frame_locator("iframe").locator("button").count(),
        inner.owner.get_attribute("id"),
    ]
    seen.append(page.frame_locator("#two").locator("p").all_text_contents())
    seen.append(
        page.frame_locator("#two").locator("p").nth(1).evaluate("(each) => each.textContent")
    )
    seen.append(page.frame_locator("iframe").nth(1).locator("p").first.is_visible())
    seen.append(page.locator("iframe").last.content_frame.locator("input").input_value())
    element = page.query_selector("#one")
    seen += [element.content_frame() == frame, frame.frame_element().get_attribute("name")]
    seen += [frame.query_selector("#name").owner_frame() == frame]
    seen += [page.query_selector("p").owner_frame() == page.main_frame]
    seen.append(page.query_selector("p").content_frame())
    for act in (
        lambda: page.frame_locator("iframe").locator("p").click(),
        page.main_frame.frame_element,
    ):
        seen.append(message(act))
    frame.click("a")
    frame.wait_for_url("**/next")
    seen += [frame.title(), frame.inner_text("h1"), page.url]
    response = frame.goto(f"{ORIGIN}/inner")
    seen += [
        response.status,
        response.url,
        frame.title(),
        frame.wait_for_selector("a").inner_text(),
    ]
    frame.set_content("<title>set</title><script>var set = 1</script><p>set</p>")
    seen += [frame.evaluate("set"), frame.title(), frame.content(), page.title()]
    frame.add_script_tag(content="window.added = document.title")
    seen.append(frame.evaluate("added"))
    seen.append(frame.wait_for_function("() => window.added").json_value())
    seen.append(frame.eval_on_selector_all("p", "(all) => all.length + document.title"))
    events.clear()
    page.evaluate("() => document.getElementById('one').remove()")
    seen += [
        events,
        frame.is_detached(),
        frame in page.frames,
        message(lambda: frame.evaluate("1")),
    ]
    return seen


def message(act: Callable[[], object]) -> str:
    """The first sentence of what is raised."""
    try:
        act()
    except Exception as error:
        return str(error).partition(" resolved")[0].partition("\n")[0]
    return ""


def record() -> None:
    """Record what Chromium tells."""
    from tests.browser.driver import start

    with start("chromium") as browser:
        page = browser.new_page().playwright
        page.route("**/*", answer)
        found = play(page)
    lines = ",\n".join(map(json.dumps, found))
    _FILE.write_text(f"[{lines}]\n", "ascii")


def answer(route: Any) -> None:
    """Answer a request of a browser with a file."""
    text = FILES.get(route.request.url, "")
    route.fulfill(content_type="text/html; charset=utf-8", body=text)


if __name__ == "__main__":
    record()
