import { type Content, isFilled } from "@prismicio/client";
import { CmsPicture } from "@/components/media/cms-picture";
import type { SliceProps } from "@/components/slices/types";
import { breakpoints } from "@/lib/base/design/breakpoints";

/** A picture with its caption, as wide as the content or the window. */
export default function Picture({ slice, index }: SliceProps<Content.PictureSlice>) {
  const { image, caption } = slice.primary;
  if (!isFilled.image(image)) return null;
  const isWide = slice.variation === "wide";
  const sizes = isWide ? "100vw" : `(width < ${breakpoints.lg}) 100vw, 1200px`;
  return (
    <section className="section">
      <figure className={isWide ? "" : "wrap"}>
        <CmsPicture image={image} isFirst={index === 0} sizes={sizes} />
        {caption && <figcaption className={`note mt-3 ${isWide ? "wrap" : ""}`}>{caption}</figcaption>}
      </figure>
    </section>
  );
}
