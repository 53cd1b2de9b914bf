import "server-only";
import type { Element, Nodes, Root } from "hast";
import { isImage } from "@/lib/base/markdown/text";
import { readMediaFile } from "@/lib/platform/media/files";

function listImages(node: Nodes): Element[] {
  if (isImage(node)) return [node];
  return "children" in node ? node.children.flatMap(listImages) : [];
}

/** Something wrong with a picture of a text; the line is counted from the first one of the text. */
export type PictureProblem = { line: number; message: string };

/** Sets the width and height of a picture, or says what is wrong with it. */
async function sizePicture({ properties }: Element): Promise<string | null> {
  const { src, alt } = properties;
  if (typeof src !== "string" || !src.startsWith("/media/")) {
    return `the picture ${src} is not in content/media: its address has to begin with /media/`;
  }
  if (typeof alt !== "string" || alt.trim() === "") {
    return `the picture ${src} has no alternative text: ![what it shows](${src})`;
  }
  const file = await readMediaFile(src.slice("/media/".length));
  if (file === null) return `the picture ${src} is missing, or is no whole JPEG, PNG, WebP or AVIF`;
  properties.width = file.width;
  properties.height = file.height;
  return null;
}

function removeNodes(node: Nodes, removed: ReadonlySet<Nodes>): void {
  if (!("children" in node)) return;
  node.children = node.children.filter((child) => !removed.has(child)) as typeof node.children;
  for (const child of node.children) removeNodes(child, removed);
}

/** A paragraph that is nothing but a picture becomes a figure; the picture's title is its caption. */
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
 * Makes the pictures of a text ready to be shown: each gets its width and height, so that its place is kept
 * free, and one that has a paragraph of its own becomes a figure. A broken one is left out.
 *
 * @returns what is wrong: a picture that is missing, from elsewhere, or without alternative text
 */
export async function preparePictures(tree: Root): Promise<PictureProblem[]> {
  const broken = new Map<Nodes, PictureProblem>();
  for (const image of listImages(tree)) {
    const message = await sizePicture(image);
    if (message !== null) broken.set(image, { line: image.position?.start.line ?? 1, message });
  }
  removeNodes(tree, new Set(broken.keys()));
  toFigure(tree);
  return [...broken.values()];
}
