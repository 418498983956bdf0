# Every reader of webapi.readers that is asked live, and the rules against the software they predict.
environment readers 3.11 --editable '.[dev,readers]'
WEBAPI_READERS=required .venv/bin/python -m pytest -q tests/readers
