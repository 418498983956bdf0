"""The fixture for pytest that makes pages, and ``--webapi``, which runs suites of Playwright."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    import webapi.page
    import webapi.page.coverage
    import webapi.page.django

FILE: Final = "WEBAPI_FALLBACK_REPORTS"
"""The variable of the environment by which a process without ``--webapi`` knows what it is."""
MARKER: Final = "webapi_browser"


@pytest.fixture
def webapi_page() -> Iterator[Callable[..., webapi.page.Page]]:
    """Make pages: ``webapi_page(app, …)`` takes what `webapi.page.Page` takes.

    The end of the test closes them, and fails for an exception of a script that was not raised.
    """
    from webapi.page.page import Page

    with ExitStack() as pages:

        def new(*arguments: Any, **settings: Any) -> Page:
            return pages.enter_context(Page(*arguments, **settings))

        yield new


@pytest.fixture
def app_page(app: Any) -> Iterator[webapi.page.Page]:
    """A page of the suite's fixture ``app``, of Flask, FastAPI, Starlette and others."""
    from webapi.page.page import Page

    with Page(app) as page:
        yield page


@pytest.fixture
def django_page() -> Iterator[webapi.page.django.DjangoPage]:
    """A page of this project's site of Django, a `webapi.page.django.DjangoPage`."""
    from webapi.page.django import DjangoPage

    with DjangoPage() as page:
        yield page


def _coverage() -> webapi.page.coverage.Coverage | None:
    """What counts for ``--webapi-cov``."""
    module = sys.modules.get("webapi.page.coverage")
    return None if module is None else module.current


def _reports() -> ModuleType | None:
    """What notes the pages of tests, once a test has imported pages."""
    return sys.modules.get("webapi.page.reports")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("webapi")
    group.addoption(
        "--webapi",
        action="store_true",
        help="run the tests of Playwright without a browser: playwright.sync_api and "
        "playwright.async_api are webapi.page for this run",
    )
    group.addoption(
        "--webapi-engine",
        choices=("quickjs", "mini_racer"),
        default="quickjs",
        help="the engine that runs the scripts of pages",
    )
    group.addoption(
        "--webapi-fallback",
        choices=("skip", "browser"),
        default="skip",
        help="skip the tests of --webapi that need a browser, or run them in it: those with the "
        "marker webapi_browser and of the setting of this name",
    )
    parser.addini(
        "webapi_browser",
        "tests that need a browser: names of files, classes or tests, and a reason after #",
        type="linelist",
        default=[],
    )
    group.addoption(
        "--webapi-report",
        metavar="FILE",
        help="write a page of HTML with the pages of the tests that have failed",
    )
    group.addoption(
        "--webapi-cov",
        metavar="FILE",
        help="write which lines and functions of the project's scripts have run, for lcov",
    )
    help = "the file axe.min.js of axe-core, for page.axe() and to_pass_axe()"
    group.addoption("--webapi-axe", metavar="FILE", help=help)
    parser.addini("webapi_axe", help, type="paths", default=[])


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Put the names in place before a conftest imports Playwright's."""
    options = early_config.known_args_namespace
    if options.webapi and FILE not in os.environ:
        from webapi.page.facade import put_in_place

        put_in_place(options.webapi_engine)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Begin the report of a test."""
    if (reports := _reports()) is not None:
        reports.begin()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the pages of a test that has failed."""
    report = yield
    reports = _reports()
    if report.failed and reports is not None and reports.current is not None:
        parts = reports.current.shown()
        report.sections += reports.sections(parts)
        report.webapi_pages = parts  # type: ignore[attr-defined]
    return report


def pytest_runtest_logfinish() -> None:
    """Let the next test find no running event loop, which it may need to be asynchronous."""
    if (greenlets := sys.modules.get("webapi.page.greenlets")) is not None:
        greenlets.end_test()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Give the counts of a process of pytest-xdist to the one that writes them."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None and (coverage := _coverage()) is not None:
        output["webapi_cov"] = coverage.as_json()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add the counts of a process of pytest-xdist."""
    text = getattr(node, "workeroutput", {}).get("webapi_cov")
    if text is not None and (coverage := _coverage()) is not None:
        coverage.add_json(text)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Write the files of ``--webapi-cov`` and, if a test has failed, of ``--webapi-report``."""
    if (coverage := _coverage()) is not None:
        file = config.getoption("--webapi-cov")
        (config.invocation_params.dir / file).write_text(coverage.lcov(), "utf-8")
        terminalreporter.write_line(f"webapi: {coverage.summary()}: {file}")
    name = config.getoption("--webapi-report")
    stats = terminalreporter.stats
    failed = [*stats.get("failed", ()), *stats.get("error", ())]
    failed = [each for each in failed if getattr(each, "webapi_pages", None)]
    if name and failed and (reports := _reports()) is not None:
        Path(name).write_text(reports.page_of(failed), "utf-8")
        terminalreporter.write_line(f"webapi: the pages of the tests that failed are in {name}")


def pytest_configure(config: pytest.Config) -> None:
    """Say where axe-core is. Add the fixtures after those of other plugins, in front of them."""
    scripts = config.getini("webapi_axe")
    if given := config.getoption("--webapi-axe"):
        scripts = [config.invocation_params.dir / given]
    if scripts:
        os.environ["WEBAPI_AXE"] = str(scripts[0])
    if config.getoption("--webapi-cov"):
        from webapi.modules.counters import counted
        from webapi.page import coverage

        try:
            counted("")
        except ModuleNotFoundError as error:
            raise pytest.UsageError(f"--webapi-cov: {error}") from None
        coverage.current = coverage.Coverage(config.rootpath)
    config.addinivalue_line("markers", f"{MARKER}(reason): the test needs a browser")
    if not config.getoption("--webapi"):
        return
    from webapi.page import pytest_fallback

    if file := os.environ.get(FILE):
        config.pluginmanager.register(pytest_fallback.Reporter(config, Path(file)))
        return
    from webapi.page import pytest_fixtures

    config.pluginmanager.register(pytest_fixtures, "webapi.page.pytest_fixtures")
    mode, listed = config.getoption("--webapi-fallback"), config.getini(MARKER)
    config.pluginmanager.register(pytest_fallback.Fallback(mode, listed))
