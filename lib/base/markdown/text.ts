import type { Element, Nodes } from "hast";

/** All text below a node, without markup. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** Whether a node is an image. */
export function isImage(node: Nodes): node is Element {
  return node.type === "element" && node.tagName === "img";
}

type FencedCode = { language: string; title: string; code: string };

/**
 * The content of a code block: its language and the title after it ("" for none), and its code without the last line
 * break.
 */
export function fenceOf(pre: Element): FencedCode {
  const code = pre.children.find((child) => child.type === "element" && child.tagName === "code");
  const { properties, data } = code?.type === "element" ? code : pre;
  const named = [properties.className ?? []].flat().find((name) => String(name).startsWith("language-"));
  return {
    language: named === undefined ? "" : String(named).slice("language-".length),
    title: data?.meta ?? "",
    code: textOf(pre).replace(/\n$/, ""),
  };
}
