import { createApp, defineComponent, h, nextTick, reactive, ref, version, watch } from "vue";

const root = document.getElementById("app");
const html = () => root.innerHTML;
const $ = (selector) => root.querySelector(selector);
const send = (target, type) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

const mounted = (component, props) => {
  const place = document.createElement("div");
  root.replaceChildren(place);
  const app = createApp(component, props);
  app.mount(place);
  return app;
};

const Child = defineComponent({
  props: { label: String, size: { type: Number, default: 1 } },
  emits: ["chosen"],
  template: `<button :class="['b', { big: size > 1 }]" @click="$emit('chosen', label)">{{ label }}<slot :n="size">none</slot></button>`,
});

const steps = {
  async counter() {
    const log = [];
    const app = mounted({
      setup() {
        const count = ref(0);
        watch(count, (now, before) => log.push([before, now]));
        return { count };
      },
      computed: { double() { return this.count * 2; } },
      mounted: () => log.push("mounted"),
      unmounted: () => log.push("unmounted"),
      template: `<button @click.stop="count++" :data-count="count">{{ count }} {{ double }}</button>`,
    });
    const first = html();
    $("button").click();
    $("button").click();
    await nextTick();
    const then = html();
    app.unmount();
    return [first, then, html(), log];
  },
  async directives() {
    const state = reactive({ shown: true, items: ["a", "b", "c"], raw: "<b>raw</b>", color: "red", visible: false });
    mounted({
      setup: () => ({ state }),
      template: `<p v-if="state.shown">yes</p><p v-else>no</p>
        <ul><li v-for="(each, index) in state.items" :key="each">{{ index }}{{ each }}</li></ul>
        <div v-html="state.raw" :hidden="state.shown" :style="{ color: state.color, fontSize: '2px' }"></div>
        <i v-show="state.visible" v-text="'<t>'" :title="null" :aria-busy="false"></i><u v-pre>{{ pre }}</u>`,
    });
    const first = html();
    const items = [...root.querySelectorAll("li")];
    Object.assign(state, { shown: false, items: ["c", "x", "a"], raw: "t", color: "blue", visible: true });
    await nextTick();
    return [first, html(), [...root.querySelectorAll("li")].map((each) => items.indexOf(each))];
  },
  async model() {
    const state = reactive({ text: "t", area: "", on: false, many: ["x"], one: "b", color: "red", number: 1 });
    let sent = null;
    mounted({
      setup: () => ({ state, submit: () => (sent = JSON.stringify(state)) }),
      template: `<form @submit.prevent="submit"><input id="text" v-model.trim="state.text"><textarea v-model="state.area"></textarea>
        <input id="on" type="checkbox" v-model="state.on">
        <input id="x" type="checkbox" value="x" v-model="state.many"><input id="y" type="checkbox" value="y" v-model="state.many">
        <input id="a" type="radio" value="a" v-model="state.one"><input id="b" type="radio" value="b" v-model="state.one">
        <select v-model="state.color"><option>red</option><option value="blue">b</option></select>
        <input id="number" v-model.number="state.number"></form>`,
    });
    const first = [$("#text").value, $("#x").checked, $("#b").checked, $("select").value, $("#number").value];
    for (const [selector, value] of [["#text", " typed "], ["textarea", "a\nb"], ["#number", "12"]]) {
      $(selector).value = value;
      send($(selector), "input");
    }
    for (const selector of ["#on", "#y", "#a"]) $(selector).click();
    $("select").value = "blue";
    send($("select"), "change");
    await nextTick();
    const prevented = !send($("form"), "submit");
    state.color = "red";
    await nextTick();
    return [first, prevented, sent, $("select").selectedIndex];
  },
  async components() {
    const log = [];
    mounted({
      components: { Child },
      data: () => ({ size: 1 }),
      methods: { note(label) { log.push(label); this.size++; } },
      template: `<Child v-for="each in ['one', 'two']" :key="each" :label="each" :size="size" @chosen="note" v-slot="{ n }">({{ n }})</Child>
        <component :is="'h' + size">head</component><Teleport to="#app"><s>away</s></Teleport>`,
    });
    const first = html();
    root.querySelectorAll("button")[1].click();
    await nextTick();
    return [first, html(), log];
  },
  async render() {
    const items = ref([1, 2]);
    mounted(() => h("svg", { viewBox: "0 0 1 1", onClick: () => items.value.push(3) }, items.value.map((n) => h("g", { id: `g${n}` }))));
    send($("svg"), "click");
    await nextTick();
    return [html(), $("g").namespaceURI, $("svg").tagName];
  },
  async keys() {
    const log = [];
    mounted({ setup: () => ({ log }), template: `<input @keyup.enter="log.push('enter')" @keyup="log.push($event.key)">` });
    for (const key of ["a", "Enter"]) $("input").dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true }));
    return log;
  },
};

export const run = async () => {
  const facts = { version };
  for (const [name, step] of Object.entries(steps)) facts[name] = await step();
  return facts;
};
