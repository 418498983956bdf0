"""The part of the DOM Standard that events and aborting need: https://dom.spec.whatwg.org/"""
