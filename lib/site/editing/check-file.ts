import "server-only";
import type { Element, Nodes, Root } from "hast";
import type { z } from "zod";
import type { MarkdownDocument } from "@/lib/base/markdown/parse";
import { writtenDocs } from "@/lib/base/routes";
import { endpoints } from "@/lib/content/endpoints/endpoints";
import { listUnknownFigures } from "@/lib/content/endpoints/figures";
import { type MarkdownCollection, parseCollectionFile } from "@/lib/content/endpoints/markdown-folder";
import { listAuthors, listCategories, listPosts, postCollection } from "@/lib/content/endpoints/posts";
import { getFigures } from "@/lib/content/endpoints/read";
import {
  docsCollection,
  guideCollection,
  integrationCollection,
  listTerms,
  termCollection,
} from "@/lib/content/endpoints/resources";
import { authorsSchema, categoriesSchema } from "@/lib/content/endpoints/schemas-posts";
import { redirectsSchema } from "@/lib/content/endpoints/schemas-site";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { isNonPagePath } from "@/lib/content/prismic/publish-check";
import { experimentsCheckSchema, surveysCheckSchema } from "@/lib/features/analytics/check-definitions";
import {
  type FileProblem,
  locateProblem,
  type Problem,
  relativePath,
} from "@/lib/platform/content-files/problem";
import {
  type ContentSource,
  firstTextLine,
  frontMatterOf,
  type ReadText,
  readJsonText,
} from "@/lib/platform/content-files/read-text";
import { prepareImages } from "@/lib/platform/media/markdown-images";

type CheckContext = {
  /** Whether a path is a page of this site, published or in a draft. */
  isPagePath: (path: string) => boolean;
};

type Check = (text: string, source: ContentSource, context: CheckContext) => Promise<FileProblem[]>;

const jsonSchemas = new Map<string, z.ZodType>([
  ["posts/authors", authorsSchema],
  ["posts/categories", categoriesSchema],
  ["analytics/surveys", surveysCheckSchema],
  ["analytics/experiments", experimentsCheckSchema],
  ...Object.values(endpoints).flatMap(({ source, schema }): [string, z.ZodType][] =>
    typeof source === "string" ? [[`shared-api/${source.replace(/\.json$/, "")}`, schema]] : [],
  ),
]);

const problemOf = (
  { file, document }: ContentSource,
  message: string,
  field = "",
  line = 1,
): FileProblem => ({
  file: relativePath(file),
  document,
  field,
  line,
  message,
});

async function checkPostTable(table: object, source: ContentSource): Promise<FileProblem[]> {
  const field = source.document === "posts/authors" ? "author" : "category";
  const posts = (await listPosts()).filter((post) => !Object.hasOwn(table, post[field].slug));
  return posts.map((post) =>
    problemOf(source, `does not contain “${post[field].slug}”, which posts/${post.slug} uses`),
  );
}

