import "server-only";
import type { Element, Nodes, Root } from "hast";
import type { z } from "zod";
import { markdownDocs } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { listUnknownFigures } from "@/lib/content/endpoints/figures";
import { type MarkdownCollection, parseCollectionFile } from "@/lib/content/endpoints/markdown-folder";
import {
  formatMissingReference,
  listAuthors,
  listCategories,
  listPosts,
  postCollection,
} from "@/lib/content/endpoints/posts";
import { getFigures } from "@/lib/content/endpoints/read";
import {
  docsCollection,
  guideCollection,
  integrationCollection,
  listGlossaryTerms,
  termCollection,
} from "@/lib/content/endpoints/resources";
import { authorsSchema, categoriesSchema } from "@/lib/content/endpoints/schemas-posts";
import { redirectsSchema } from "@/lib/content/endpoints/schemas-site";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { isNonPagePath } from "@/lib/content/prismic/publish-check";
import { experimentsCheckSchema, surveysCheckSchema } from "@/lib/features/analytics/check-definitions";
import { locateProblem, type Problem, type TextProblem } from "@/lib/platform/content-files/problem";
import { readJsonText } from "@/lib/platform/content-files/read-text";
import { prepareImages } from "@/lib/platform/media/markdown-images";

/** Whether a path is a page of this site, published or in a draft. */
type IsPagePath = (path: string) => boolean;

const jsonSchemas = new Map<string, z.ZodType>([
  ["posts/authors", authorsSchema],
  ["posts/categories", categoriesSchema],
  ["analytics/surveys", surveysCheckSchema],
  ["analytics/experiments", experimentsCheckSchema],
  ...Object.values(endpoints).flatMap(({ source, schema }): [string, z.ZodType][] =>
    typeof source === "string" ? [[`shared-api/${source.replace(/\.json$/, "")}`, schema]] : [],
  ),
]);

const problemOf = (message: string, line = 1): TextProblem => ({ field: "", line, message });

async function checkPostTable(table: object, name: string): Promise<TextProblem[]> {
  const field = name === "posts/authors" ? "author" : "category";
  const posts = (await listPosts()).filter((post) => !Object.hasOwn(table, post[field].slug));
  return posts.map((post) =>
    problemOf(`does not contain “${post[field].slug}”, which posts/${post.slug} uses`),
  );
}

/** Warnings about redirects that hide a page or lead to none. */
export function adviseOnRedirects(text: string, isPagePath: IsPagePath): TextProblem[] {
  const { value } = readJsonText(text, redirectsSchema);
  const problems = (value?.redirects ?? []).flatMap((row, index): Problem[] => {
    const path = ["redirects", index];
    const found: Problem[] = [];
    if (isPagePath(row.from))
      found.push({ path: [...path, "from"], message: `${row.from} is a page that the redirect would hide` });
    if ("to" in row && !isNonPagePath(row.to) && !isPagePath(row.to))
      found.push({ path: [...path, "to"], message: `${row.to} is not a page` });
    return found;
  });
  return problems.map((problem) => locateProblem(text, problem));
}

/** Unknown tokens in a value; none while the figures themselves are broken: that is reported separately. */
async function findUnknownFigures(value: unknown) {
  const figures = await getFigures().catch(() => null);
  return figures === null ? [] : listUnknownFigures(value, figures);
}

const notRead = problemOf("is not read by any part of the site");

async function checkJson(text: string, name: string): Promise<TextProblem[]> {
  const schema = jsonSchemas.get(name);
  if (schema === undefined) return [notRead];
  const { value, problems } = readJsonText(text, schema);
  if (value === null) return problems;
  if (name.startsWith("posts/") && typeof value === "object") return checkPostTable(value, name);
  return (await findUnknownFigures(value)).map(({ path, token }) =>
    locateProblem(text, { path, message: `there is no figure ${token}` }),
  );
}

const listElements = (node: Nodes): Element[] => [
  ...(node.type === "element" ? [node] : []),
  ...("children" in node ? node.children.flatMap(listElements) : []),
];

function describeHeading(level: number, before: number): string | null {
  if (level === 1) return "is a heading of level 1; the page's title already is that heading";
  return level > before + 1 ? `a heading of level ${level} follows one of level ${before}` : null;
}

