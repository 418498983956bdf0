import { createApp, nextTick, reactive } from "petite-vue";

const root = document.getElementById("app");
const $ = (selector) => root.querySelector(selector);
const type = (target, value) => {
  target.value = value;
  target.dispatchEvent(new Event("input", { bubbles: true }));
};

export const run = async () => {
  const facts = {};
  const store = reactive({ total: 0 });
  root.innerHTML = `<div v-scope="{ count: 0, items: ['a', 'b'], name: 'n', on: false, pick: 'x', shown: true }" @vue:mounted="mounted($el)">
    <button @click="count++; store.total += 2" :class="{ odd: count % 2 }">{{ count }}</button>
    <p v-if="count > 1">many</p><p v-else>few</p>
    <ul><li v-for="(each, index) in items" :key="each">{{ index }} {{ each }}</li></ul>
    <input id="name" v-model="name"><input id="on" type="checkbox" v-model="on">
    <select v-model="pick"><option value="x">X</option><option value="y">Y</option></select>
    <i v-show="shown" :style="{ color: on ? 'red' : 'blue' }" v-text="name + on + pick"></i>
    <s @click.once="items.unshift('c'); shown = false" v-html="'<b>' + store.total + '</b>'"></s>
    <u v-effect="$el.title = 'total ' + store.total" v-once>{{ store.total }}</u>
  </div>`;
  const mounted = [];
  createApp({ store, mounted: (element) => mounted.push(element.tagName) }).mount(root);
  await nextTick();
  facts.first = [root.innerHTML, mounted];
  $("button").click();
  $("button").click();
  await nextTick();
  facts.count = [$("button").outerHTML, $("p").textContent, $("u").outerHTML, $("s").innerHTML];
  const [a, b] = root.querySelectorAll("li");
  $("s").click();
  $("s").click();
  await nextTick();
  const items = [...root.querySelectorAll("li")];
  facts.list = [items.map((each) => each.textContent), items.map((each) => [a, b].indexOf(each)), $("i").style.display];
  type($("#name"), "typed");
  $("#on").click();
  $("select").value = "y";
  $("select").dispatchEvent(new Event("change", { bubbles: true }));
  await nextTick();
  facts.model = [$("i").textContent, $("i").style.color, $("#name").value, $("#on").checked];
  return facts;
};
