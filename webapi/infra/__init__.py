"""The Infra Standard: https://infra.spec.whatwg.org/"""
