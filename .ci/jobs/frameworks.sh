# Pages of Django with SQLite and PostgreSQL, of FastAPI, and of Flask with SQLAlchemy: VERSION.
install postgresql || skip "PostgreSQL is installed only in CI"
environment "frameworks-$1" "$1" django fastapi flask hypothesis 'psycopg[binary]' pytest pytest-django \
  pytest-xdist python-multipart sqlalchemy --editable '.[fetch,page]'
.venv/bin/python -m pytest -q --all tests/page/test_django.py tests/page/test_applications.py examples/flask_sqlalchemy
