"""A to-do list in PyScript, for index.html. test_app.py tests it."""

from pyscript import display, fetch, when
from pyscript.web import li, page


def add(text):
    page["list"].append(li(textContent=text))
    display(f"{len(page.find('li'))} to do", target="count", append=False)


@when("submit", "form")
def on_submit(event):
    event.preventDefault()
    add(page["what"].value)
    page["what"].value = ""


@when("click", "#load")
async def on_load():
    for text in await fetch("https://todo.example/api/list").json():
        add(text)