/** Warnings about redirects that hide a page or lead to none. */
export function adviseOnRedirects(
  text: string,
  source: ContentSource,
  { isPagePath }: CheckContext,
): FileProblem[] {
  const { value } = readJsonText(text, redirectsSchema, source);
  const problems = (value?.redirects ?? []).flatMap((row, index): Problem[] => {
    const path = ["redirects", index];
    const hidesPage = isPagePath(row.from);
    const target = row.status === 410 ? null : row.to.replace(/[?#].*$/, "");
    const isBroken = target?.startsWith("/") === true && !isNonPagePath(target) && !isPagePath(target);
    return [
      ...(hidesPage
        ? [{ path: [...path, "from"], message: `${row.from} is a page that the redirect would hide` }]
        : []),
      ...(isBroken ? [{ path: [...path, "to"], message: `${target} is not a page` }] : []),
    ];
  });
  return problems.map((problem) => locateProblem(problem, { ...source, text }));
}

/** Unknown tokens in a value; none while the figures themselves are broken: that is reported separately. */
async function findUnknownFigures(value: unknown) {
  const figures = await getFigures().catch(() => null);
  return figures === null ? [] : listUnknownFigures(value, figures);
}

const checkJson: Check = async (text, source) => {
  const schema = jsonSchemas.get(source.document);
  if (schema === undefined) return [problemOf(source, "is not read by any part of the site")];
  const { value, problems } = readJsonText(text, schema, source);
  if (value === null) return problems;
  if (source.document.startsWith("posts/") && typeof value === "object") return checkPostTable(value, source);
  return (await findUnknownFigures(value)).map(({ path, token }) =>
    locateProblem({ path, message: `there is no figure ${token}` }, { ...source, text }),
  );
};

type LocatedElement = { element: Element; line: number };

function listElements(node: Nodes, firstLine: number): LocatedElement[] {
  const own =
    node.type === "element"
      ? [{ element: node, line: (node.position?.start.line ?? 1) + firstLine - 1 }]
      : [];
  return "children" in node
    ? [...own, ...node.children.flatMap((child) => listElements(child, firstLine))]
    : own;
}

function describeHeading(level: number, before: number): string | null {
  if (level === 1) return "is a heading of level 1; the page's title already is that heading";
  return level > before + 1 ? `a heading of level ${level} follows one of level ${before}` : null;
}

function describeElement({ tagName, properties }: Element, { isPagePath }: CheckContext): string | null {
  if (tagName !== "a" || typeof properties.href !== "string") return null;
  const { href } = properties;
  const target = parseLinkTarget(href);
  if (target === null) return `“${href}” is not a URL that may be linked`;
  const path = target.href.replace(/[?#].*$/, "");
  const isFound = path === "" || isNonPagePath(path) || isPagePath(path);
  return !target.isInternal || target.action || isFound ? null : `${path} is not a page`;
}

/** Checks the headings, links and images of a text. */
function checkTree(
  tree: Root,
  firstLine: number,
  context: CheckContext,
): { line: number; message: string }[] {
  let level = 1;
  return listElements(tree, firstLine).flatMap(({ element, line }) => {
    const own = /^h([1-6])$/.exec(element.tagName)?.[1];
    const message =
      own === undefined ? describeElement(element, context) : describeHeading(Number(own), level);
    if (own !== undefined) level = Number(own);
    return message === null ? [] : [{ line, message }];
  });
}

async function checkMarkdown<Schema extends z.ZodType>(
  collection: MarkdownCollection<Schema>,
  text: string,
  source: ContentSource,
  context: CheckContext,
): Promise<ReadText<{ data: z.output<Schema>; document: MarkdownDocument }>> {
  const { value, problems } = parseCollectionFile(collection, text, source);
  if (value === null) return { value, problems };
  const firstLine = firstTextLine(text);
  const { tree } = value.document;
  const found = [
    ...checkTree(tree, firstLine, context),
    ...(await prepareImages(tree)).map(({ line, message }) => ({ line: line + firstLine - 1, message })),
  ];
  return {
    value,
    problems: [...problems, ...found.map(({ line, message }) => problemOf(source, message, "", line))],
  };
}

const checkPost: Check = async (text, source, context) => {
  const { value, problems } = await checkMarkdown(postCollection, text, source, context);
  if (value === null) return problems;
  const [authors, categories] = await Promise.all([listAuthors(), listCategories()]);
  const isIn = (rows: { slug: string }[], slug: string) => rows.some((row) => row.slug === slug);
  const reportMissing = (field: string, slug: string) =>
    locateProblem(
      { path: [field], message: `“${slug}” is not in the list` },
      { ...source, text: frontMatterOf(text) },
    );
  return [
    ...problems,
    ...(isIn(authors, value.data.author) ? [] : [reportMissing("author", value.data.author)]),
    ...(isIn(categories, value.data.category) ? [] : [reportMissing("category", value.data.category)]),
  ];
};

const checkTerm: Check = async (text, source, context) => {
  const { value, problems } = await checkMarkdown(termCollection, text, source, context);
  const known = new Set((await listTerms()).map(({ slug }) => slug));
  const missing = value?.data.related.filter((slug) => !known.has(slug)) ?? [];
  return [...problems, ...missing.map((slug) => problemOf(source, `there is no term “${slug}”`, "related"))];
};

const checkDocsPage: Check = async (text, source, context) => {
  const { problems } = await checkMarkdown(docsCollection, text, source, context);
  const isPage = writtenDocs.some((slug) => source.document === `docs/${slug}`);
  const unknown = (await findUnknownFigures(text.split("\n"))).map(({ path: [index], token }) =>
    problemOf(source, `there is no figure ${token}`, "", Number(index) + 1),
  );
  const noPage = problemOf(source, "is no page of the documentation: a new one needs a developer");
  return [...problems, ...unknown, ...(isPage ? [] : [noPage])];
};

const markdownChecks: Record<string, Check> = {
  posts: checkPost,
  glossary: checkTerm,
  docs: checkDocsPage,
  guides: async (...args) => (await checkMarkdown(guideCollection, ...args)).problems,
  integrations: async (...args) => (await checkMarkdown(integrationCollection, ...args)).problems,
};

/**
 * Validates the text of a content file as if it were published: its schema, its tokens, and for Markdown its
 * headings, links and images.
 */
export const checkFile: Check = async (text, source, context) => {
  const [folder = ""] = source.document.split("/");
  const check = source.file.endsWith(".json") ? checkJson : markdownChecks[folder];
  return check?.(text, source, context) ?? [problemOf(source, "is not read by any part of the site")];
};
