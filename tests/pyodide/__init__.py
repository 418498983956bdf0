"""Tests of webapi in Pyodide that run outside of it: of the build, the page, and the proof."""
