/** Schemas of the front matter of integrations, glossary terms, guides and pages of the documentation. */
import { z } from "zod";
import { productCodes } from "@/lib/base/products";
import { isoDate, metaDescription, slug, text } from "./schema-parts";

const head = {
  title: text,
  description: metaDescription,
  /** Products that the text is about, most important first. */
  products: z.array(z.enum(productCodes)).min(1),
};

/** Front matter of `content/integrations/<slug>.md`. */
export const integrationSchema = z.object({
  ...head,
  /** The name of the program or library, as its authors write it. */
  tool: text,
  kind: text,
  /** A command that shows whether the setup works. */
  testCommand: text,
});

/** Front matter of `content/glossary/<slug>.md`; the text starts with the short answer. */
export const termSchema = z.object({ ...head, related: z.array(slug).min(1) });

/** Front matter of `content/docs/<slug>.md`. */
export const docsSchema = z.object({
  /** Short form of the heading, for navigation. */
  label: text,
  title: text,
  heading: text,
  description: metaDescription,
  lead: text,
});

/** Front matter of `content/guides/<slug>.md`. Only the front matter is public, not the text. */
export const guideSchema = z.object({
  title: text,
  description: metaDescription,
  /** Pages of the downloaded file. */
  pages: z.int().positive(),
  published: isoDate,
  summary: text,
  /** Headings of level 2 in the text. */
  chapters: z.array(text).min(2),
});
