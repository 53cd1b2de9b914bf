import type { FilledImageFieldImage } from "@prismicio/client";
import { SiteImage } from "./site-image";

type CmsPictureProps = {
  image: FilledImageFieldImage;
  /** Displayed width, as in the `sizes` attribute of `img`. */
  sizes: string;
  /** Loaded eagerly, for images in the page's first section. */
  isFirst: boolean;
};

/** An image field of the CMS, with its space reserved. Without alternative text it is decorative. */
export function CmsPicture({ image, sizes, isFirst }: CmsPictureProps) {
  const { url, alt, dimensions } = image;
  return (
    <SiteImage
      alt={alt ?? ""}
      className="h-auto w-full"
      height={dimensions.height}
      loading={isFirst ? "eager" : "lazy"}
      sizes={sizes}
      src={url}
      width={dimensions.width}
    />
  );
}
