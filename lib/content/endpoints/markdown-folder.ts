import "server-only";

import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import type { MarkdownDocument } from "@/lib/base/markdown/parse";
import { contentFolder } from "@/lib/platform/content-files/folders";
import { type FileFolder, fileTag } from "@/lib/platform/content-files/names";
import { locateProblem, nameFile, type Problem, reportProblem } from "@/lib/platform/content-files/problem";
import {
  firstTextLine,
  frontMatterOf,
  type Markdown,
  type ReadText,
  readContentFile,
  readMarkdownText,
  type TextPlace,
} from "@/lib/platform/content-files/read-text";
import { preparePictures } from "@/lib/platform/media/markdown-pictures";
import { tagCurrentPage } from "./page-lifetime";

/** A Markdown file: its slug (file name without extension), front matter and text. */
type MarkdownFile<Data> = Markdown<Data> & { slug: string };

export type MarkdownKind<Schema extends z.ZodType> = {
  folder: FileFolder;
  schema: Schema;
  check?: (markdown: Markdown<z.output<Schema>>) => Problem[];
};

export function readKindText<Schema extends z.ZodType>(
  { schema, check = () => [] }: MarkdownKind<Schema>,
  text: string,
  place: TextPlace,
): ReadText<Markdown<z.output<Schema>>> {
  const read = readMarkdownText(text, schema, place);
  if (read.value === null) return read;
  const found = check(read.value).map((problem) =>
    locateProblem(problem, { ...place, text: frontMatterOf(text) }),
  );
  return { value: read.value, problems: found };
}

/** Prepares the images of a text; broken ones are removed and reported. */
async function prepareFilePictures(
  { file, document }: TextPlace,
  tree: MarkdownDocument["tree"],
): Promise<void> {
  const problems = await preparePictures(tree);
  if (problems.length === 0) return;
  const firstLine = firstTextLine(await readFile(file, "utf8"));
  for (const { line, message } of problems)
    reportProblem({ file: nameFile(file), document, field: "", line: line + firstLine - 1, message });
}

async function readOne<Schema extends z.ZodType>(
  kind: MarkdownKind<Schema>,
  file: string,
): Promise<MarkdownFile<z.output<Schema>>[]> {
  const slug = basename(file, ".md");
  const place = { file, document: `${kind.folder}/${slug}` };
  const markdown = await readContentFile(place, (text) => readKindText(kind, text, place));
  if (markdown === null) return [];
  await prepareFilePictures(place, markdown.document.tree);
  return [{ slug, ...markdown }];
}

/**
 * A reader of all Markdown files in a folder, by name. Parsed files are cached until one of them changes on
 * disk. A broken file is reported and its last good version is used, if there is one.
 */
export function markdownFolderReader<Schema extends z.ZodType>(
  kind: MarkdownKind<Schema>,
): () => Promise<MarkdownFile<z.output<Schema>>[]> {
  let cached: { state: string; files: Promise<MarkdownFile<z.output<Schema>>[]> } | null = null;
  const readAll = async (path: string, names: string[]) =>
    (await Promise.all(names.map((name) => readOne(kind, join(path, name))))).flat();
  return async () => {
    await tagCurrentPage([fileTag(kind.folder)]);
    const path = contentFolder(kind.folder);
    const names = (await readdir(path)).filter((name) => name.endsWith(".md")).sort();
    const times = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtimeMs));
    const state = [path, ...names.map((name, i) => `${name}:${times[i]}`)].join();
    if (cached?.state !== state) cached = { state, files: readAll(path, names) };
    const { files } = cached;
    files.catch(() => {
      if (cached?.files === files) cached = null;
    });
    return files;
  };
}
