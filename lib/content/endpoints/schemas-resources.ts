/** Schemas of the front matter of integrations, glossary terms, guides and pages of the documentation. */
import { z } from "zod";
import { slugPattern } from "@/lib/base/markdown/slug";
import { productCodes } from "@/lib/base/products";

const slug = z.string().regex(slugPattern);
const head = {
  title: z.string().min(1),
  /** The meta description: 120 to 160 characters. */
  description: z.string().min(120).max(160),
  /** Products that the text is about, most important first. */
  products: z.array(z.enum(productCodes)).min(1),
};

/** Front matter of `content/integrations/<slug>.md`. */
export const integrationSchema = z.object({
  ...head,
  /** The name of the program or library, as its authors write it. */
  tool: z.string().min(1),
  kind: z.string().min(1),
  /** A command that shows whether the setup works. */
  testCommand: z.string().min(1),
});

/** Front matter of `content/glossary/<slug>.md`; the text starts with the short answer. */
export const termSchema = z.object({ ...head, related: z.array(slug).min(1) });

/** Front matter of `content/docs/<slug>.md`. */
export const docsSchema = z.object({
  /** Short form of the heading, for navigation. */
  label: z.string().min(1),
  title: head.title,
  heading: z.string().min(1),
  description: head.description,
  lead: z.string().min(1),
});

/** Front matter of `content/guides/<slug>.md`. Only the front matter is public, not the text. */
export const guideSchema = z.object({
  title: head.title,
  description: head.description,
  /** Pages of the downloaded file. */
  pages: z.int().positive(),
  published: z.iso.date(),
  summary: z.string().min(1),
  /** Headings of level 2 in the text. */
  chapters: z.array(z.string().min(1)).min(2),
});
