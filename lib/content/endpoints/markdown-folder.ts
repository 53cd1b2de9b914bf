import "server-only";

import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { z } from "zod";
import { env } from "@/lib/base/env/server";
import type { MarkdownDocument } from "@/lib/base/markdown/parse";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { type FileFolder, fileTag } from "@/lib/platform/content-files/names";
import { locateProblem, type Problem, reportProblems } from "@/lib/platform/content-files/problem";
import {
  type Markdown,
  type ReadText,
  readContentFile,
  readMarkdownText,
} from "@/lib/platform/content-files/read-text";
import { prepareImages } from "@/lib/platform/media/markdown-images";
import { createFileCache } from "./file-cache";
import { tagCurrentPage } from "./page-lifetime";

/** A Markdown file: its front matter, its slug (file name without extension) and its text. */
type MarkdownEntry<Data> = Data & { slug: string; document: MarkdownDocument };

/** Creates a function that returns the entry of a list with a slug; null if there is none. */
export const findBySlug =
  <Entry extends { slug: string }>(list: () => Promise<readonly Entry[]>) =>
  async (slug: string): Promise<Entry | null> =>
    (await list()).find((entry) => entry.slug === slug) ?? null;

/** A folder of Markdown files with the same front matter; `check` finds what a schema cannot. */
export type MarkdownCollection<Schema extends z.ZodType<object>> = {
  folder: FileFolder;
  schema: Schema;
  check?: (markdown: Markdown<z.output<Schema>>) => Problem[];
};

export function parseCollectionFile<Schema extends z.ZodType<object>>(
  { schema, check = () => [] }: MarkdownCollection<Schema>,
  text: string,
): ReadText<Markdown<z.output<Schema>>> {
  const read = readMarkdownText(text, schema);
  if (read.value === null) return read;
  return { value: read.value, problems: check(read.value).map((problem) => locateProblem(text, problem)) };
}

async function readMarkdownFile<Schema extends z.ZodType<object>>(
  collection: MarkdownCollection<Schema>,
  file: string,
): Promise<MarkdownEntry<z.output<Schema>> | null> {
  const slug = basename(file, ".md");
  const source = { file, document: `${collection.folder}/${slug}` };
  const markdown = await readContentFile(source, (text) => parseCollectionFile(collection, text));
  if (markdown === null) return null;
  reportProblems(source, await prepareImages(markdown.document.tree));
  return { ...markdown.data, slug, document: markdown.document };
}

const mediaFolder = resolve(env.CONTENT_DIR, "media");

async function listMedia(): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ mediaFolder, { recursive: true }).catch(() => []);
  return names.sort().map((name) => join(mediaFolder, name));
}

/**
 * Creates a reader of all Markdown files in a folder, sorted by file name. Parsed files are cached until one of them
 * changes on disk. A broken file is reported and its last good version is used, if there is one.
 */
export function createMarkdownFolderReader<Schema extends z.ZodType<object>>(
  collection: MarkdownCollection<Schema>,
): () => Promise<readonly MarkdownEntry<z.output<Schema>>[]> {
  const listDependencies = async () => {
    const path = contentFolder(collection.folder);
    const names = (await readdir(path)).filter((name) => name.endsWith(".md")).sort();
    // Media files are dependencies, too: a text that was saved before its image is read again once the image exists.
    return [...names.map((name) => join(path, name)), ...(await listMedia())];
  };
  const readAll = createFileCache(listDependencies, async (files) => {
    const entries: MarkdownEntry<z.output<Schema>>[] = [];
    for (const file of files.filter((name) => name.endsWith(".md"))) {
      const entry = await readMarkdownFile(collection, file);
      if (entry !== null) entries.push(entry);
      // Parsing takes milliseconds per file: let other requests, such as form posts, run in between.
      await yieldToEventLoop();
    }
    return entries;
  });
  return async () => {
    await tagCurrentPage([fileTag(collection.folder)]);
    return readAll();
  };
}
