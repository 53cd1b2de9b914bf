import { z } from "zod";

/** A run of text, or a link. */
export type DisclaimerPiece = { text: string; href?: string };

const paragraphs = z.array(
  z.object({
    text: z.string(),
    spans: z
      .array(
        z.object({
          start: z.int().nonnegative(),
          end: z.int().nonnegative(),
          type: z.string(),
          data: z.object({ url: z.string() }).optional(),
        }),
      )
      .default([]),
  }),
);

/** SECURITY: a link leads to a path of this site or to https, whatever the copy's source says. */
function isSafeLink(url: string): boolean {
  return /^\/(?!\/)/.test(url) || URL.parse(url)?.protocol === "https:";
}

function piecesOf({ text, spans }: z.output<typeof paragraphs>[number]): DisclaimerPiece[] {
  const links = spans.filter(({ type, data }) => type === "hyperlink" && data && isSafeLink(data.url));
  const pieces: DisclaimerPiece[] = [];
  let at = 0;
  for (const { start, end, data } of links.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    pieces.push({ text: text.slice(at, start) }, { text: text.slice(start, end), href: data?.url });
    at = end;
  }
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text !== "");
}

/**
 * The pieces of a disclaimer. A value that starts with a bracket and a brace is structured rich text,
 * of which only text and links count; anything else, and rich text that is broken, is plain text.
 */
export function parseDisclaimer(value: string): DisclaimerPiece[] {
  if (!value.startsWith("[{")) return [{ text: value }];
  try {
    const blocks = paragraphs.parse(JSON.parse(value));
    return blocks.flatMap((block, index) => [...(index > 0 ? [{ text: " " }] : []), ...piecesOf(block)]);
  } catch {
    return [{ text: value }];
  }
}
