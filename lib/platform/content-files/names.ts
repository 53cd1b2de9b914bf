/**
 * Folders of `content/` with Markdown and JSON files that are not in the CMS: posts, glossary terms, figures, prices and so on.
 */
export const fileFolders = [
  "analytics",
  "docs",
  "glossary",
  "guides",
  "integrations",
  "posts",
  "shared-api",
] as const;
export type FileFolder = (typeof fileFolders)[number];

/**
 * The cache tag of pages that show a content file. The files of a folder share one, because lists show several of them;
 * each file of "shared-api" has its own.
 */
export function fileTag(name: string): string {
  const [folder] = name.split("/");
  return `files/${folder === "shared-api" ? name : folder}`;
}
