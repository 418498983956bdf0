"""One module for each engine. Its ``install`` imports the engine."""
