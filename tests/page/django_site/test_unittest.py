"""Pages in the test cases of ``django.test``."""

from __future__ import annotations

from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from django.contrib.auth import get_user_model
from django.contrib.staticfiles.storage import staticfiles_storage
from django.test import SimpleTestCase, TestCase, TransactionTestCase

from tests.page.django_site import views
from tests.page.django_site.models import Note
from webapi import Response
from webapi.page import Dialog, Page, expect
from webapi.page.async_api import Page as AsyncPage
from webapi.page.django import AsyncDjangoPage, PageTestCase

BASE = "https://localhost/"


class Facts:
    """What a page shows and does within a transaction that is rolled back."""

    application: Any
    databases = frozenset(("default", "other"))

    @classmethod
    def setUpTestData(cls) -> None:
        Note.objects.create(text="of the class")

    def setUp(self: Any) -> None:
        self.assertEqual(texts(), ["of the class"])  # no test before it has left a row
        Note.objects.create(text="of the test")
        views.committed.clear()
        views.proceed.clear()
        self.page = Page(self.application, base_url=BASE)
        self.addCleanup(self.page.close)

    def test_page_and_test_see_each_other(self: Any) -> None:
        self.page.goto("/")
        expect(self.page.locator("li")).to_have_text(["of the class", "of the test"])
        self.page.fill("input", "of the page")
        self.page.click("button")
        expect(self.page.locator("li").last).to_have_text("of the page")
        self.assertEqual(texts(), ["of the class", "of the test", "of the page"])
        self.assertContains(self.client.get("/", secure=True), "of the page")
        self.assertEqual(views.committed, [])

    def test_callbacks_of_a_commit(self: Any) -> None:
        self.page.goto("/")
        self.page.fill("input", "kept")
        with self.captureOnCommitCallbacks(execute=True) as callbacks:
            self.page.click("button")
        self.assertEqual((len(callbacks), views.committed), (1, ["kept"]))

    def test_number_of_queries(self: Any) -> None:
        with self.assertNumQueries(3):  # with the savepoint of ATOMIC_REQUESTS
            self.client.get("/", secure=True)
        with self.assertNumQueries(3):
            self.page.goto("/")

    def test_views_that_are_asynchronous(self: Any) -> None:
        self.page.goto("/asynchronous")
        self.assertEqual(self.page.text_content("body"), "3")
        self.assertEqual(texts()[-1], "asynchronous")

    def test_requests_take_turns(self: Any) -> None:
        self.page.goto("/")
        urls = ["/slowly/undo1", "/slowly/keep1", "/slowly/undo2", "/slowly/keep2"]
        self.page.evaluate("(urls) => ask(...urls)", urls)
        expect(self.page.locator("#status")).to_have_text("undo1,keep1,undo2,keep2")
        self.assertEqual(sorted(texts()[2:]), ["keep1", "keep2"])

    def test_a_stream_holds_no_turn(self: Any) -> None:
        self.page.goto("/")
        self.page.evaluate("listen()")
        expect(self.page.locator("#status")).to_have_text("first")
        self.page.evaluate("fetch('/go_on').then(() => 0)")
        expect(self.page.locator("#status")).to_have_text("firstsecond")

    def test_handlers_may_query(self: Any) -> None:
        def handle(dialog: Dialog) -> None:
            Note.objects.create(text=dialog.message)

        self.page.on("dialog", handle)
        self.page.goto("/")
        self.page.evaluate("alert('asked')")
        self.assertEqual(texts()[-1], "asked")
        with Page(lambda request: Response(",".join(texts()))) as page:
            page.goto("/")
            self.assertIn("asked", page.content())
        with Page({"/": lambda request: Response(",".join(texts()))}) as page:
            page.goto("/")
            self.assertIn("asked", page.content())

    def test_queries_beside_playwrights_names(self: Any) -> None:
        if find_spec("greenlet") is None:
            self.skipTest("needs greenlet")
        from webapi.page.facade import sync_playwright

        with sync_playwright() as playwright:
            page = playwright.chromium.launch().new_page()
            page.on("dialog", lambda dialog: Note.objects.create(text=dialog.message))
            page.set_content("<script>alert('asked')</script>")
            self.assertEqual(texts()[-1], "asked")

    def test_what_a_view_raises(self: Any) -> None:
        with pytest.raises(ZeroDivisionError) as caught:
            self.page.goto("/divides")
        self.assertEqual(caught.traceback[-1].name, "divides")
        note = "the application raised it for GET https://localhost/divides"
        self.assertEqual(caught.value.__notes__, [note])
        self.page.goto("/")
        with self.assertRaises(ZeroDivisionError):
            self.page.evaluate("ask('/divides')")
        self.assertEqual(self.page.goto("/absent").status, 404)
        with Page(self.application, base_url=BASE, raise_app_errors=False) as page:
            self.assertEqual(page.goto("/divides").status, 500)
        self.assertEqual(texts(), ["of the class", "of the test"])

    async def test_asynchronous_pages(self: Any) -> None:
        async with AsyncPage(self.application, base_url=BASE) as page:
            await page.goto("/")
            await page.fill("input", "of the page")
            await page.click("button")
            self.assertIn("<li>of the page", await page.content())
            found = [each.text async for each in Note.objects.order_by("pk")]
            self.assertEqual(found, ["of the class", "of the test", "of the page"])
            await page.goto("/asynchronous")
            self.assertEqual(await page.text_content("body"), "4")


