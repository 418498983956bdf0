"""What `webapi` takes from pages: their encoding and their links."""
