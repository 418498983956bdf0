"""The keyboard and the mouse of a page, as Chromium 156 answered Playwright's."""

from __future__ import annotations

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page, PageError

need_a_parser()

HTML = """<body><input id=a><textarea id=t></textarea><button id=b>B</button>
<div id=s>S</div><div id=d draggable=true>D</div><p id=hidden hidden>x</p>
<script>
  const types = "keydown keypress keyup beforeinput input pointermove pointerdown pointerup wheel "
    + "mouseout mouseover mousemove mousedown mouseup click dblclick auxclick contextmenu";
  let log = [];
  for (const type of types.split(" ")) {
    document.addEventListener(type, (event) => {
      const { target, key, data, button, buttons, detail, shiftKey, clientX, deltaY } = event;
      const values = { key, data, buttons, shift: shiftKey || undefined };
      if (type === "wheel") Object.assign(values, { deltaY });
      if (/^mouse|^(?:aux|dbl)?click/.test(type)) {
        Object.assign(values, { button, detail, x: clientX });
      }
      const texts = Object.entries(values).filter(([, value]) => value !== undefined);
      const parts = texts.map(([name, value]) => `${name}=${value}`);
      log.push([type, target.id || target.localName, ...parts].join(" "));
    }, true);
  }
</script>"""


@pytest.fixture(scope="module", params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    return Page({"/": HTML}, engine=request.param)


def log_of(page: Page) -> list[str]:
    log: list[str] = page.evaluate("log.splice(0)")
    return log


def test_keys_that_are_held(page: Page) -> None:
    page.goto("/")
    page.focus("#a")
    page.keyboard.down("Shift")
    page.keyboard.press("c")
    page.keyboard.press("KeyB")
    page.keyboard.up("Shift")
    assert log_of(page) == [
        *("keydown a key=Shift shift=true", "keydown a key=c shift=true"),
        *("keypress a key=c shift=true", "beforeinput a data=c", "input a data=c"),
        *("keyup a key=c shift=true", "keydown a key=B shift=true"),
        *("keypress a key=B shift=true", "beforeinput a data=B", "input a data=B"),
        *("keyup a key=B shift=true", "keyup a key=Shift"),
    ]
    page.keyboard.down("x")
    page.keyboard.down("x")
    page.keyboard.up("x")
    assert page.input_value("#a") == "cBxx"
    log_of(page)
    page.focus("#t")
    page.keyboard.insert_text("héllo")
    assert log_of(page) == ["beforeinput t data=héllo", "input t data=héllo"]
    page.keyboard.type("é1", delay=10)
    assert page.input_value("#t") == "hélloé1"
    page.keyboard.press("Shift+Digit1", delay=5)
    assert page.input_value("#t") == "hélloé1!"
    with pytest.raises(PageError, match=r'^Keyboard\.press: Unknown key: "foo"$'):
        page.keyboard.press("foo")


def test_modifiers_that_are_held_change_a_click(page: Page) -> None:
    page.goto("/")
    page.keyboard.down("Shift")
    page.click("#b", modifiers=["Shift"])
    page.keyboard.up("Shift")
    log = log_of(page)
    assert [each for each in log if each.startswith("key")] == [
        "keydown body key=Shift shift=true",
        "keyup b key=Shift",
    ]
    assert log[-2] == "click b buttons=0 shift=true button=0 detail=1 x=50"


def test_the_mouse(page: Page) -> None:
    page.goto("/")
    box = page.locator("#b").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 100, "height": 20}
    assert page.locator("#hidden").bounding_box() is None
    page.mouse.move(10, 10)
    page.mouse.down()
    page.mouse.move(20, 14, steps=2)
    page.mouse.up()
    assert log_of(page) == [
        *("mouseover b buttons=0 button=0 detail=0 x=10", "pointermove b buttons=0"),
        *("mousemove b buttons=0 button=0 detail=0 x=10", "pointerdown b buttons=1"),
        *("mousedown b buttons=1 button=0 detail=1 x=10", "pointermove b buttons=1"),
        *("mousemove b buttons=1 button=0 detail=0 x=15", "pointermove b buttons=1"),
        *("mousemove b buttons=1 button=0 detail=0 x=20", "pointerup b buttons=0"),
        *("mouseup b buttons=0 button=0 detail=1 x=20", "click b buttons=0 button=0 detail=1 x=20"),
    ]
    page.mouse.click(10, 10, button="right")
    assert log_of(page) == [
        *("pointermove b buttons=0", "mousemove b buttons=0 button=0 detail=0 x=10"),
        *("pointerdown b buttons=2", "mousedown b buttons=2 button=2 detail=1 x=10"),
        *("contextmenu b buttons=2", "pointerup b buttons=0"),
        "mouseup b buttons=0 button=2 detail=1 x=10",
        "auxclick b buttons=0 button=2 detail=1 x=10",
    ]
    page.mouse.dblclick(10, 10, delay=20)
    clicks = [each.split()[0] for each in log_of(page) if "click" in each]
    assert clicks == ["click", "click", "dblclick"]
    page.mouse.wheel(0, 100)
    assert log_of(page) == ["wheel b buttons=0 deltaY=100"]


