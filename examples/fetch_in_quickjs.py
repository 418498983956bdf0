"""Give a script fetch with a table of answers, and ask the script as if it were a server.

$ pip install 'webapi-dom[quickjs]'
$ python examples/fetch_in_quickjs.py
"""

import asyncio

import webapi
from webapi.runtimes.adapters import quickjs
from webapi.transports import Routes, use

SCRIPT = """
const worker = {
  async fetch(request) {
    const url = new URL(request.url);
    const response = await fetch(`https://prices.example${url.pathname}`);
    if (!response.ok) return new Response("no such thing", { status: 404 });
    const { price } = await response.json();
    return Response.json({ thing: url.pathname.slice(1), price, gross: price * 1.2 });
  },
};
"""

PRICES = Routes(
    {
        "https://prices.example/tea": webapi.Response.json({"price": 5}),
        "https://prices.example/*": webapi.Response("unknown", {"status": 404}),
    }
)


async def main() -> None:
    bridge = quickjs.install(quickjs.new_context(), fetch=PRICES)
    await bridge.arun(SCRIPT)
    with use(bridge.handler("worker")):
        for thing in ("tea", "gold"):
            response = await webapi.fetch(f"https://shop.example/{thing}")
            print(response.status, await response.text())
    bridge.close()


if __name__ == "__main__":
    asyncio.run(main())
