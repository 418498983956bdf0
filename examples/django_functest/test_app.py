"""A test of django-functest that runs twice: as WebTest, and with the scripts of the pages."""

from __future__ import annotations

from importlib import import_module

import django
from django.conf import settings
from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.template import engines
from django.test import TestCase
from django.urls import path

settings.configure(
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    INSTALLED_APPS=[
        *("django.contrib.admin", "django.contrib.auth", "django.contrib.contenttypes"),
        *("django.contrib.messages", "django.contrib.sessions", "django_functest"),
    ],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ],
    ROOT_URLCONF=__name__,
    SECRET_KEY="a key of an example",
    STATIC_URL="static/",
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
    USE_TZ=True,
)
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django_functest import AdminLoginMixin, FuncWebTestMixin  # noqa: E402

from webapi.page.django import PageTestCase  # noqa: E402

FuncWebapiMixin = import_module("examples.django_functest.func_webapi").FuncWebapiMixin

PAGE = """<!doctype html><title>Names</title><h1>{{ name|default:"nobody" }}</h1>
<form action="/" method=get><input name=name><p id=length></p><button>Greet</button></form>
<script>
  const [input] = document.forms[0].elements;
  input.oninput = () => { document.querySelector("#length").textContent = input.value.length; };
</script>"""


def names(request: HttpRequest) -> HttpResponse:
    context = {"name": request.GET.get("name") or request.user.username}
    return HttpResponse(engines["django"].from_string(PAGE).render(context))


urlpatterns = [path("", names, name="names"), path("admin/", admin.site.urls)]


class Facts(AdminLoginMixin):
    def test_names(self) -> None:
        User.objects.create_superuser("ada", password="tea")
        self.shortcut_login(username="ada", password="tea")
        self.get_url("names")
        self.assertTextPresent("ada", within="h1")
        self.fill({"[name=name]": "Grace"})
        if self.is_full_browser_test:
            self.assertTextPresent("5", within="#length")
        self.submit("button")
        self.assertTextPresent("Grace", within="h1")
        self.assertUrlsEqual("/?name=Grace")


class TestNames(Facts, FuncWebTestMixin, TestCase):
    pass


class TestNamesWithScripts(Facts, FuncWebapiMixin, PageTestCase):
    pass
