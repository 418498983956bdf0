import { Application, Controller } from "@hotwired/stimulus";
import { until } from "./waiting.js";

const root = document.getElementById("app");
const $ = (selector) => root.querySelector(selector);
const log = [];

class Hello extends Controller {
  static targets = ["name", "output"];
  static values = { greeting: { type: String, default: "Hello" }, count: Number, options: Object };
  static classes = ["done"];
  static outlets = ["list"];
  connect() {
    log.push(`connect ${this.element.id}`);
  }
  disconnect() {
    log.push(`disconnect ${this.element.id}`);
  }
  greet({ params, type }) {
    log.push(`${type} ${JSON.stringify(params)} ${this.listOutlets.length}`);
    this.outputTarget.textContent = `${this.greetingValue}, ${this.nameTarget.value}! ${++this.countValue}`;
    this.element.classList.add(this.doneClass);
    this.dispatch("greeted", { detail: this.optionsValue });
  }
  countValueChanged(now, before) {
    log.push(`count ${before} ${now}`);
  }
  nameTargetConnected(element) {
    log.push(`name ${element.tagName}`);
  }
}

class List extends Controller {
  static targets = ["item"];
  add({ detail }) {
    const item = document.createElement("li");
    item.dataset.listTarget = "item";
    item.textContent = detail.text;
    this.element.append(item);
  }
  itemTargetConnected(item) {
    item.title = `item ${this.itemTargets.length}`;
  }
}

export const run = async () => {
  root.innerHTML = `<div id="one" data-controller="hello" data-hello-options-value='{"text":"made"}' data-hello-done-class="is-done" data-hello-list-outlet="#list">
      <input data-hello-target="name" value="Ada"><button data-action="hello#greet" data-hello-id-param="7">go</button>
      <form data-action="submit->hello#greet:prevent"><output data-hello-target="output"></output></form></div>
    <ul id="list" data-controller="list" data-action="hello:greeted@document->list#add"></ul>`;
  const application = Application.start(root);
  application.register("hello", Hello);
  application.register("list", List);
  await until(() => log.includes("connect one"));
  const facts = { connected: [...log] };
  $("input").value = "Bob";
  $("button").click();
  await until(() => $("li")?.title === "item 1" && log.includes("count 0 1"));
  facts.greeted = [root.innerHTML];
  $("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  $("#one").dataset.helloGreetingValue = "Bye";
  await until(() => root.querySelectorAll("li[title]").length === 2);
  $("button").click();
  await until(() => root.querySelectorAll("li[title]").length === 3);
  facts.again = [$("output").textContent, $("#list").textContent];
  const copy = $("#one").cloneNode(true);
  copy.id = "two";
  $("#one").replaceWith(copy);
  await until(() => log.includes("connect two") && log.includes("disconnect one"));
  facts.log = log;
  return facts;
};
