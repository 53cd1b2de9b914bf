/**
 * Folders of `content/` whose files are not CMS documents: posts, glossary terms, figures, prices and so on.
 */
export const fileFolders = [
  "analytics",
  "glossary",
  "guides",
  "integrations",
  "posts",
  "shared-api",
] as const;
export type FileFolder = (typeof fileFolders)[number];

/**
 * The cache tag of pages that show a content file, by its name ("posts/robots-txt-rfc-9309",
 * "shared-api/pricing"). Lists show every file of a folder, so those share one tag.
 */
export function fileTag(name: string): string {
  const [folder] = name.split("/");
  return `files/${folder === "shared-api" ? name : folder}`;
}
