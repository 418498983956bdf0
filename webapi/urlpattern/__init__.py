"""The URL Pattern Standard: https://urlpattern.spec.whatwg.org/"""
