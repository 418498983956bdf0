"""Pages of a site of Django: its static files, its media and its logins.

>>> from webapi.page.django import PageTestCase  # doctest: +SKIP
>>> class Orders(PageTestCase):  # doctest: +SKIP
...     def test_order(self):
...         self.page.login(User.objects.create_user("ada"))
...         self.page.goto("/orders/")

With pytest-django, the fixture ``django_page`` is such a page. Tests that are asynchronous open an
`AsyncDjangoPage`. This module imports Django.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from http.cookies import SimpleCookie
from typing import Any, ClassVar, Final

from asgiref.sync import sync_to_async
from django import conf
from django.apps import apps
from django.contrib.staticfiles.handlers import ASGIStaticFilesHandler, StaticFilesHandler
from django.contrib.staticfiles.storage import HashedFilesMixin, StaticFilesStorage
from django.core.servers.basehttp import get_internal_wsgi_application
from django.test import Client, TestCase
from django.views.static import serve

from webapi.fetching.cookies import Cookie, CookieJar
from webapi.page.async_api import Page as AsyncPage
from webapi.page.faces import Face
from webapi.page.page import Page
from webapi.page.refusals import refusing_by_name
from webapi.page.site import Site, count_of_arguments

__all__ = ["AsyncDjangoPage", "DjangoPage", "PageTestCase"]


class _Media:
    """Serves the files of ``MEDIA_ROOT``, as the handlers of static files serve theirs."""

    def get_base_url(self) -> str:
        url: str = conf.settings.MEDIA_URL
        return url

    def serve(self: Any, request: Any) -> Any:
        return serve(request, self.file_path(request.path), document_root=conf.settings.MEDIA_ROOT)


class _MediaHandler(_Media, StaticFilesHandler):  # type: ignore[misc]
    pass


class _ASGIMediaHandler(_Media, ASGIStaticFilesHandler):  # type: ignore[misc]
    pass


class _OfDjango(Face):
    """What pages of Django do alike: they have its files, and the cookies of its test clients."""

    cookies: CookieJar

    def __init__(self, application: Site = None, **arguments: Any) -> None:
        arguments.setdefault("base_url", f"{_scheme()}://{_host()}/")
        self._client: Any = None
        self._seen: dict[str, str] = {}
        self._has_plain_names = False
        site = _with_files(application or get_internal_wsgi_application())
        super().__init__(site, **arguments)
        self._url = arguments["base_url"]
        self._has_plain_names = True
        _use_plain_names(1)

    def use(self, client: Any) -> None:
        """Share the cookies of one of Django's test clients, and so its session, both ways."""
        self._client = client

    def _client_to_log_in(self) -> Any:
        if self._client is None:
            self.use(Client())
        return self._client

    @contextmanager
    def _action(self) -> Iterator[None]:
        self._take_cookies()
        try:
            with super()._action():
                yield
        finally:
            self._give_cookies()

    def _take_cookies(self) -> None:
        """Take those of the client, if they have changed."""
        if self._client is None or self._seen == (cookies := _shown(self._client.cookies)):
            return
        self.cookies.clear()
        for each in cookies.values():
            self.cookies.set(self._url, each, from_http=True)

    def _give_cookies(self) -> None:
        if self._client is not None:
            self._client.cookies = SimpleCookie()
            for each in self.cookies:
                self._client.cookies.load(_set_cookie(each))
            self._seen = _shown(self._client.cookies)

    def _leave_names(self) -> None:
        if self._has_plain_names:
            self._has_plain_names = False
            _use_plain_names(-1)


@refusing_by_name
class DjangoPage(_OfDjango, Page):
    """A page of this project's site, or of another application of Django.

    It takes the arguments of `Page`. Static files come from their finders, under their own names,
    as ``runserver`` serves them, and media from ``MEDIA_ROOT``. Its host is ``testserver``, as that
    of Django's test client, or the domain of the cookies, by HTTPS if a setting asks for a secure
    connection.
    """

    def login(self, user: Any, backend: str | None = None) -> None:
        """Log a user in, as ``Client.force_login`` does."""
        self._client_to_log_in().force_login(user, backend)

    def close(self) -> None:
        """Close the page; raise an exception of a script that was not raised."""
        self._leave_names()
        super().close()


