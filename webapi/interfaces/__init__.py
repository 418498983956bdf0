"""The interfaces, one module each, made by ``python -m idl``."""
