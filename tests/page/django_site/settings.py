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
