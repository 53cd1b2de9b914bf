/** What the schemas of several endpoints share. */
import { z } from "zod";
import { slugPattern } from "@/lib/base/markdown/slug";

export const text = z.string().min(1);
export const slug = z.string().regex(slugPattern);
export const isoDate = z.iso.date();
/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** From 0 to 1. */
export const share = z.number().min(0).max(1);
export const titled = z.object({ title: text, text });
export const questions = z.array(z.object({ question: text, answer: text })).min(3);
export const metaDescription = z.string().min(120).max(160);

/** Metadata of a page. The title is without the site's name. */
export const headSchema = z.object({
  title: text.max(52),
  description: metaDescription,
  updated: isoDate,
});