@refusing_by_name
class AsyncDjangoPage(_OfDjango, AsyncPage):
    """The asynchronous twin of `DjangoPage`, for tests that are asynchronous."""

    async def login(self, user: Any, backend: str | None = None) -> None:
        """Log a user in, as ``Client.force_login`` does."""
        await sync_to_async(self._client_to_log_in().force_login)(user, backend)

    async def close(self) -> None:
        """Close the page; raise an exception of a script that was not raised."""
        self._leave_names()
        await super().close()


class PageTestCase(TestCase):  # type: ignore[misc]
    """A ``TestCase`` with ``page``, which shares its session with ``client``."""

    page_arguments: ClassVar[dict[str, Any]] = {}
    """The arguments of pages."""

    @cached_property
    def page(self) -> DjangoPage:
        """The page of the test."""
        page = self.new_page()
        page.use(self.client)
        return page

    def new_page(self, *application: Site, **arguments: Any) -> DjangoPage:
        """Make a page with a session of its own. The end of the test closes it."""
        page = DjangoPage(*application, **{**self.page_arguments, **arguments})
        page._tab.keeps_document = True  # nobody knows yet whether the test fails
        self.addCleanup(page.close)
        return page


def _scheme() -> str:
    names = ("SECURE_SSL_REDIRECT", "SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE")
    return "https" if any(getattr(conf.settings, name) for name in names) else "http"


def _host() -> str:
    """A host that the project allows and that gets its cookies."""
    settings = conf.settings
    domain = settings.SESSION_COOKIE_DOMAIN or settings.CSRF_COOKIE_DOMAIN
    if not domain:
        return "testserver"
    domain = str(domain).removeprefix(".")
    hosts = [str(each).removeprefix(".") for each in settings.ALLOWED_HOSTS]
    return next((each for each in hosts if f".{each}".endswith(f".{domain}")), domain)


def _with_files(application: Any) -> Any:
    """The application, behind handlers of its files."""
    is_asgi = count_of_arguments(application) == 3
    if conf.settings.MEDIA_ROOT and conf.settings.MEDIA_URL != "/":
        application = (_ASGIMediaHandler if is_asgi else _MediaHandler)(application)
    if _has_static_files():
        application = (ASGIStaticFilesHandler if is_asgi else StaticFilesHandler)(application)
    return application


def _has_static_files() -> bool:
    """Whether the project has Django's app, also in a test with ``available_apps``."""
    all_apps = (apps.app_configs, *apps.stored_app_configs)
    names = {config.name for each in all_apps for config in each.values()}
    return "django.contrib.staticfiles" in names


# Without a manifest, which `collectstatic` writes, a file has its own name, as if DEBUG were set.

_hashed_url: Final = HashedFilesMixin.url
_pages = 0


def _plain_url(storage: Any, name: str, force: bool = False) -> Any:
    return _hashed_url(storage, name, force) if force else StaticFilesStorage.url(storage, name)


def _use_plain_names(change: int) -> None:
    global _pages
    _pages += change
    HashedFilesMixin.url = _plain_url if _pages else _hashed_url


def _shown(cookies: Any) -> dict[str, str]:
    """What sets each cookie. The client sets some attributes to None, which are none."""
    shown = {}
    for name, morsel in cookies.items():
        parts = [f"{name}={morsel.coded_value}"]
        parts += [
            key if value is True else f"{key}={value}" for key, value in morsel.items() if value
        ]
        shown[name] = "; ".join(parts)
    return shown


def _set_cookie(cookie: Cookie) -> str:
    """What sets a cookie of a jar in a ``SimpleCookie``."""
    text = f"{cookie.name}={cookie.value}; Path={cookie.path}"
    if not cookie.host_only:
        text += f"; Domain={cookie.domain}"
    if cookie.same_site != "Default":
        text += f"; SameSite={cookie.same_site}"
    return text + "; Secure" * cookie.secure + "; HttpOnly" * cookie.http_only
