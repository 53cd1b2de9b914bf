const endOfPng = Buffer.from("IEND\xae\x42\x60\x82", "latin1");

const endsWith = (bytes: Uint8Array, end: Uint8Array) =>
  Buffer.compare(bytes.subarray(-end.length), end) === 0;

/**
 * Whether the cached response of a route is complete. A full disk or a killed process leaves empty or truncated files; Next
 * would send them with status 200, and let other caches store them.
 */
export function isCompleteBody(body: Uint8Array, type: string): boolean {
  if (body.length === 0) return false;
  if (type.startsWith("image/png")) return endsWith(body, endOfPng);
  const text = Buffer.from(body.subarray(-16)).toString("utf8");
  if (/xml|svg|html/.test(type)) return text.trimEnd().endsWith(">");
  if (/json/.test(type)) return /[}\]]\s*$/.test(text);
  // Line-based files such as robots.txt; other formats have no recognizable end.
  return !type.startsWith("text/") || text.endsWith("\n");
}
