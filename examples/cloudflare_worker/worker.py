"""A Cloudflare Worker that shortens links. test_worker.py tests it."""

from js import URL
from workers import Response, WorkerEntrypoint


class Default(WorkerEntrypoint):
    """Redirect the paths that ``self.env.LINKS`` has; a PUT with the key adds one."""

    async def fetch(self, request):
        path = URL.new(request.url).pathname
        if request.method == "PUT":
            return await self.add(path, request)
        target = await self.env.LINKS.get(path)
        if target is None:
            return Response("There is no such link.", status=404)
        return Response.redirect(target, 301)

    async def add(self, path, request):
        if request.headers["Authorization"] != f"Bearer {self.env.KEY}":
            return Response("The key is wrong.", status=403)
        target = await request.text()
        if not URL.canParse(target):
            return Response("This is no URL.", status=400)
        await self.env.LINKS.put(path, target)
        return Response.json({"path": path, "target": target}, status=201)
