import type { StaticImageData } from "next/image";
import type { ComponentProps } from "react";

/** A picture file of this folder. Next puts a content hash in its name, so browsers cache it indefinitely. */
export type DrawingFile = Pick<StaticImageData, "src">;

/** Shows an SVG file of this folder, or the part with this id. Inline it would be sent twice, as HTML and as React flight data. */
export function Drawing({ file, part = "drawing" }: { file: DrawingFile; part?: string }) {
  return <use href={`${file.src}#${part}`} />;
}

/** An SVG file of this folder, or a part of it, as a picture of its own, which screen readers skip. */
export function DecorativeDrawing({
  file,
  part,
  ...svg
}: ComponentProps<"svg"> & ComponentProps<typeof Drawing>) {
  return (
    <svg aria-hidden="true" {...svg}>
      <Drawing file={file} part={part} />
    </svg>
  );
}
