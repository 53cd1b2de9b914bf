import { getImageProps, type ImageProps } from "next/image";
import { AdaptiveImage } from "./adaptive-image";

type SiteImageProps = Omit<ImageProps, "src" | "quality" | "unoptimized" | "onError" | "sizes"> & {
  src: string;
  /** How wide the image is shown, as in the attribute of the same name; without it the widest would be sent. */
  sizes: string;
};

/**
 * An image in the width that fits, in quality 75, or 50 where the visitor saves data or has a slow line. When the
 * optimizer fails, the file itself is shown. The addresses are made here, so that pages need not load
 * `next/image` in the browser.
 */
export function SiteImage(props: SiteImageProps) {
  const { props: image } = getImageProps({ ...props, quality: 75 });
  const { props: slow } = getImageProps({ ...props, quality: 50 });
  return <AdaptiveImage file={props.src} image={image} slow={{ src: slow.src, srcSet: slow.srcSet }} />;
}
