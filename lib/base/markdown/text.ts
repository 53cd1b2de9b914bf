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

/** The content of a code block: its language ("" for none) and its code without the last line break. */
export function fenceOf(pre: Element): { language: string; code: string } {
  const code = pre.children.find((child) => child.type === "element" && child.tagName === "code");
  const classes = code?.type === "element" ? code.properties.className : undefined;
  const named = [classes ?? []].flat().find((name) => String(name).startsWith("language-"));
  return {
    language: named === undefined ? "" : String(named).slice("language-".length),
    code: textOf(pre).replace(/\n$/, ""),
  };
}
