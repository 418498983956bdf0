"""Web Platform Tests for `webapi`: the project's own vectors, their importer and their runner."""
