"""Tests of django-functest without a browser: `FuncWebapiMixin` stands in for `FuncSeleniumMixin`.

    class WebapiBase(FuncWebapiMixin, PageTestCase): ...

Rows are rolled back, and waits take no real time. Windows and screenshots are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urljoin

from django import conf
from django.test import Client
from django.urls import reverse
from django_functest import FuncBaseMixin, Upload
from django_functest.utils import BrowserSessionToken, CommonMixin
from pyquery import PyQuery

from webapi.page import Locator
from webapi.page.django import DjangoPage

Selector = str | Sequence[str]
Fields = dict[Selector, Any]


class FuncWebapiMixin(CommonMixin, FuncBaseMixin):
    """Functional tests with scripts; give it a `webapi.page.django.PageTestCase`."""

    browser_window_size: tuple[int, int] | None = None
    default_timeout = 10  # seconds of the page's clock
    is_full_browser_test = True

    def setUp(self) -> None:
        super().setUp()
        self._use(self.page, self.client)
        if self.browser_window_size is not None:
            self.set_window_size(*self.browser_window_size)

    def _use(self, page: DjangoPage, client: Client) -> None:
        self._session = page, client
        self._page, self._client = page, client
        page.set_default_timeout(1000 * self.default_timeout)

    def _find(
        self,
        css_selector: Selector | None = None,
        xpath: str | None = None,
        text: str | None = None,
        text_parent_id: str | None = None,
        link_text: str | None = None,
    ) -> Locator:
        if css_selector is not None:  # several selectors lead into shadow trees
            steps = [css_selector] if isinstance(css_selector, str) else css_selector
            return self._page.locator(" >> ".join(steps)).first
        if xpath is not None:
            return self._page.locator(f"xpath={xpath}").first
        if link_text is not None:
            return self._page.get_by_role("link", name=link_text).first
        parent = self._page.locator(f"#{text_parent_id}" if text_parent_id else "body")
        return parent.get_by_text(text or "").first

    # Where the page is

    @property
    def current_url(self) -> str:
        return self._page.url

    def get_url(self, name: str, *args: Any, **kwargs: Any) -> None:
        kwargs.pop("expect_errors", None)
        self.get_literal_url(reverse(name, args=args, kwargs=kwargs))

    def get_literal_url(self, url: str, auto_follow: Any = None, expect_errors: Any = None) -> None:
        self._page.goto(urljoin(self._page._url, url))

    def back(self) -> None:
        self._page.go_back()

    # What it shows

    def assertTextPresent(self, text: str, within: str = "body", wait: bool = True) -> None:
        if wait:
            self.wait_until_loaded(within)
        self._assertTextPresent(text, PyQuery(self._page.content(), parser="html"), within)

    def assertTextAbsent(self, text: str, within: str = "body") -> None:
        self._assertTextAbsent(text, PyQuery(self._page.content(), parser="html"), within)

    def is_element_present(self, css_selector: Selector) -> bool:
        return self._find(css_selector).count() > 0

    def is_element_displayed(self, css_selector: Selector) -> bool:
        return self._find(css_selector).is_visible()

    def get_element_attribute(self, css_selector: Selector, attribute: str) -> str | None:
        found = self._find(css_selector)
        return found.get_attribute(attribute) if found.count() else None

    def get_element_inner_text(self, css_selector: Selector) -> str | None:
        found = self._find(css_selector)
        return found.inner_text() if found.count() else None

    def value(self, css_selector: Selector) -> Any:
        found = self._find(css_selector)
        match found.evaluate("each => each.type"):
            case "checkbox":
                return found.is_checked()
            case "radio":
                return found.evaluate("each => each.form.elements[each.name].value")
        return found.input_value()

    # What a user does

    def fill(self, fields: Fields, scroll: Any = None) -> None:
        for selector, value in fields.items():
            found = self._find(selector)
            match found.evaluate("each => each.type"):
                case "checkbox":
                    found.set_checked(value)
                case "radio":
                    name = found.get_attribute("name")
                    self._find(f'[name="{name}"][value="{value}"]').check()
                case "select-one" | "select-multiple":
                    found.select_option(str(value))
                case "file" if isinstance(value, Upload):
                    kind = value.content_type or "application/octet-stream"
                    file = {"name": value.filename, "mimeType": kind, "buffer": value.content}
                    found.set_input_files(file)
                case _:
                    found.fill(str(value).replace("\r\n", "\n"))

    def fill_by_text(self, fields: Fields, scroll: Any = None) -> None:
        for selector, text in fields.items():
            if not self._find(selector).evaluate("each => each instanceof HTMLSelectElement"):
                raise ValueError(f"{selector} is no select element")
            self._find(selector).select_option(label=text)

    def click(
        self,
        css_selector: Selector | None = None,
        wait_for_reload: bool = False,
        wait_timeout: float | None = None,
        double: bool = False,
        **how: Any,
    ) -> None:
        found = self._find(css_selector, **{k: v for k, v in how.items() if k in _FINDING})
        timeout = None if wait_timeout is None else max(1, 1000 * wait_timeout)
        if how.get("expect_alert"):
            self._click = found.click
            return
        if wait_for_reload:
            self._page.evaluate("document.pageReloadedYetFlag = 'notyet'")
        if how.get("_expect_form") and found.evaluate("each => each instanceof HTMLFormElement"):
            found.evaluate("form => form.requestSubmit()")
        else:
            found.click(timeout=timeout)
            if double and found.count() and found.is_enabled():
                found.click()
        if wait_for_reload:
            self._page.wait_for_function("!document.pageReloadedYetFlag")

    def submit(
        self, css_selector: Selector, wait_for_reload: bool = True, *_: Any, **how: Any
    ) -> None:
        self.click(css_selector, wait_for_reload=wait_for_reload, _expect_form=True)

    def follow_link(self, css_selector: Selector | None = None, text: str | None = None) -> None:
        if css_selector is not None and text is not None:
            raise ValueError("pass only one of text= or css_selector=")
        if css_selector is None and text is None:
            raise ValueError("pass either a text= or css_selector= argument")
        self.click(css_selector, link_text=text, wait_for_reload=True)

    def hover(self, css_selector: Selector) -> None:
        self._find(css_selector).hover()

    def accept_alert(self) -> None:
        self._page.once("dialog", lambda dialog: dialog.accept())
        self._click()

    def dismiss_alert(self) -> None:
        self._page.once("dialog", lambda dialog: dialog.dismiss())
        self._click()

    def execute_script(self, script: str, *arguments: Any) -> Any:
        function = f"(given) => (function () {{ {script} }})(...given)"
        return self._page.evaluate(function, list(arguments))

    def set_window_size(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    # Waits

    def wait_until(self, callback: Callable[[Any], Any], timeout: float | None = None) -> None:
        for _ in range(10 * int(timeout or self.default_timeout)):
            if callback(self._page):
                return
            self._page.wait_for_timeout(100)
        raise AssertionError("the callback has not become true")

    def wait_until_loaded(
        self, css_selector: Selector | None = None, timeout: float | None = None, **how: Any
    ) -> None:
        found = self._find(css_selector, **how)
        found.wait_for(state="attached", timeout=1000 * (timeout or self.default_timeout))

    def wait_for_page_load(self) -> None:
        self._page.wait_for_load_state()

    # Sessions

    def set_session_data(self, item_dict: dict[str, Any]) -> None:
        session = self._client.session
        session.update({name: str(value) for name, value in item_dict.items()})
        session.save()
        self._client.cookies[conf.settings.SESSION_COOKIE_NAME] = session.session_key

    def get_session_data(self) -> dict[str, Any]:
        return dict(self._client.session.items())

    def flush_session(self) -> None:
        self._client.logout()

    def new_browser_session(self) -> tuple[BrowserSessionToken, BrowserSessionToken]:
        page, client = self.new_page(), Client()
        page.use(client)
        return self.switch_browser_session(BrowserSessionToken((page, client)))

    def switch_browser_session(
        self, session_token: BrowserSessionToken
    ) -> tuple[BrowserSessionToken, BrowserSessionToken]:
        before = BrowserSessionToken(self._session)
        self._use(*session_token.value)
        return before, session_token


_FINDING = ("xpath", "text", "text_parent_id", "link_text")
