import "server-only";

import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { splitFrontMatter } from "@/lib/markdown/front-matter";
import { type MarkdownDocument, parseMarkdown } from "@/lib/markdown/parse";
import { preparePictures } from "@/lib/markdown/pictures";

/** A Markdown file of a folder: its name without the ending, its front matter, its text. */
export type MarkdownFile<Data> = { slug: string; data: Data; document: MarkdownDocument };

async function readMarkdownFile<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<MarkdownFile<z.output<Schema>>> {
  const { data, body } = splitFrontMatter(await readFile(join(folder, name), "utf8"));
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const document = parseMarkdown(body);
  await preparePictures(document.tree);
  return { slug: basename(name, ".md"), data: parsed.data, document };
}

/**
 * A reader of all Markdown files in `content/<folder>`, by name. Parsed files are kept until one of them
 * changes on the disk, so an edit shows at once.
 *
 * The reader throws an Error that names the file when one is broken.
 */
export function markdownFolderReader<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): () => Promise<MarkdownFile<z.output<Schema>>[]> {
  const path = join(process.cwd(), "content", folder);
  let kept: { state: string; files: MarkdownFile<z.output<Schema>>[] } | null = null;
  const readOne = (name: string) =>
    readMarkdownFile(path, name, schema).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`content/${folder}/${name} is broken\n${reason}`, { cause });
    });
  return async () => {
    const names = (await readdir(path)).filter((name) => name.endsWith(".md")).sort();
    const times = await Promise.all(names.map(async (name) => (await stat(join(path, name))).mtimeMs));
    const state = names.map((name, i) => `${name}:${times[i]}`).join();
    if (kept?.state !== state) kept = { state, files: await Promise.all(names.map(readOne)) };
    return kept.files;
  };
}
