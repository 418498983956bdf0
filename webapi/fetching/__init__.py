"""The Fetch Standard, https://fetch.spec.whatwg.org/: `webapi.fetch` is its function."""
