import Alpine from "alpinejs";
import { until } from "./waiting.js";

const root = document.getElementById("app");
const $ = (selector) => root.querySelector(selector);

// Chromium sets an empty attribute when no class is added to none; the standard's update steps end before.
const plain = (markup) => markup.replaceAll(' class=""', "");

export const run = async () => {
  const facts = { version: Alpine.version };
  root.innerHTML = `<div x-data="{ open: false, name: '', items: ['a', 'b'], color: 'red', on: true, many: [] }" x-init="$watch('open', (now) => seen.push(now))" @note.window="items.push($event.detail)">
    <button @click="open = !open" :class="open ? 'is-open' : ''" x-text="open ? 'close' : 'open'"></button>
    <p x-show="open" :style="{ color }">shown</p>
    <template x-if="open"><b x-html="'<i>' + name + '</i>'"></b></template>
    <ul><template x-for="(each, index) in items" :key="each"><li x-text="index + each"></li></template></ul>
    <form @submit.prevent="$dispatch('note', name)"><input id="name" x-model="name" x-ref="name">
      <input id="on" type="checkbox" x-model="on"><input id="m" type="checkbox" value="m" x-model="many">
      <select x-model="color"><option value="red">r</option><option value="blue">b</option></select></form>
    <span x-data="counter(3)" @click="up()" x-effect="$el.title = count"><em x-text="count + color"></em></span>
    <u x-data x-text="$store.theme.name" x-bind="bound"></u><s x-cloak x-text="$refs.name.id"></s>
  </div>`;
  window.seen = [];
  Alpine.data("counter", (count) => ({ count, up() { this.count++; } }));
  Alpine.store("theme", { name: "dark" });
  Alpine.bind("bound", () => ({}));
  Alpine.start();
  await until(() => root.querySelectorAll("li").length === 2);
  facts.first = plain(root.innerHTML);
  $("button").click();
  await until(() => $("b") !== null && $("p").style.display !== "none");
  facts.open = [plain($("button").outerHTML), $("b").outerHTML, $("p").getAttribute("style")];
  $("#name").value = "typed";
  $("#name").dispatchEvent(new Event("input", { bubbles: true }));
  $("#on").click();
  $("#m").click();
  $("select").value = "blue";
  $("select").dispatchEvent(new Event("change", { bubbles: true }));
  const prevented = !$("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await until(() => root.querySelectorAll("li").length === 3 && $("p").style.color === "blue");
  const data = Alpine.$data($("div"));
  facts.model = [prevented, data.name, data.on, [...data.many], $("ul").textContent, $("i").textContent];
  $("span").click();
  Alpine.store("theme").name = "light";
  await until(() => $("span").title === "4" && $("u").textContent === "light");
  facts.stores = [$("em").textContent, $("s").outerHTML, seen];
  const added = document.createElement("div");
  added.setAttribute("x-data", "{ late: 'late' }");
  added.innerHTML = '<q x-text="late"></q>';
  root.append(added);
  await until(() => $("q").textContent === "late");
  facts.late = added.outerHTML;
  return facts;
};
