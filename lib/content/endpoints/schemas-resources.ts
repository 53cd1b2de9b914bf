/** Schemas of the front matter of integrations, glossary terms, guides and pages of the documentation. */
import { z } from "zod";
import { productCodes } from "@/lib/base/products";
import { isoDate, metaDescription, slug, text } from "./schema-parts";

const commonFields = {
  title: text,
  description: metaDescription,
  /** Products that the text is about, most important first. */
  products: z.array(z.enum(productCodes)).min(1),
};

/** Front matter of `content/integrations/<slug>.md`. */
export const integrationSchema = z.object({
  ...commonFields,
  /** The name of the program or library, as its authors write it. */
  tool: text,
  /** Such as "HTTP client". */
  kind: text,
  /** A command that shows whether the setup works. */
  testCommand: text,
});

/** Front matter of `content/glossary/<slug>.md`; the text starts with a short definition. */
export const termSchema = z.object({ ...commonFields, related: z.array(slug).min(1) });

/** Front matter of `content/docs/<slug>.md`. */
export const docsSchema = z.object({
  /** Short form of the heading, for navigation. */
  label: text,
  /** For the browser tab and search results. */
  title: text,
  heading: text,
  description: metaDescription,
  /** The paragraph below the heading. */
  lead: text,
});

/** Front matter of `content/guides/<slug>.md`. Only the front matter is public, not the text. */
export const guideSchema = z.object({
  title: text,
  description: metaDescription,
  /** Length of the downloaded file in pages. */
  pages: z.int().positive(),
  published: isoDate,
  summary: text,
  /** Headings of level 2 in the text. */
  chapters: z.array(text).min(2),
});
