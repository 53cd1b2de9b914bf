import type { Nodes } from "hast";
import { gateway } from "@/lib/base/gateway";
import { fenceOf } from "@/lib/base/markdown/text";

function listCodeLines(node: Nodes): string[] {
  if (node.type === "element" && node.tagName === "pre") return fenceOf(node).code.split("\n");
  return "children" in node ? node.children.flatMap(listCodeLines) : [];
}

/** The first line of an integration's code that names the gateway, in one piece; null if none does. */
export function findGatewayLine(tree: Nodes): string | null {
  const line = listCodeLines(tree).find((each) => each.includes(gateway.host));
  return (
    line
      ?.trim()
      .replace(/ {2,}/g, " ")
      .replace(/,$| \\$/, "") ?? null
  );
}
