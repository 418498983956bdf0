import * as d3 from "d3";
import { until } from "./waiting.js";

const root = document.getElementById("app");
const html = () => root.innerHTML;

const steps = {
  join() {
    const list = d3.select("#app").append("ul");
    const show = (data) =>
      list.selectAll("li").data(data, (each) => each).join(
        (enter) => enter.append("li").attr("class", "new").text((each) => each),
        (update) => update.attr("class", "old"),
        (exit) => exit.remove(),
      );
    show(["a", "b", "c"]);
    const first = [html(), ...list.selectAll("li").nodes()];
    show(["c", "x", "a"]).order();
    return [first[0], html(), list.selectAll("li").nodes().map((each) => first.indexOf(each)), list.selectAll("li").data()];
  },
  chart() {
    root.replaceChildren();
    const data = [3, 1, 4, 1, 5];
    const x = d3.scaleBand(d3.range(5), [0, 100]).padding(0.1);
    const y = d3.scaleLinear([0, 5], [50, 0]).nice();
    const svg = d3.select(root).append("svg").attr("viewBox", [0, 0, 100, 50]);
    svg.append("g").attr("fill", d3.schemeCategory10[0]).selectAll("rect").data(data).join("rect")
      .attr("x", (_, index) => x(index)).attr("y", (each) => y(each))
      .attr("width", x.bandwidth()).attr("height", (each) => y(0) - y(each))
      .append("title").text((each) => d3.format(".2f")(each));
    svg.append("path").attr("d", d3.line((_, index) => x(index), y)(data)).attr("xlink:href", "#a");
    svg.append("g").attr("transform", "translate(0,50)").call(d3.axisBottom(x).tickSizeOuter(0));
    svg.append("g").call(d3.axisLeft(y).ticks(3));
    return [html(), svg.selectAll("rect").size(), svg.node().namespaceURI, svg.select("path").node().attributes.length];
  },
  events() {
    const log = [];
    const rects = d3.selectAll("rect").on("click.a", function (event, each) {
      log.push([this.tagName, event.type, each, event.detail, event instanceof MouseEvent ? d3.pointer(event, this).length : 0]);
    });
    rects.nodes()[2].dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 3 }));
    rects.dispatch("click", { detail: 1 }).on(".a", null).dispatch("click");
    d3.select(root).on("go", ({ detail }) => log.push(detail)).dispatch("go", { detail: { a: 1 } });
    return log;
  },
  styles() {
    const selection = d3.select(root).append("p").classed("a b", true).classed("a", false);
    selection.property("hidden", true).attr("data-x", 1).style("color", "red").style("margin-top", "3px").html("<b>x</b>").select("b").datum("d").text((each) => each);
    const read = [selection.style("color"), selection.classed("b"), selection.property("hidden"), selection.node().outerHTML];
    selection.style("color", null).raise().lower().clone(true).attr("id", "copy");
    return [...read, root.firstChild.outerHTML, d3.select("#copy").empty(), d3.selectAll("p").size()];
  },
  insert() {
    root.innerHTML = "<p>1</p><p>2</p>";
    d3.select(root).insert("h1", "p").text("head");
    d3.selectAll("p").filter(":nth-child(3)").append(() => document.createElement("i"));
    d3.selectAll("p").sort((a, b) => 0).each(function (_, index, group) { this.title = `${index} of ${group.length}`; });
    return [html(), d3.select(root).selectChildren("p").size(), d3.selectAll([root]).selectChild().node().tagName];
  },
  async transition() {
    const log = [];
    const box = d3.select(root).append("svg").append("circle").attr("r", 1).attr("fill", "red");
    box.transition().duration(20).attr("r", 10).attr("fill", "blue").on("end", () => log.push("end"))
      .transition().duration(5).attr("r", 3).remove().on("end", () => log.push("removed"));
    await until(() => log.length === 2);
    return [log, box.attr("r"), box.attr("fill"), box.node().isConnected];
  },
  async fetched() {
    const [json, text] = await Promise.all([d3.json("/data.json"), d3.text("/data.json")]);
    return [json, text, d3.csvParse("a,b\n1,2").map((each) => ({ ...each })), await d3.json("/missing").catch((error) => error.message.slice(0, 3))];
  },
  layouts() {
    const root = d3.hierarchy({ children: [{ value: 1 }, { children: [{ value: 2 }, { value: 3 }] }] }).sum((each) => each.value);
    d3.treemap().size([10, 10])(root);
    const arcs = d3.pie()([1, 2, 3]).map(d3.arc().innerRadius(0).outerRadius(10));
    return [root.leaves().map((each) => [each.x0, each.y0, each.x1, each.y1].map((n) => n.toFixed(3))), arcs];
  },
};

export const run = async () => {
  const facts = { version: d3.version };
  for (const [name, step] of Object.entries(steps)) facts[name] = await step();
  return facts;
};
