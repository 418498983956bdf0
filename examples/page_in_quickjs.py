"""Run a site's obfuscated script with the globals of a page, and read what it did.

The script hides what it reads: the location, a cookie, the navigator and the address of a link.
After a timer it sets a cookie and leaves the page. This is no browser: `navigator.webdriver` is
true, and a site may refuse it.

$ pip install 'webapi-dom[quickjs]'
$ python examples/page_in_quickjs.py
"""

import quickjs

import webapi.runtimes.adapters.quickjs
from webapi.runtimes import HeldClock, Window

SCRIPT = """
(function (_0x, w) {
  var $ = function (i) { return w.atob(_0x[i]); }, d = w[$(0)], l = d[$(1)], n = w[$(2)], h = 7;
  var a = d[$(6)]("a"), s = [l[$(8)], d[$(3)], n[$(4)], n[$(5)]].join("|");
  for (var i = 0; i < s.length; i++) h = (h * 31 + s[$(11)](i)) >>> 0;
  a[$(7)] = $(14) + h.toString(36);
  w[$(9)](function () {
    d[$(3)] = $(12) + h.toString(36) + $(13);
    l[$(15)](a[$(7)]);
  }, 1500);
})([
  "ZG9jdW1lbnQ=", "bG9jYXRpb24=", "bmF2aWdhdG9y", "Y29va2ll", "dXNlckFnZW50",
  "bGFuZ3VhZ2U=", "Y3JlYXRlRWxlbWVudA==", "aHJlZg==", "cGF0aG5hbWU=",
  "c2V0VGltZW91dA==", "c3BsaXQ=", "Y2hhckNvZGVBdA==", "dmlzaXQ9",
  "OyBwYXRoPS87IG1heC1hZ2U9MzYwMA==", "Li4vY2hlY2s/dj0=", "cmVwbGFjZQ=="
], this);
"""


if __name__ == "__main__":
    window = Window(
        "https://shop.example/p/1",
        user_agent="Mozilla/5.0 (X11; Linux x86_64) example/1.0",
        languages=["de", "en"],
    )
    window.cookies.set("https://shop.example/", "id=7; HttpOnly", from_http=True)
    window.cookies.set("https://shop.example/", "theme=dark", from_http=True)
    context = quickjs.Context()
    clock = HeldClock()
    bridge = webapi.runtimes.adapters.quickjs.install(context, clock=clock, page=window)

    bridge.run(SCRIPT)
    print("before the timer:", window.document.cookie)
    bridge.run_until_idle()
    print(f"after {clock.monotonic()} s:", window.document.cookie)
    for navigation in window.navigations:
        print(navigation.navigationType, navigation.url)
    print(
        "the next request sends:", window.cookies.cookie_string(window.document.URL, for_http=True)
    )
