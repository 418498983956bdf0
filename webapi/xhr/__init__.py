"""The XMLHttpRequest Standard, but for its forms: https://xhr.spec.whatwg.org/"""
