import "server-only";
import type { Element, Nodes, Root } from "hast";
import { readMediaFile } from "@/lib/media/files";
import { isImage } from "./text";

function listImages(node: Nodes): Element[] {
  if (isImage(node)) return [node];
  return "children" in node ? node.children.flatMap(listImages) : [];
}

async function sizePicture({ properties }: Element): Promise<void> {
  const { src, alt } = properties;
  if (typeof src !== "string" || !src.startsWith("/media/")) {
    throw new Error(`The picture ${src} is not in content/media: its address has to begin with /media/`);
  }
  if (typeof alt !== "string" || alt.trim() === "") {
    throw new Error(`The picture ${src} has no alternative text: ![what it shows](${src})`);
  }
  const file = await readMediaFile(src.slice("/media/".length));
  if (file === null) throw new Error(`The picture ${src} is missing, or is no whole JPEG, PNG, WebP or AVIF`);
  properties.width = file.width;
  properties.height = file.height;
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
 * free, and one that has a paragraph of its own becomes a figure.
 *
 * @throws {Error} names the first picture that is missing, from elsewhere, or without alternative text
 */
export async function preparePictures(tree: Root): Promise<void> {
  for (const image of listImages(tree)) await sizePicture(image);
  toFigure(tree);
}
