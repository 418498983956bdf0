"""Forms and their controls: https://html.spec.whatwg.org/multipage/forms.html#forms"""
