"""One module for each engine. An engine is imported when its ``install`` is called."""
