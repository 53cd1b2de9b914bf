import { describe, expect, it } from "vitest";
import { cutCriticalCss, readStylesheet } from "@/lib/server/document/critical-css";

const cut = (css: string, html: string) =>
  cutCriticalCss([readStylesheet("/_next/static/chunks/a.css", css)], html);

describe("cutCriticalCss", () => {
  it.each([
    ["a class", ".a{color:red}", '<p class="x a">'],
    ["an id", "#a{color:red}", '<p id="a">'],
    ["an element", "p{color:red}", "<p>"],
    ["an element of a drawing", "linearGradient{color:red}", "<linearGradient>"],
    ["all that a selector names", "p.a>#b{color:red}", '<p class="a"><i id="b">'],
    ["one of several selectors", ".x,.a{color:red}", '<p class="a">'],
    ["a class with signs", ".md\\:\\[\\&_p\\]\\:a{color:red}", '<p class="md:[&amp;_p]:a">'],
    ["a state that may come", ".a[open]:hover::before{color:red}", '<p class="a">'],
    ["what it rules out", ".a:not(.b){color:red}", '<p class="a">'],
    ["one of the choices", ".a:is(.b .x,.c>.d){color:red}", '<p class="c"><i class="a d">'],
    ["a choice of states", ".a:where(:hover,:focus)~.b{color:red}", '<p class="a"><p class="b">'],
    ["everything", "*,:root{color:red}", "<p>"],
  ])("keeps a rule for %s", (_what, css, html) => {
    expect(cut(css, html)).toBe(css);
  });

  it.each([
    ["a class", ".a{color:red}", '<p class="ab">'],
    ["an id", "#a{color:red}", '<p class="a">'],
    ["an element", "p{color:red}", "<pre>"],
    ["one of those that a selector needs", ".a .b{color:red}", '<p class="b">'],
    ["all choices of a selector", ".a:is(.b,.c>.d){color:red}", '<p class="a c">'],
    ["a class in a choice", ":is(:where(.a):hover .b){color:red}", '<p class="b">'],
    ["a class that only a script speaks of", ".a{color:red}", "<script>x='<p class=\"a\">'</script>"],
  ])("leaves out a rule for %s that is not there", (_what, css, html) => {
    expect(cut(css, html)).toBe("");
  });

  it("keeps the order, the layers and the conditions", () => {
    const css =
      "@layer base,components;@layer base{p{color:red}}@media (width<=600px){.a{color:red}@supports (color:red){.a{top:0}}}.a{left:0}";
    expect(cut(css, '<p class="a">')).toBe(css);
  });

  it("leaves out an empty block", () => {
    expect(cut("@media print{.a{color:red}}", "<p>")).toBe("");
  });

  it("keeps rules within rules", () => {
    const css = ".a{color:red;&:hover{color:blue;}@media print{color:black;}}";
    expect(cut(css, '<p class="a">').replaceAll(";}", "}")).toBe(css.replaceAll(";}", "}"));
    expect(cut(css, "<p>")).toBe("");
  });

  it("keeps keyframes and declared properties only if a kept rule uses them", () => {
    const css = "@keyframes turn{to{rotate:1turn}}@property --x{syntax:'*';inherits:false}";
    expect(cut(`.a{animation:turn 1s;top:var(--x)}${css}`, '<p class="a">')).toContain(css);
    expect(cut(`.a{animation:turn 1s;top:var(--x)}${css}`, "<p>")).toBe("");
  });

  it("keeps of Tailwind's fallback for declared properties only those that a kept rule uses", () => {
    const fallback =
      "@layer properties{@supports (margin-trim:block){*{--tw-x:initial;--tw-y:initial}}}@property --tw-y{syntax:'*'}";
    expect(cut(fallback, "<p>")).toBe("");
    const kept = cut(`${fallback}p{top:var(--tw-x)}`, "<p>");
    expect(kept).toContain("*{--tw-x:initial;}");
    expect(kept).not.toContain("--tw-y");
  });

  it("keeps Tailwind's properties that only a kept one uses", () => {
    const css = ".from{--tw-from:red;--tw-stops:var(--tw-from);}p{background:var(--tw-stops)}";
    expect(cut(css, '<p class="from">')).toBe(css);
  });

  it("resolves relative URLs against the stylesheet", () => {
    expect(cut("p{background:url(../media/a.woff2)}", "<p>")).toContain("url(/_next/static/media/a.woff2)");
    expect(cut("p{background:url(data:image/png;base64,AA)}", "<p>")).toContain(
      "url(data:image/png;base64,AA)",
    );
  });
});
