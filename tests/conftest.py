"""Settings that all tests share."""

import os

from hypothesis import settings

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, max_examples=500)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "local")