function describeLink(href: string, isPagePath: IsPagePath): string | null {
  const target = parseLinkTarget(href);
  if (target === null) return `“${href}” is not a URL that may be linked`;
  const path = target.href.replace(/[?#].*$/, "");
  const isFound = path === "" || isNonPagePath(path) || isPagePath(path);
  return !target.isInternal || target.action || isFound ? null : `${path} is not a page`;
}

/** Checks the headings and links of a text. */
function checkElements(tree: Root, isPagePath: IsPagePath): TextProblem[] {
  let levelBefore = 1;
  return listElements(tree).flatMap(({ tagName, properties: { href }, position }) => {
    const level = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
    let message: string | null = null;
    if (level > 0) {
      message = describeHeading(level, levelBefore);
      levelBefore = level;
    } else if (tagName === "a" && typeof href === "string") {
      message = describeLink(href, isPagePath);
    }
    return message === null ? [] : [problemOf(message, position?.start.line)];
  });
}

type MarkdownFile = { text: string; isPagePath: IsPagePath };

/** @param checkNames finds names in the front matter of something that does not exist */
async function checkMarkdown<Schema extends z.ZodType<object>>(
  { text, isPagePath }: MarkdownFile,
  collection: MarkdownCollection<Schema>,
  checkNames: (data: z.output<Schema>) => Promise<Problem[]> = async () => [],
): Promise<TextProblem[]> {
  const { value, problems } = parseCollectionFile(collection, text);
  if (value === null) return problems;
  const { tree } = value.document;
  const unknownNames = await checkNames(value.data);
  return [
    ...problems,
    ...checkElements(tree, isPagePath),
    ...(await prepareImages(tree)),
    ...unknownNames.map((problem) => locateProblem(text, problem)),
  ];
}

const isListed = (rows: readonly { slug: string }[], name: string) => rows.some(({ slug }) => slug === name);

async function checkPostNames({ author, category }: z.output<typeof postCollection.schema>) {
  const problemOfName = (field: "author" | "category", slug: string) => ({
    path: [field],
    message: formatMissingReference(field, slug),
  });
  return [
    ...(isListed(await listAuthors(), author) ? [] : [problemOfName("author", author)]),
    ...(isListed(await listCategories(), category) ? [] : [problemOfName("category", category)]),
  ];
}

async function checkTermNames({ related }: z.output<typeof termCollection.schema>) {
  const terms = await listGlossaryTerms();
  const missing = related.filter((slug) => !isListed(terms, slug));
  return missing.map((slug) => ({ path: ["related"], message: `there is no term “${slug}”` }));
}

/** Blanks the code of a page, where braces are not tokens. Positions in the tree do not count the front matter's characters. */
function blankCode(text: string, tree: Root): string {
  const shift = text.length - (tree.position?.end.offset ?? 0);
  return listElements(tree).reduce((rest, { tagName, position }) => {
    if (tagName !== "code") return rest;
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0].map((at) => at + shift);
    return rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, " ") + rest.slice(end);
  }, text);
}

async function checkDocsPage(file: MarkdownFile, name: string): Promise<TextProblem[]> {
  const isPage = markdownDocs.some((slug) => name === `docs/${slug}`);
  const { value } = parseCollectionFile(docsCollection, file.text);
  const text = value === null ? file.text : blankCode(file.text, value.document.tree);
  const unknown = await findUnknownFigures(text.split("\n"));
  return [
    ...(await checkMarkdown(file, docsCollection)),
    ...unknown.map(({ path: [index], token }) => problemOf(`there is no figure ${token}`, Number(index) + 1)),
    ...(isPage ? [] : [problemOf("is no page of the documentation: a new one needs a developer")]),
  ];
}

/**
 * Validates the text of a content file as if it were published: its schema, its tokens, and for Markdown its
 * headings, links and images.
 * @param name the file's name for `npm run content`
 */
export async function checkFile(
  name: string,
  { file: path, text }: { file: string; text: string },
  isPagePath: IsPagePath,
): Promise<TextProblem[]> {
  if (path.endsWith(".json")) return checkJson(text, name);
  const file = { text, isPagePath };
  switch (name.split("/")[0]) {
    case "posts":
      return checkMarkdown(file, postCollection, checkPostNames);
    case "glossary":
      return checkMarkdown(file, termCollection, checkTermNames);
    case "docs":
      return checkDocsPage(file, name);
    case "guides":
      return checkMarkdown(file, guideCollection);
    case "integrations":
      return checkMarkdown(file, integrationCollection);
    default:
      return [notRead];
  }
}
