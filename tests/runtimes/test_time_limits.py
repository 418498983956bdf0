"""What bounds a script that does not end, in the engines that have something."""

import pytest

from tests.runtimes.pages import Page


def test_mini_racers_timeout_ends_a_script_and_the_context_goes_on() -> None:
    racer = pytest.importorskip("py_mini_racer", reason="no V8: pip install mini-racer")
    page = Page("mini_racer")
    for script in ("for (;;);", "for (;;) new URL('a:');"):
        with pytest.raises(racer.JSTimeoutException):
            page.context.eval(script, timeout_sec=0.5)
        assert page.value("new URL('../b', 'https://a/c/').href") == "https://a/b"


def test_quickjs_forbids_calls_into_python_under_its_time_limit() -> None:
    quickjs = pytest.importorskip("quickjs", reason="no QuickJS: pip install quickjs-ng")
    page = Page("quickjs")
    page.context.set_time_limit(1)
    with pytest.raises(quickjs.JSException):
        page.context.eval("new URL('a:')")
    with pytest.raises(quickjs.JSException, match="interrupted"):
        page.context.eval("for (;;);")
