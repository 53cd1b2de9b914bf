import type { StaticImageData } from "next/image";

/** A picture file of this folder. Next puts a content hash in its name, so browsers cache it indefinitely. */
export type DrawingFile = Pick<StaticImageData, "src">;

/**
 * Shows a file drawn by `content/drawings` inside an `<svg>`; its colors are custom properties of the page.
 * Inline, it would be sent twice with every page: as HTML and as React flight data.
 */
export function Drawing({ file, className }: { file: DrawingFile; className?: string }) {
  return <use className={className} href={`${file.src}#drawing`} />;
}
