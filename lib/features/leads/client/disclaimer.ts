import { asLink, type RTTextNode } from "@prismicio/client";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { parseRichText } from "@/lib/content/prismic/rich-text";

/** Plain text, or a link with `href`. */
export type TextPiece = { text: string; href?: string };

function piecesOf({ text, spans }: Pick<RTTextNode, "text" | "spans">): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const target = span.type === "hyperlink" ? parseLinkTarget(asLink(span.data) ?? "") : null;
    if (!target || span.start < end) continue;
    pieces.push({ text: text.slice(end, span.start) });
    pieces.push({ text: text.slice(span.start, span.end), href: target.href });
    end = span.end;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== "");
}

/** A disclaimer as text and links; blocks of rich text are joined with a space. */
export function parseDisclaimer(value: string): TextPiece[] {
  const field = parseRichText(value);
  if (typeof field === "string") return [{ text: field }];
  return field.flatMap((block, index) => {
    if (!("text" in block)) return [];
    return [...(index > 0 ? [{ text: " " }] : []), ...piecesOf(block)];
  });
}
