"""Members of the platform that are small: what Chromium 156 answers to one expression each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.driver import Page as BrowserPage
from tests.browser.fixtures import chromium, chromium_page
from tests.parsers import need_a_parser
from webapi.page import Page

__all__ = ["chromium", "chromium_page"]

need_a_parser()

HTML = "<!DOCTYPE html><body><video id=video></video><svg id=drawing><g id=in></g></svg>"

DOCUMENTS = """(() => {
  const parser = new DOMParser();
  const { implementation } = document;
  const documents = [
    parser.parseFromString("<a/>", "text/xml"),
    parser.parseFromString("<a", "image/svg+xml"),
    parser.parseFromString("<a/>", "text/xml").cloneNode(),
    implementation.createDocument("", "a"),
    implementation.createHTMLDocument(),
    parser.parseFromString("<a>", "text/html"),
    new Document(),
    new Document().cloneNode(),
  ];
  const names = documents.map((each) => each.constructor.name);
  const { prototype } = XMLDocument;
  const isHtml = documents[0] instanceof HTMLDocument;
  return [...names, String(documents[0]), Object.getOwnPropertyNames(prototype).join(), isHtml];
})()"""

MEDIA = """(() => {
  const { buffered, currentTime, error, muted, paused } = video;
  const facts = [buffered.length, currentTime, error, muted, paused];
  facts.push(video.played.length, video.playbackRate, video.preservesPitch, video.volume);
  Object.assign(video, { currentTime: 5, volume: 0.5, playbackRate: 2, muted: true });
  facts.push(video.currentTime, video.volume, video.playbackRate, video.muted, video.defaultMuted);
  const tries = [
    () => (video.volume = 2), () => (video.volume = NaN), () => (video.playbackRate = 99),
    () => buffered.start(0),
  ];
  for (const each of tries) {
    try { each() } catch (error) { facts.push(error.name) }
  }
  facts.push(buffered.constructor.name, video.canPlayType("foo"));
  return facts;
})()"""

PLAY = """(async () => {
  const video = document.createElement("video");
  const seen = [];
  for (const type of ["play", "pause", "waiting", "playing", "volumechange", "ratechange"]) {
    video.addEventListener(type, () => seen.push(type));
  }
  const reason = (promise) => promise.then(() => "played", (error) => error.name);
  const pause = new Promise((resolve) => video.addEventListener("pause", resolve));
  const first = reason(video.play());
  seen.push(video.paused);
  video.pause();
  seen.push(video.paused, await first);
  await pause;
  const second = reason(video.play());
  video.load();
  seen.push(await second);
  const other = document.createElement("video");
  other.src = "data:text/plain,";
  seen.push(await reason(other.play()));
  return seen;
})()"""

DRAWING = """(() => {
  const rect = drawing.createSVGRect();
  const facts = [rect.x, rect.y, rect.width, rect.height, rect.constructor.name, String(rect)];
  rect.x = 0.1;
  rect.width = -5;
  facts.push(rect.x, rect.width);
  try { rect.y = "a" } catch (error) { facts.push(error.name) }
  const number = drawing.createSVGNumber();
  number.value = "2.5";
  facts.push(number.value, drawing.constructor.name, drawing instanceof SVGGraphicsElement);
  facts.push(drawing.getElementById("in")?.localName, drawing.getElementById("video"));
  return facts;
})()"""

EVENTS = """(() => {
  const names = "TextEvent DeviceOrientationEvent TransitionEvent CompositionEvent TouchEvent";
  const made = names.split(" ").map((name) => {
    try { return document.createEvent(name).constructor.name } catch (error) { return error.name }
  });
  const event = document.createEvent("textevent");
  const facts = [...made, event.data, event instanceof UIEvent, event.initTextEvent.length];
  event.initTextEvent("textInput", true, true, window, "text");
  facts.push(event.data, event.type, event.bubbles, event.view === window);
  try { new TextEvent("a") } catch (error) { facts.push(error.name) }
  const turned = new DeviceOrientationEvent("a", { alpha: 3 });
  return [...facts, turned.alpha, turned.beta, turned.absolute];
})()"""

EXPECTED = {
    EVENTS: [
        *("TextEvent", "DeviceOrientationEvent", "TransitionEvent", "CompositionEvent"),
        *("NotSupportedError", "", True, 1, "text", "textInput", True, True, "TypeError"),
        *(3, None, False),
    ],
    DRAWING: [
        *(0, 0, 0, 0, "SVGRect", "[object SVGRect]"),
        *(0.10000000149011612, -5, "TypeError", 2.5, "SVGSVGElement", True, "g", None),
    ],
    DOCUMENTS: [
        *("XMLDocument", "XMLDocument", "XMLDocument", "XMLDocument"),
        *("HTMLDocument", "HTMLDocument", "Document", "Document"),
        *("[object XMLDocument]", "constructor", False),
    ],
    MEDIA: [
        *(0, 0, None, False, True, 0, 1, True, 1),
        *(5, 0.5, 2, True, False),
        *("IndexSizeError", "TypeError", "NotSupportedError", "IndexSizeError"),
        *("TimeRanges", ""),
    ],
    PLAY: [
        *(False, "play", "waiting", "pause", True, "AbortError", "AbortError", "NotSupportedError"),
    ],
}


def test_small_interfaces(new_page: Callable[..., Page]) -> None:
    page = new_page({"/": HTML})
    page.goto("/")
    for script, expected in EXPECTED.items():
        assert page.evaluate(script) == expected


@pytest.mark.heavy("A browser takes seconds.")
def test_chromium_has_these(chromium_page: BrowserPage) -> None:
    page: Any = chromium_page.playwright
    page.route("**/*", lambda route: route.fulfill(body=HTML, content_type="text/html"))
    page.goto("https://example.org/")
    for script, expected in EXPECTED.items():
        assert page.evaluate(script) == expected
