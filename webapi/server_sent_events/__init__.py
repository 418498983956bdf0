"""Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html"""
