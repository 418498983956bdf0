# Every reader of webapi.readers that is asked live, and the rules against the software they predict.
cd "$CI_WORK/clone-$(versions | head -1)"
WEBAPI_READERS=required .venv/bin/python -m pytest -q tests/readers
