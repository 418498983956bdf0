"""Settings of the site. The environment says which databases it has: see ``DATABASE``."""

import os
from typing import Any

DATABASE = os.environ.get("DATABASE", "memory")
"""``memory``; the folder of SQLite's files; or the URL of PostgreSQL's socket and its user."""

ALLOWED_HOSTS = ["localhost"]
DATABASES: dict[str, dict[str, Any]] = {}
DEFAULT_AUTO_FIELD = "django.db.models.AutoField"
INSTALLED_APPS = ["tests.page.django_site"]
LOGGING_CONFIG = None
MEDIA_URL = "media/"
ROOT_URLCONF = "tests.page.django_site.views"
SECRET_KEY = "a key of tests"
USE_TZ = True

for alias in ("default", "other"):
    engine, _, place = DATABASE.partition(":")
    settings: dict[str, Any] = {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}
    if engine == "file":
        settings["NAME"] = f"{place}/{alias}.sqlite3"
        settings["TEST"] = {"NAME": f"{place}/test_{alias}.sqlite3"}
    elif engine == "postgresql":
        settings = {"ENGINE": "django.db.backends.postgresql", "HOST": place, "NAME": alias}
        settings["USER"] = "postgres"
    DATABASES[alias] = {**settings, "ATOMIC_REQUESTS": True}

# What sites in production have.
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = SECURE_SSL_REDIRECT = True
INSTALLED_APPS += [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
]
STATIC_URL = "static/"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage",
        "OPTIONS": {"location": "/nowhere"},  # no manifest has been written
    },
}
TEMPLATES = [{"BACKEND": "django.template.backends.django.DjangoTemplates"}]
