"""The Streams Standard: https://streams.spec.whatwg.org/"""
