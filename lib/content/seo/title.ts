/** Search results cut titles after about 60 characters, and every title ends with " | Oxbow". */
const maxLength = 60 - " | Oxbow".length;

/** A page title from a heading, cut at its last fitting colon, comma or question mark. */
export function fitTitle(heading: string): string {
  if (heading.length <= maxLength) return heading;
  const cuts = Array.from(heading.matchAll(/[:,?] /g), ({ index, 0: mark }) =>
    heading.slice(0, index + (mark.startsWith("?") ? 1 : 0)),
  );
  const words = heading.slice(0, maxLength + 1).replace(/\s+\S*$/, "");
  return cuts.findLast((cut) => cut.length <= maxLength) ?? words;
}
