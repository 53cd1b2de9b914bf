/** Search results cut titles after about 60 characters, and every title ends with " | Oxbow". */
const longest = 60 - " | Oxbow".length;

/**
 * The title of a page from its heading: as it is, or, where it is too long, cut at its last colon, comma or
 * question mark that leaves room for the site's name.
 */
export function fitTitle(heading: string): string {
  if (heading.length <= longest) return heading;
  const cuts = Array.from(heading.matchAll(/[:,?] /g), ({ index, 0: mark }) =>
    heading.slice(0, index + (mark.startsWith("?") ? 1 : 0)),
  );
  const words = heading.slice(0, longest + 1).replace(/\s+\S*$/, "");
  return cuts.findLast((cut) => cut.length <= longest) ?? words;
}
