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
import { tagCurrentPage } from "./page-life";

/** A Markdown file of a folder: its name without the ending, its front matter, its text. */
export type MarkdownFile<Data> = Markdown<Data> & { slug: string };

/** A folder of Markdown files of one kind. */
export type MarkdownKind<Schema extends z.ZodType> = {
  folder: FileFolder;
  schema: Schema;
  /** What is wrong with a file whose front matter fits the schema. */
  check?: (markdown: Markdown<z.output<Schema>>) => Problem[];
};

/** Reads the text of one file of a kind. */
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

/** Makes the pictures of a text ready; a broken one is left out and reported. */
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
 * A reader of all Markdown files of a folder, by name. Parsed files are kept until one of them changes on the
 * disk, so an edit shows at once. A broken file is told and goes on as it last was; one that never was good is
 * left out.
 */
export function markdownFolderReader<Schema extends z.ZodType>(
  kind: MarkdownKind<Schema>,
): () => Promise<MarkdownFile<z.output<Schema>>[]> {
  let kept: { state: string; files: Promise<MarkdownFile<z.output<Schema>>[]> } | null = null;
  const readAll = async (path: string, names: string[]) =>
    (await Promise.all(names.map((name) => readOne(kind, join(path, name))))).flat();
  return async () => {
    await tagCurrentPage([fileTag(kind.folder)]);
    const path = contentFolder(kind.folder);
    const names = (await readdir(path)).filter((name) => name.endsWith(".md")).sort();
    const times = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtimeMs));
    const state = [path, ...names.map((name, i) => `${name}:${times[i]}`)].join();
    if (kept?.state !== state) kept = { state, files: readAll(path, names) };
    const { files } = kept;
    files.catch(() => {
      if (kept?.files === files) kept = null;
    });
    return files;
  };
}
