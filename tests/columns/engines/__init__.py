"""Tests of each adapter in its engine: ``pip install -r tests/columns/requirements.txt``."""
