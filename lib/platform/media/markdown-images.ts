import "server-only";
import type { Element, Nodes, Root } from "hast";
import { isImage } from "@/lib/base/markdown/text";
import type { TextProblem } from "@/lib/platform/content-files/problem";
import { readMediaFile } from "@/lib/platform/media/files";

function listImages(node: Nodes): Element[] {
  if (isImage(node)) return [node];
  return "children" in node ? node.children.flatMap(listImages) : [];
}

/** Sets the width and height of an image, or returns what is wrong with it. */
async function setImageSize({ properties }: Element): Promise<string | null> {
  const { src, alt } = properties;
  if (typeof src !== "string" || !src.startsWith("/media/")) {
    return `the image ${src} is not in content/media: its URL must begin with /media/`;
  }
  if (typeof alt !== "string" || alt.trim() === "") {
    return `the image ${src} has no alternative text: ![what it shows](${src})`;
  }
  const file = await readMediaFile(src.slice("/media/".length));
  if (file === null) return `the image ${src} is missing, or is not a complete JPEG, PNG, WebP or AVIF file`;
  properties.width = file.width;
  properties.height = file.height;
  return null;
}

function removeNodes(node: Nodes, removed: ReadonlySet<Nodes>): void {
  if (!("children" in node)) return;
  node.children = node.children.filter((child) => !removed.has(child)) as typeof node.children;
  for (const child of node.children) removeNodes(child, removed);
}

/** Turns a paragraph that only contains an image into a figure, with the image's title as caption. */
function toFigure(node: Nodes): void {
  if ("children" in node) node.children.forEach(toFigure);
  if (node.type !== "element" || node.tagName !== "p") return;
  const [image, ...others] = node.children;
  if (image === undefined || others.length > 0 || !isImage(image)) return;
  const { title } = image.properties;
  delete image.properties.title;
  node.tagName = "figure";
  if (typeof title === "string" && title !== "") {
    node.children.push({
      type: "element",
      tagName: "figcaption",
      properties: { className: ["note"] },
      children: [{ type: "text", value: title }],
    });
  }
}

/**
 * Prepares the images of a text: sets width and height to avoid layout shift, and turns stand-alone images
 * into figures. Broken ones are removed.
 *
 * @returns problems: images that are missing, external, or without alternative text
 */
export async function prepareImages(tree: Root): Promise<TextProblem[]> {
  const broken = new Map<Nodes, TextProblem>();
  for (const image of listImages(tree)) {
    const message = await setImageSize(image);
    if (message !== null) broken.set(image, { field: "", line: image.position?.start.line ?? 1, message });
  }
  removeNodes(tree, new Set(broken.keys()));
  toFigure(tree);
  return [...broken.values()];
}
