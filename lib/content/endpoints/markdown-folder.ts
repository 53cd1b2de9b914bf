import "server-only";

import { readdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { z } from "zod";
import { env } from "@/lib/base/env/server";
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

/** A Markdown file: its slug (file name without extension), front matter and text. */
type MarkdownFile<Data> = Markdown<Data> & { slug: string };

/** A folder of Markdown files with the same front matter; `check` finds what a schema cannot. */
export type MarkdownCollection<Schema extends z.ZodType> = {
  folder: FileFolder;
  schema: Schema;
  check?: (markdown: Markdown<z.output<Schema>>) => Problem[];
};

export function parseCollectionFile<Schema extends z.ZodType>(
  { schema, check = () => [] }: MarkdownCollection<Schema>,
  text: string,
): ReadText<Markdown<z.output<Schema>>> {
  const read = readMarkdownText(text, schema);
  if (read.value === null) return read;
  return { value: read.value, problems: check(read.value).map((problem) => locateProblem(text, problem)) };
}

async function readMarkdownFile<Schema extends z.ZodType>(
  collection: MarkdownCollection<Schema>,
  file: string,
): Promise<MarkdownFile<z.output<Schema>> | null> {
  const slug = basename(file, ".md");
  const source = { file, document: `${collection.folder}/${slug}` };
  const markdown = await readContentFile(source, (text) => parseCollectionFile(collection, text));
  if (markdown === null) return null;
  reportProblems(source, await prepareImages(markdown.document.tree));
  return { slug, ...markdown };
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
export function createMarkdownFolderReader<Schema extends z.ZodType>(
  collection: MarkdownCollection<Schema>,
): () => Promise<MarkdownFile<z.output<Schema>>[]> {
  const listDependencies = async () => {
    const path = contentFolder(collection.folder);
    const names = (await readdir(path)).filter((name) => name.endsWith(".md")).sort();
    // Media files are dependencies, too: a text that was saved before its image is read again once the image exists.
    return [...names.map((name) => join(path, name)), ...(await listMedia())];
  };
  const readAll = createFileCache(listDependencies, async (files) => {
    const read: MarkdownFile<z.output<Schema>>[] = [];
    for (const file of files.filter((name) => name.endsWith(".md"))) {
      const markdown = await readMarkdownFile(collection, file);
      if (markdown !== null) read.push(markdown);
      // Parsing takes milliseconds per file: let other requests, such as form posts, run in between.
      await yieldToEventLoop();
    }
    return read;
  });
  return async () => {
    await tagCurrentPage([fileTag(collection.folder)]);
    return readAll();
  };
}
