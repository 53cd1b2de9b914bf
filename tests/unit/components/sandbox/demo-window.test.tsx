import { readFileSync } from "node:fs";
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DemoWindow } from "@/components/sandbox/demo-window";
import { textOf } from "@/lib/base/markdown/text";
import { sandboxCountries } from "@/lib/features/sandbox/markets";
import { runSandboxRequest, type SandboxRun } from "@/lib/features/sandbox/run";
import { type SandboxChoice, sandboxTargets } from "@/lib/features/sandbox/targets";

const choices = sandboxCountries.flatMap((country) => sandboxTargets.map((target) => ({ country, target })));
const draw = (choice: SandboxChoice, run: SandboxRun) =>
  fromHtml(renderToStaticMarkup(<DemoWindow choice={choice} id="result" run={run} />));

/** The texts that a visitor sees, without the names of the record's fields. */
function textsOf(node: Nodes): string[] {
  if (node.type === "text") return [node.value.trim()].filter((text) => text !== "");
  if (node.type === "element" && node.properties.lang === "en") return [];
  if (node.type === "element" && node.tagName === "input") return [String(node.properties.value)];
  return "children" in node ? node.children.flatMap(textsOf) : [];
}

describe.each(choices)("the window with $target in $country", (choice) => {
  const run = runSandboxRequest(choice, 0);
  const html = fromHtml(run.html);
  const window = draw(choice, run);
  const page = select(`[lang="${select("html", html)?.properties.lang}"]`, window) as Element;

  it("shows the texts of the parsed page, in its language", () => {
    expect(new Set(textsOf(page))).toEqual(new Set(textsOf(select("body", html) as Element)));
  });

  it("names fields of the record", () => {
    const names = selectAll("code", page).map(textOf);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(JSON.stringify(run.response)).toContain(`"${name}":`);
  });

  it("has no link, heading or microdata of the page", () => {
    expect(selectAll("a, h1, h2, [itemprop]", window)).toEqual([]);
  });

  it("has a picture that exists", () => {
    const file = readFileSync("components/illustrations/demo-pages.svg", "utf8");
    for (const { properties } of selectAll("use", page)) {
      expect(file).toContain(`id="${String(properties.href).split("#")[1]}"`);
    }
  });
});
