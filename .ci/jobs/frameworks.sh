# Pages of Django with SQLite and PostgreSQL, of FastAPI, Litestar, Quart, and Flask with SQLAlchemy: VERSION.
install postgresql || skip "PostgreSQL is installed only in CI"
environment "frameworks-$1" "$1" django django-formtools django-htmx django-js-lib-alpinejs fastapi flask \
  hypothesis 'litestar[jinja]>=2.23' 'psycopg[binary]' pytest pytest-django pytest-xdist python-multipart quart \
  sqlalchemy --editable '.[fetch,page]'
.venv/bin/python -m pytest -q --all tests/page/test_django.py tests/page/test_applications.py \
  examples/flask_sqlalchemy examples/litestar_shop examples/quart_guestbook
uv pip install --quiet --python .venv/bin/python dash django-functest # with plugins that warn
.venv/bin/python -m pytest -q -W ignore examples/dash_prices examples/django_functest
