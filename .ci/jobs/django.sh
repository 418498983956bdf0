# Pages in the tests of a site of Django, with pytest-django, SQLite and PostgreSQL: VERSION.
install postgresql || skip "PostgreSQL is installed only in CI"
environment "django-$1" "$1" django hypothesis psycopg[binary] pytest pytest-django pytest-xdist --editable '.[html,quickjs]'
.venv/bin/python -m pytest -q --all tests/page/test_django.py
