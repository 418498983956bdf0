"""The interfaces, made by ``python -m idl``."""
