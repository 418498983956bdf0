"""Random requests and responses, in webapi and in Node.js."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tests.oracle.programs import answers_of
from webapi import Blob, RangeError, Request, Response, URLSearchParams

COUNT = 2_000
REQUEST = [
    *("method", "url", "destination", "referrer", "referrerPolicy", "mode", "credentials", "cache"),
    *("redirect", "integrity", "keepalive", "isReloadNavigation", "isHistoryNavigation"),
    *("duplex", "bodyUsed"),
]
RESPONSE = ["type", "url", "redirected", "status", "ok", "statusText", "bodyUsed"]
TYPES = [
    *(
        "",
        "text/plain",
        "TEXT/HTML;Charset=UTF-8",
        'a/b;c="d e";f=g',
        "a/b, c/d",
        "a/b;charset=x, a/b",
    ),
    *(
        "*/*",
        "text/html;charset=gbk, text/html",
        "a",
        'a/b;c="d',
        "a/b;c=;d",
        "multipart/form-data",
    ),
]
INIT: dict[str, list[Any]] = {
    "method": ["GET", "get", "POST", "post", "PUT", "patch", "HEAD", "TRACE", "a b", "Egg", ""],
    "referrer": ["", "about:client", "https://"],  # Node.js takes any URL, as it has no origin
    "referrerPolicy": ["", "origin", "no-referrer", "unknown"],
    "mode": ["cors", "same-origin", "no-cors", "navigate", "unknown"],
    "credentials": ["omit", "include", "same-origin", "a"],
    "cache": ["default", "no-store", "reload", "only-if-cached"],
    "redirect": ["follow", "error", "manual", ""],
    "integrity": ["", "sha256-a"],
    "keepalive": [True, False],
    "window": [None, "a"],
}
ADDRESSES = [
    *("https://h/a?b#c", "HTTP://H:80/../é", "data:,a", "blob:null/a", "about:blank"),
    *("", "/a", "https://u@h/", "https://:p@h/", "https://exa mple/", "a:b"),
]


def test_webapi_and_node_make_the_same_requests_and_responses(node: str) -> None:
    generator = random.Random(30)
    questions = [question(generator) for _ in range(COUNT)]
    theirs = answers_of(node, "messages.mjs", map(json.dumps, questions))
    mine = asyncio.run(answers(questions))
    different = [each for each in zip(questions, mine, theirs, strict=True) if each[1] != each[2]]
    assert different == []
    assert sum(isinstance(each, list) for each in mine) > COUNT // 4


def question(generator: random.Random) -> dict[str, Any]:
    init: dict[str, Any] = {}
    if generator.random() < 0.5:
        init["headers"] = [
            [generator.choice(["a", "Content-Type", "b"]), generator.choice(TYPES)]
            for _ in range(generator.randrange(3))
        ]
    if generator.random() < 0.3:
        if generator.random() < 0.9:
            init["status"] = generator.choice([200, 201, 204, 304, 404, 599])
        else:
            init["status"] = generator.choice([0, 199, 600, -1, 65_736, 2.5])
        init["statusText"] = generator.choice(["", "OK", "a b", "é", "\n"])
    if generator.random() < 0.5:
        return {"of": "Response", "body": body(generator), "init": init}
    for name in generator.sample(list(INIT), k=generator.choice([0, 1, 1, 2, 4])):
        choices = INIT[name]
        good = choices[: len(choices) // 2 + 1]
        init[name] = generator.choice(good if generator.random() < 0.8 else choices)
    if generator.random() < 0.5:
        init |= {"body": body(generator), "method": generator.choice(["POST", "PUT", "GET"])}
    if generator.random() < 0.3:
        init["duplex"] = "half"
    address = generator.choice(ADDRESSES[: 5 if generator.random() < 0.8 else None])
    return {"of": "Request", "input": address, "init": init}


def body(generator: random.Random) -> list[Any] | None:
    text = generator.choice(["", "é", '{"a": [1, null]}', "[1]", "{", "\ufefftrue", "\ud800"])
    match generator.randrange(6):
        case 0:
            return ["text", text]
        case 1:
            return ["bytes", generator.choice(["", "ff00", "efbbbf31", "80", "f09f92"])]
        case 2:
            return ["query", "a=1&b=é"]
        case 3:
            return ["blob", [generator.choice(["", "A/b", "é"]), text]]
        case 4:
            return ["stream", text]
    return None


def body_of(given: list[Any] | None) -> Any:
    match given:
        case ["text", value]:
            return value
        case ["bytes", value]:
            return bytes.fromhex(value)
        case ["query", value]:
            return URLSearchParams(value)
        case ["blob", [type, text]]:
            return Blob([text], {"type": type})
        case ["stream", value]:
            return Blob([value]).stream()
    return None


async def answers(questions: list[dict[str, Any]]) -> list[Any]:
    return [await answer(**each) for each in json.loads(json.dumps(questions))]


async def answer(of: str, init: dict[str, Any], input: str = "", body: Any = None) -> Any:
    if "body" in init:
        init["body"] = body_of(init["body"])
    made: Any
    try:
        made = Request(input, init) if of == "Request" else Response(body_of(body), init)
    except RangeError:
        return "RangeError"
    except TypeError:
        return "TypeError"
    clone = made.clone()
    again = Request(clone) if of == "Request" else clone
    blob = await again.blob()
    found = [
        [getattr(made, name) for name in (REQUEST if of == "Request" else RESPONSE)],
        [[*pair] for pair in made.headers],
        made.body is None,
        clone.bodyUsed,
        blob.type,
        await made.text(),
        await blob.text(),
        made.bodyUsed,
    ]
    try:
        found.append(await made.json())
    except TypeError:
        found.append("TypeError")
    except ValueError:
        found.append("SyntaxError")
    return found
