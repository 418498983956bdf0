"""Play a shop's page without a browser: a search with a debounce, and a form that is posted.

$ pip install 'webapi-dom[html,quickjs]'
$ python examples/play_a_shop.py
"""

from webapi import Request, Response
from webapi.page import Page, expect

PAGE = """<!doctype html><meta charset=utf-8><title>Shop</title>
<form action=/order method=post>
  <input name=item aria-label=Item><button>Order</button>
</form>
<ul></ul>
<script>
  const input = document.querySelector("input");
  let timer;
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const answer = await fetch("/search?" + new URLSearchParams({ q: input.value }));
      const items = await answer.json();
      document.querySelector("ul").innerHTML = items.map((item) => `<li>${item}</li>`).join("");
    }, 300);
  });
</script>"""
ITEMS = ["black tea", "coffee", "green tea"]


async def order(request: Request) -> Response:
    """Answer a form."""
    item = (await request.formData()).get("item")
    return Response.redirect(f"http://localhost/thanks?item={item}", 303)


def search(request: Request) -> Response:
    """Answer a search."""
    query = request.url.partition("?q=")[2]
    return Response.json([item for item in ITEMS if query in item])


SITE = {
    "/": PAGE,
    "/search?*": search,
    "POST /order": order,
    "/thanks?*": "<h1>Thank you</h1>",
}

if __name__ == "__main__":
    with Page(SITE) as page:
        page.goto("/")
        page.fill("input", "t")
        page.fill("input", "tea")
        page.clock.run_for(299)
        print("after 299 ms:", page.locator("li").count(), "items")
        expect(page.locator("li")).to_have_text(["black tea", "green tea"])
        print("then:", page.locator("li").all_text_contents())
        page.click("text=Order")
        print(page.text_content("h1"), "at", page.url)
        for request in page.requests:
            print(request.method, request.url.pathname + request.url.search, request.status)
