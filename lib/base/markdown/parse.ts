import type { Element, Root, RootContent } from "hast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { createSlugger } from "./slug";
import { fenceOf, textOf } from "./text";

export type Heading = {
  /** The `id` of the heading in the tree. */
  id: string;
  text: string;
  level: 2 | 3;
  /** Reading time before it, not rounded. */
  minutesBefore: number;
};

export type MarkdownDocument = {
  tree: Root;
  outline: Heading[];
  /** Total reading time in minutes, not rounded. */
  minutes: number;
};

// Prose is read at about 220 words per minute; code is skimmed at about two seconds per line.
const wordsPerMinute = 220;
const codeLinesPerMinute = 30;

// SECURITY: raw HTML in Markdown is dropped here (the default), so text never becomes markup.
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype);

function minutesOf(node: RootContent): number {
  if (node.type === "element" && node.tagName === "pre") {
    return fenceOf(node).code.split("\n").length / codeLinesPerMinute;
  }
  const words = textOf(node).match(/\S+/g)?.length ?? 0;
  return words / wordsPerMinute;
}

const isHeading = (node: RootContent): node is Element =>
  node.type === "element" && ["h2", "h3"].includes(node.tagName);

/** Takes the id from a heading such as `## Proxies {#gateway}`, so that links to it survive another wording. */
function takeId({ children }: Element): string | null {
  const last = children.at(-1);
  if (last?.type !== "text") return null;
  const match = /\s*\{#([a-z0-9-]+)\}$/.exec(last.value);
  if (match) last.value = last.value.slice(0, match.index);
  return match?.[1] ?? null;
}

/** Parses GitHub Flavored Markdown to an element tree, with outline and reading time. */
export function parseMarkdown(source: string): MarkdownDocument {
  const tree = processor.runSync(processor.parse(source));
  const ownIds = new Map(tree.children.filter(isHeading).map((node) => [node, takeId(node)]));
  const unclaimed = new Set([...ownIds.values()].filter((id) => id !== null));
  const nextSlug = createSlugger(unclaimed);
  const outline: Heading[] = [];
  let minutes = 0;
  for (const node of tree.children) {
    if (isHeading(node)) {
      const ownId = ownIds.get(node) ?? null;
      const text = textOf(node);
      const id = ownId !== null && unclaimed.delete(ownId) ? ownId : nextSlug(ownId ?? text);
      node.properties.id = id;
      outline.push({ id, text, level: node.tagName === "h2" ? 2 : 3, minutesBefore: minutes });
    }
    minutes += minutesOf(node);
  }
  return { tree, outline, minutes };
}

/** Reading time to display: whole minutes, at least one. */
export function wholeMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes));
}

/** A part of a document that starts at a level 2 heading; the text before the first one has no heading. */
export type Section = { heading: Heading | null; tree: Root };

/** Splits the document at its level 2 headings, which are removed from the trees. */
export function splitSections({ tree, outline }: MarkdownDocument): Section[] {
  const sections: Section[] = [{ heading: null, tree: { type: "root", children: [] } }];
  for (const node of tree.children) {
    if (node.type === "element" && node.tagName === "h2") {
      const heading = outline.find(({ id }) => id === node.properties.id) ?? null;
      sections.push({ heading, tree: { type: "root", children: [] } });
    } else sections.at(-1)?.tree.children.push(node);
  }
  return sections.filter(({ heading, tree: { children } }) => heading !== null || children.some(isVisible));
}

function isVisible(node: RootContent): boolean {
  return node.type !== "text" || node.value.trim() !== "";
}
