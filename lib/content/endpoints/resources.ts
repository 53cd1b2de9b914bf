import "server-only";

import { cache } from "react";
import type { z } from "zod";
import { type MarkdownDocument, splitSections, wholeMinutes } from "@/lib/base/markdown/parse";
import type { Markdown } from "@/lib/platform/content-files/read-text";
import { createMarkdownFolderReader, findBySlug } from "./markdown-folder";
import { docsSchema, guideSchema, integrationSchema, termSchema } from "./schemas-resources";

type Entry = { slug: string; document: MarkdownDocument };
export type Integration = Entry & z.output<typeof integrationSchema>;
export type Term = Entry & z.output<typeof termSchema>;

export const integrationCollection = { folder: "integrations", schema: integrationSchema } as const;
export const termCollection = { folder: "glossary", schema: termSchema } as const;

export const docsCollection = { folder: "docs", schema: docsSchema } as const;

/** Docs pages written in Markdown; the others are components (lib/features/docs/pages.ts). */
export const listMarkdownDocs = createMarkdownFolderReader(docsCollection);

const readIntegrations = createMarkdownFolderReader(integrationCollection);
const readTerms = createMarkdownFolderReader(termCollection);

export const listIntegrations = cache(async (): Promise<Integration[]> => {
  const integrations = await readIntegrations();
  return integrations.toSorted((a, b) => a.tool.localeCompare(b.tool, "en"));
});
export const getIntegration = findBySlug(listIntegrations);

export const listGlossaryTerms = cache(async (): Promise<Term[]> => {
  const terms = await readTerms();
  return terms.toSorted((a, b) => a.title.localeCompare(b.title, "en"));
});
export const getTerm = findBySlug(listGlossaryTerms);

/** The public part of a guide: its metadata and chapters with reading time, without the text. */
export type Guide = { slug: string; minutes: number } & Omit<z.output<typeof guideSchema>, "chapters"> & {
    /** Start and length of each chapter, as shares of the whole text. */
    chapters: { title: string; from: number; share: number }[];
  };

// Ignore typographic quotes when comparing headings.
const straightenQuotes = (text: string) => text.replace(/[’‘]/g, "'");

const listHeadings = (document: MarkdownDocument) =>
  splitSections(document).flatMap(({ heading }) => heading ?? []);

export const guideCollection = {
  folder: "guides",
  schema: guideSchema,
  check: ({ data, document }: Markdown<z.output<typeof guideSchema>>) => {
    const headings = listHeadings(document).map(({ text }) => straightenQuotes(text));
    const isSame = JSON.stringify(headings) === JSON.stringify(data.chapters.map(straightenQuotes));
    return isSame ? [] : [{ path: ["chapters"], message: "does not match the headings of the text" }];
  },
} as const;

const readGuides = createMarkdownFolderReader(guideCollection);

function listChapters(document: MarkdownDocument): Guide["chapters"] {
  const headings = listHeadings(document);
  return headings.map(({ text, minutesBefore }, i) => ({
    title: text,
    from: minutesBefore / document.minutes,
    share: ((headings[i + 1]?.minutesBefore ?? document.minutes) - minutesBefore) / document.minutes,
  }));
}

/** Every guide, newest first, without the text, which is only available after the download form was sent. */
export const listGuides = cache(async (): Promise<Guide[]> => {
  const guides = await readGuides();
  return guides
    .map(({ document, ...guide }) => ({
      ...guide,
      chapters: listChapters(document),
      minutes: wholeMinutes(document.minutes),
    }))
    .sort((a, b) => b.published.localeCompare(a.published));
});
export const getGuide = findBySlug(listGuides);

/** The full text of a guide; null for an unknown slug. SECURITY: the caller checks that the visitor sent the form. */
export async function getGuideDocument(slug: string): Promise<MarkdownDocument | null> {
  return (await findBySlug(readGuides)(slug))?.document ?? null;
}
