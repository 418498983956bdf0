import { pause, until } from "./waiting.js";

const root = document.getElementById("app");
const $ = (selector) => root.querySelector(selector);
const log = [];
const kinds = ["show", "shown", "hide", "hidden", "close", "closed", "slide", "slid"];

const markup = `<div class="alert alert-dismissible" id="alert">alert<button class="btn-close" data-bs-dismiss="alert"></button></div>
  <button id="toggle" class="btn" data-bs-toggle="button">toggle</button>
  <button id="collapser" data-bs-toggle="collapse" data-bs-target="#collapse" aria-expanded="false">c</button><div class="collapse" id="collapse">text</div>
  <ul class="nav" role="tablist"><li><button class="nav-link active" id="t1" data-bs-toggle="tab" data-bs-target="#p1" role="tab">1</button></li>
    <li><button class="nav-link" id="t2" data-bs-toggle="tab" data-bs-target="#p2" role="tab">2</button></li></ul>
  <div class="tab-content"><div class="tab-pane active" id="p1" role="tabpanel">1</div><div class="tab-pane" id="p2" role="tabpanel">2</div></div>
  <div class="dropdown" id="drop"><button id="dropper" class="dropdown-toggle" data-bs-toggle="dropdown">d</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#">item</a></li></ul></div>
  <button id="opener" data-bs-toggle="modal" data-bs-target="#modal">open</button>
  <div class="modal" id="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><input id="field"><button id="close" data-bs-dismiss="modal">x</button></div></div></div>
  <div class="toast" id="toast" data-bs-autohide="false"><button id="untoast" data-bs-dismiss="toast"></button></div>
  <div class="carousel" id="carousel"><div class="carousel-inner"><div class="carousel-item active">1</div><div class="carousel-item">2</div></div>
    <button id="next" data-bs-target="#carousel" data-bs-slide="next"></button></div>
  <a id="tip" href="#" title="the tip" data-bs-animation="false">tip</a>`;

const steps = {
  async alert() {
    $("[data-bs-dismiss=alert]").click();
    await until(() => $("#alert") === null);
  },
  button() {
    $("#toggle").click();
    return $("#toggle").outerHTML;
  },
  async collapse() {
    $("#collapser").click();
    await until(() => log.includes("shown.bs.collapse collapse"));
    const shown = [$("#collapse").className, $("#collapser").outerHTML];
    $("#collapser").click();
    await until(() => log.includes("hidden.bs.collapse collapse"));
    return [shown, $("#collapse").className, $("#collapser").outerHTML];
  },
  async tab() {
    $("#t2").click();
    await until(() => log.includes("shown.bs.tab t2"));
    return [$("#t1").outerHTML, $("#t2").outerHTML, $("#p1").className, $("#p2").className];
  },
  async dropdown() {
    $("#dropper").click();
    const shown = [$("#dropper").outerHTML, $("#drop ul").className];
    $("#dropper").click();
    return [shown, $("#dropper").outerHTML, $("#drop ul").className];
  },
  async modal() {
    $("#opener").click();
    await until(() => log.includes("shown.bs.modal modal"));
    const modal = $("#modal");
    const shown = [modal.className, modal.style.display, modal.getAttribute("aria-modal"), document.body.className];
    const { backdrops } = { backdrops: document.querySelectorAll(".modal-backdrop").length };
    $("#close").click();
    await until(() => log.includes("hidden.bs.modal modal"));
    return [shown, backdrops, modal.className, modal.style.display, document.querySelectorAll(".modal-backdrop").length];
  },
  async toast() {
    const toast = bootstrap.Toast.getOrCreateInstance($("#toast"));
    toast.show();
    await until(() => log.includes("shown.bs.toast toast"));
    const shown = $("#toast").className;
    $("#untoast").click();
    await until(() => log.includes("hidden.bs.toast toast"));
    return [shown, $("#toast").className, toast.isShown()];
  },
  async carousel() {
    $("#next").click();
    await until(() => log.includes("slid.bs.carousel carousel"));
    return [...root.querySelectorAll(".carousel-item")].map((each) => each.className);
  },
  async tooltip() {
    const tip = new bootstrap.Tooltip($("#tip"), { trigger: "manual" });
    tip.show();
    await pause(20);
    const shown = [document.querySelector(".tooltip-inner")?.textContent, $("#tip").hasAttribute("aria-describedby"), $("#tip").title];
    tip.hide();
    tip.dispose();
    return [shown, document.querySelector(".tooltip") === null, $("#tip").getAttribute("title")];
  },
};

export const run = async () => {
  root.innerHTML = markup;
  for (const kind of kinds) {
    for (const name of ["alert", "collapse", "tab", "dropdown", "modal", "toast", "carousel", "tooltip"]) {
      document.addEventListener(`${kind}.bs.${name}`, (event) => log.push(`${event.type} ${event.target.id}`));
    }
  }
  const facts = { version: bootstrap.Modal.VERSION };
  for (const [name, step] of Object.entries(steps)) facts[name] = (await step()) ?? null;
  return { ...facts, log };
};
