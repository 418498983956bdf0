"""The interfaces for JavaScript, made by ``python -m idl`` from idl/*.webidl."""
