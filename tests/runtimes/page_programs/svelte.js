import { flushSync, mount, tick, unmount } from "svelte";
import Page from "#page";

const root = document.getElementById("app");
const $ = (selector) => root.querySelector(selector);
const plain = () => root.innerHTML.replaceAll(/<!--.*?-->/g, "").replaceAll(/svelte-\w+/g, "svelte");

export const run = async () => {
  const log = [];
  const facts = {};
  const page = mount(Page, { target: root, props: { title: "t", note: (each) => log.push(each) } });
  flushSync();
  facts.first = plain();
  $("#up").click();
  flushSync();
  facts.count = [$("#up").outerHTML, $("p").textContent, [...log]];
  $("#name").value = "typed";
  $("#name").dispatchEvent(new Event("input", { bubbles: true }));
  $("#box").click();
  $("select").value = "blue";
  $("select").dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  facts.bound = [$("output").textContent, $("select").selectedIndex, $("output").style.color];
  const before = [...root.querySelectorAll("li")];
  $("#turn").click();
  await tick();
  facts.each = [$("ul").textContent, [...root.querySelectorAll("li")].map((each) => before.indexOf(each))];
  facts.after = plain();
  await page.settled;
  await tick();
  facts.settled = $("#later").textContent;
  await unmount(page);
  facts.unmounted = plain();
  facts.log = log;
  return facts;
};
