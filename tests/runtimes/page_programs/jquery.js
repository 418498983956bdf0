import $ from "jquery";

const markup = '<ul id="list"><li class="a">one</li><li class="b">two</li><li class="a">three</li></ul>';
const html = () => $("#app").html();

const steps = {
  version: () => $.fn.jquery,
  parse: () => $("#app").html(markup).find("li").length,
  select: () => [$("#list li.a").length, $("li:not(.a)").text(), $("li").filter(":contains(t)").length],
  traverse: () => [
    $(".b").next().text(),
    $(".b").prev().text(),
    $(".b").siblings().length,
    $("li").eq(-1).text(),
    $(".b").closest("ul").attr("id"),
    $(".b").parents("div").first().prop("id"),
    $("li").index($(".b")),
  ],
  attributes: () => {
    const $b = $(".b").attr({ title: "t", "data-count": 3, "data-deep": '{"x":[1]}' });
    const was = [$b.data("count"), $b.data("deep"), $b.attr("title"), $b.is("[title]")];
    $b.removeAttr("title");
    return [...was, $b.attr("title") === undefined, $b.prop("tagName")];
  },
  classes: () => {
    $("li").addClass("x y").removeClass("y").toggleClass("a");
    return [$("li.a").length, $("li.x").hasClass("y"), $(".b").attr("class")];
  },
  insert: () => {
    $("#list").append("<li>four</li>").prepend($("<li>").text("<zero>"));
    $(".b").before("<!-- c -->", document.createTextNode("t")).after("<hr>");
    return html();
  },
  wrap: () => {
    $("hr").wrap("<div class=w><p></p></div>").parent().unwrap();
    $("li").first().wrapInner("<b>").end().last().replaceWith("<li>last");
    return html();
  },
  move: () => {
    $("li:last-child").prependTo("#list");
    $("hr").detach().appendTo("#app").remove();
    $("#list p").remove();
    return html();
  },
  clone: () => {
    let clicks = 0;
    const $one = $("<button>go</button>").on("click", () => clicks++);
    $one.clone(true).trigger("click");
    $one.clone().trigger("click");
    $one.trigger("click");
    return clicks;
  },
  events: () => {
    const seen = [];
    $("#list").on("click.n", "li", function (event, more) {
      seen.push([this.tagName, event.type, event.delegateTarget.id, event.target.tagName, more]);
    });
    $("#list").one("click", (event) => seen.push(event.namespace));
    $("li b").trigger("click", ["extra"]);
    $("li").get(0).dispatchEvent(new Event("click", { bubbles: true }));
    $("#list").off(".n");
    $("li").first().trigger("click");
    return seen;
  },
  prevented: () => {
    const event = $.Event("go", { detail: 7 });
    $("#app").on("go", (each) => each.detail === 7 && each.preventDefault());
    $(".b").trigger(event);
    return [event.isDefaultPrevented(), event.isPropagationStopped(), event.result === undefined];
  },
  custom: () => {
    let got;
    document.addEventListener("made", (event) => (got = [event.type, event.target.id]));
    $("#list").trigger("made");
    return got;
  },
  table: () => {
    const $table = $("<table>").append("<tr><td>1<td>2");
    return [$table.html(), $("<td>x</td>").prop("tagName"), $("<option>").is("option")];
  },
  scripts: () => {
    window.ran = [];
    $("#app").append("<script>ran.push(document.currentScript === null)</" + "script><i>i</i>");
    $("#app").html("<p>p</p><script>ran.push('html')</" + "script>");
    $("<script>").text("ran.push('made')").appendTo("body");
    $.globalEval("ran.push('eval')");
    return [window.ran, html(), $("body > script").length];
  },
  parseHTML: () => $.parseHTML("a<b>b</b><script></" + "script>").map((each) => each.nodeName),
  each: () => {
    const list = [];
    $("#app").empty().append("<i>1</i>", "<i>2</i>", ["<i>3</i>"]);
    $("i").each((index, each) => list.push([index, $(each).text()]));
    return [list, $("i").map((_, each) => each.textContent).get(), $("i").slice(1).add("p").length];
  },
  text: () => {
    $("#app").text("<&>\u00a0\ud83d\ude00");
    return [html(), $("#app").text(), $("#app").contents().length];
  },
  escape: () => $.escapeSelector(".1 #a:b"),
  unique: () => $.uniqueSort($("body, #app, html").get().reverse()).map((each) => each.tagName),
};

const later = {
  ready: () => new Promise((resolve) => $(() => resolve([document.readyState, $.isReady]))),
  deferred: () =>
    $.when($.Deferred().resolve(1), Promise.resolve(2)).then((one, two) => [one, two]),
  ajax: () => $.ajax("/data.json").then((value, status) => [value, status]),
  failed: () => $.get("/missing").then(null, (xhr, status) => [xhr.status, status]),
};

export const run = async () => {
  const facts = {};
  for (const [name, step] of Object.entries(steps)) facts[name] = step();
  facts.ready = await later.ready();
  facts.deferred = await later.deferred();
  if (typeof XMLHttpRequest === "function") {
    facts.ajax = await later.ajax();
    facts.failed = await later.failed();
  }
  return facts;
};
