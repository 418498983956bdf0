"""A site of Django with tests of its own, which `tests/page/test_django.py` runs."""
