import { isJson } from "../../base/format/is-json.ts";

const endOfPng = Buffer.from("IEND\xae\x42\x60\x82", "latin1");

const endsWith = (bytes: Uint8Array, end: Uint8Array) =>
  Buffer.compare(bytes.subarray(-end.length), end) === 0;

/**
 * Whether the cached response of a route is complete. A full disk or a killed process leaves empty or truncated files; Next
 * would send them with status 200, and let other caches store them. CSV and text that end after a whole line cannot be
 * told from complete ones.
 */
export function isCompleteBody(body: Uint8Array, type: string): boolean {
  if (body.length === 0) return false;
  if (type.startsWith("image/png")) return endsWith(body, endOfPng);
  if (/xml|svg|html/.test(type)) {
    const text = Buffer.from(body).toString("utf8");
    return text.trimEnd().endsWith(`</${/<([a-z][\w:-]*)/i.exec(text)?.[1]}>`);
  }
  if (type.includes("json")) return isJson(Buffer.from(body).toString("utf8"));
  // Line-based files such as robots.txt; other formats have no recognizable end.
  return !type.startsWith("text/") || body.at(-1) === 0x0a;
}
