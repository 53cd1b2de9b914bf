import { isNode, LineCounter, parseDocument } from "yaml";

/**
 * The line, counted from 1, on which a value stands in a JSON or YAML text; the nearest value around it where
 * the path leads nowhere.
 */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "silent" });
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** What a message of JSON.parse without a place quotes: the bad character, and up to ten more on each side of it. */
const quoting = /^Unexpected token '(.+)', (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/;
const quotedBefore = 10;

/** The line that JSON.parse complains about, counted from 1: its messages end with a place, or quote what is there. */
export function lineOfSyntaxError(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : "";
  const line = /\(line (\d+) column \d+\)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const [, bad = "", cut, quoted = ""] = quoting.exec(message) ?? [];
  const at = quoted === "" ? -1 : text.indexOf(quoted);
  const before = at < 0 ? text.trimEnd() : text.slice(0, at + (cut ? quotedBefore : quoted.lastIndexOf(bad)));
  return before.split("\n").length;
}
