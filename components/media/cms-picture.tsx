import type { FilledImageFieldImage } from "@prismicio/client";
import { SiteImage } from "./site-image";

type CmsPictureProps = {
  image: FilledImageFieldImage;
  /** How wide it is shown, as in the attribute of `img`. */
  sizes: string;
  /** In the page's first section: it is fetched at once. */
  isFirst?: boolean;
  className?: string;
};

/**
 * An image field of the CMS. Its place is kept free by its dimensions, so nothing moves when it arrives; an
 * image without alternative text is decoration.
 */
export function CmsPicture({ image, sizes, isFirst = false, className }: CmsPictureProps) {
  const { url, alt, dimensions } = image;
  return (
    <SiteImage
      alt={alt ?? ""}
      className={`h-auto w-full ${className ?? ""}`}
      height={dimensions.height}
      loading={isFirst ? "eager" : "lazy"}
      sizes={sizes}
      src={url}
      width={dimensions.width}
    />
  );
}
