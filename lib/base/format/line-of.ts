import { isNode, LineCounter, parseDocument } from "yaml";

/** The line (1-based) of a value in a JSON or YAML text, or of its nearest existing parent. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "silent" });
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/**
 * Messages of JSON.parse without a position quote the bad character and up to ten characters on each side.
 */
const quoting = /^Unexpected token '(.+)', (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s;
const quotedAround = 10;

/**
 * The line (1-based) of a JSON.parse error: its message contains the position, or quotes the text around it.
 */
export function lineOfSyntaxError(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : "";
  const line = /\(line (\d+) column \d+\)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const [, bad = "", cutBefore, quoted = "", cutAfter] = quoting.exec(message) ?? [];
  const at = quoted === "" ? -1 : text.indexOf(quoted);
  const uncut = cutAfter ? quoted.length - quotedAround : quoted.lastIndexOf(bad);
  const before = at < 0 ? text.trimEnd() : text.slice(0, at + (cutBefore ? quotedAround : uncut));
  return before.split("\n").length;
}