def test_dragging(page: Page) -> None:
    """What is clicked is the common ancestor."""
    page.goto("/")
    page.locator("#s").drag_to(page.locator("#b"))
    assert log_of(page) == [
        *("mouseover s buttons=0 button=0 detail=0 x=50", "pointermove s buttons=0"),
        *("mousemove s buttons=0 button=0 detail=0 x=50", "pointerdown s buttons=1"),
        *("mousedown s buttons=1 button=0 detail=1 x=50",),
        *("mouseout s buttons=1 button=0 detail=0 x=50",),
        *("mouseover b buttons=1 button=0 detail=0 x=50", "pointermove b buttons=1"),
        *("mousemove b buttons=1 button=0 detail=0 x=50", "pointerup b buttons=0"),
        *("mouseup b buttons=0 button=0 detail=1 x=50",),
        "click body buttons=0 button=0 detail=1 x=50",
    ]
    with pytest.raises(PageError, match="hasTouch must be enabled"):
        page.touchscreen.tap(1, 1)


def test_the_mouse_is_where_an_action_has_moved_it(page: Page) -> None:
    """Playwright documents `hover`, `down`, `hover` and `up` for dragging by hand."""
    page.goto("/")
    page.locator("#s").hover()
    page.mouse.down()
    page.locator("#b").hover()
    page.mouse.up()
    assert log_of(page) == [
        *("mouseover s buttons=0 button=0 detail=0 x=50", "pointermove s buttons=0"),
        *("mousemove s buttons=0 button=0 detail=0 x=50", "pointerdown s buttons=1"),
        *("mousedown s buttons=1 button=0 detail=1 x=50",),
        *("mouseout s buttons=1 button=0 detail=0 x=50",),
        *("mouseover b buttons=1 button=0 detail=0 x=50", "pointermove b buttons=1"),
        *("mousemove b buttons=1 button=0 detail=0 x=50", "pointerup b buttons=0"),
        *("mouseup b buttons=0 button=0 detail=1 x=50",),
        "click body buttons=0 button=0 detail=1 x=50",
    ]
    page.mouse.wheel(0, 100)
    assert log_of(page) == ["wheel b buttons=0 deltaY=100"]
    page.click("#s")
    log_of(page)
    page.mouse.down()
    page.mouse.up()
    assert log_of(page) == [
        *("pointerdown s buttons=1", "mousedown s buttons=1 button=0 detail=1 x=50"),
        *("pointerup s buttons=0", "mouseup s buttons=0 button=0 detail=1 x=50"),
        "click s buttons=0 button=0 detail=1 x=50",
    ]
    page.mouse.move(60, 10, steps=2)
    assert [each for each in log_of(page) if each.startswith("mousemove")] == [
        "mousemove d buttons=0 button=0 detail=0 x=55",
        "mousemove d buttons=0 button=0 detail=0 x=60",
    ]


def test_selecting_text_and_scrolling(page: Page) -> None:
    page.goto("/")
    page.fill("#a", "abc")
    page.locator("#a").select_text()
    state = "[a.selectionStart, a.selectionEnd, document.activeElement.id]"
    assert page.evaluate(state) == [0, 3, "a"]
    page.locator("#b").select_text()
    assert page.evaluate("getSelection().toString()") == "B"
    page.locator("#b").scroll_into_view_if_needed()
    with pytest.raises(PageError, match="is not visible"):
        page.locator("#hidden").scroll_into_view_if_needed()