class InWSGI(Facts, TestCase):
    application = views.wsgi


class InASGI(Facts, TestCase):
    application = views.asgi


class Committed:
    """Without a transaction of the test."""

    application: Any
    databases = frozenset(("default", "other"))

    def test_rows_are_committed(self: Any) -> None:
        views.committed.clear()
        Note.objects.create(text="of the test")
        with Page(self.application, base_url=BASE) as page:
            page.goto("/")
            page.fill("input", "of the page")
            page.click("button")
            self.assertEqual(page.text_content("li:last-child"), "of the page")
        self.assertEqual(texts(), ["of the test", "of the page"])
        self.assertEqual(views.committed, ["of the page"])


class CommittedInWSGI(Committed, TransactionTestCase):
    application = views.wsgi


class CommittedInASGI(Committed, TransactionTestCase):
    application = views.asgi


class OfTheProject(PageTestCase):
    """The project's own page: static files, media, logins, messages, CSRF, secure cookies."""

    applications = (None, views.asgi)
    databases = frozenset(("default", "other"))

    def test_page_and_client_share_a_session(self) -> None:
        ada = get_user_model().objects.create_user("ada")
        self.page.login(ada)
        self.page.goto("/enter")
        expect(self.page.locator("h1")).to_have_text("ada")
        expect(self.page.locator("#script")).to_have_text("The script of a finder.")
        self.assertContains(self.client.get("/enter", secure=True), "<h1>ada</h1>")
        self.client.logout()
        self.page.reload()
        expect(self.page.locator("h1")).to_have_text("nobody")
        self.page.fill("[name=name]", "grace")
        self.page.click("button")
        expect(self.page.locator("li")).to_have_text("Hello grace, with \u00fc")
        self.assertContains(self.client.get("/enter", secure=True), "<h1>grace</h1>")
        self.client.get("/leave", secure=True)
        self.page.reload()
        expect(self.page.locator("h1")).to_have_text("nobody")

    def test_files(self) -> None:
        for application in self.applications:
            with TemporaryDirectory() as folder, self.settings(MEDIA_ROOT=folder):
                page = self.new_page(application)
                page.goto("/enter")
                expect(page.locator("#script")).to_have_text("The script of a finder.")
                page.fill("[name=name]", "ada")
                file = {"name": "a.txt", "mimeType": "text/plain", "buffer": b"of the page"}
                page.set_input_files("[name=file]", file)
                page.click("button")
                expect(page.locator("#file")).to_have_text("of the page")
                self.assertEqual(
                    page.evaluate("fetch('/static/absent').then((a) => a.status)"), 404
                )
                page.close()

    async def test_asynchronous_page_and_client(self) -> None:
        async with AsyncDjangoPage() as page:
            page.use(self.async_client)
            await page.login(await get_user_model().objects.acreate_user("ada"))
            await page.goto("/enter")
            self.assertEqual(await page.text_content("h1"), "ada")
            self.assertEqual(await page.text_content("#script"), "The script of a finder.")
            await page.fill("[name=name]", "grace")
            await page.click("button")
            answer = await self.async_client.get("/enter", secure=True)
            self.assertContains(answer, "<h1>grace</h1>")
            self.assertEqual(page.url, "https://testserver/enter")

    def test_the_host_gets_the_cookies(self) -> None:
        for domain, hosts in (("example.com", [".example.com"]), (".b.com", ["a.org", "a.b.com"])):
            names = {"SESSION_COOKIE_DOMAIN": domain, "ALLOWED_HOSTS": hosts}
            with self.subTest(domain), self.settings(**names), self.new_page() as page:
                page.login(get_user_model().objects.create_user(domain))
                page.goto("/enter")
                expect(page.locator("h1")).to_have_text(domain)
                self.assertEqual(page.url, f"https://{hosts[-1].removeprefix('.')}/enter")

    def test_names_of_static_files(self) -> None:
        with self.new_page(), self.new_page():
            self.assertEqual(staticfiles_storage.url("notes.js"), "/static/notes.js")
        with self.assertRaises(ValueError):  # no manifest has it
            staticfiles_storage.url("notes.js")


class WithFewApps(PageTestCase):
    """A test without the app of static files, which Django's tests with a server do not need."""

    available_apps = ("django.contrib.contenttypes", "tests.page.django_site")

    def test_static_files(self) -> None:
        self.page.goto("/static/notes.js")
        self.assertIn("The script of a finder.", self.page.text_content("body") or "")


class Forbidden(SimpleTestCase):
    """A page may ask no database that its test may not ask."""

    def test_no_database(self) -> None:
        for application in (views.wsgi, views.asgi):
            with (
                Page(application, base_url=BASE) as page,
                self.assertRaisesRegex(Exception, "not allowed"),
            ):
                page.goto("/")


class OneDatabase(TestCase):
    def test_the_other_database(self) -> None:
        for application in (views.wsgi, views.asgi):
            with (
                Page(application, base_url=BASE) as page,
                self.assertRaisesRegex(AssertionError, "'other'"),
            ):
                page.goto("/other")


def texts() -> list[str]:
    return list(Note.objects.order_by("pk").values_list("text", flat=True))
