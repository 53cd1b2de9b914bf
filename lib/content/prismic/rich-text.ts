import type { RichTextField } from "@prismicio/client";
import { z } from "zod";

const linkSchema = z.object({ link_type: z.string(), url: z.string().optional() }).loose();
const range = { start: z.int().min(0), end: z.int().min(0) };
const spanSchema = z.discriminatedUnion("type", [
  z.object({ ...range, type: z.enum(["strong", "em"]) }),
  z.object({ ...range, type: z.literal("label"), data: z.object({ label: z.string() }) }),
  z.object({ ...range, type: z.literal("hyperlink"), data: linkSchema }),
]);
const blockSchema = z.object({
  type: z.enum([
    "heading1",
    "heading2",
    "heading3",
    "heading4",
    "heading5",
    "paragraph",
    "list-item",
    "o-list-item",
  ]),
  text: z.string(),
  spans: z.array(spanSchema),
});
const richTextSchema = z.tuple([blockSchema], blockSchema);

// The schema allows only some of Prismic's blocks and spans, so TypeScript cannot infer this.
function isRichText(value: unknown): value is RichTextField {
  return richTextSchema.safeParse(value).success;
}

/**
 * Parses a copy value: structured rich text as JSON if it starts with `[{` (specification), otherwise plain
 * text. Invalid JSON is plain text, too.
 */
export function parseRichText(value: string): RichTextField | string {
  if (!value.startsWith("[{")) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRichText(parsed) ? parsed : value;
  } catch {
    return value;
  }
}
