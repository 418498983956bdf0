"""Each adapter inside its real engine: ``pip install -r tests/columns/requirements.txt``."""
