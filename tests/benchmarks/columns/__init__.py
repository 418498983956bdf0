"""Benchmarks of `webapi.columns`."""
