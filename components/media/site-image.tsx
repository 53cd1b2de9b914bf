import { getImageProps, type ImageProps } from "next/image";
import { AdaptiveImage } from "./adaptive-image";

type SiteImageProps = Omit<ImageProps, "src" | "quality" | "unoptimized" | "onError" | "sizes"> & {
  src: string;
  /** Displayed width, as in the `sizes` attribute; without it the largest image would be sent. */
  sizes: string;
};

/**
 * An image in the required width, in quality 75, or 50 with data saving or a slow connection. If the
 * optimizer fails, the original file is shown. URLs are made on the server, so that pages need not load
 * `next/image` in the browser.
 */
export function SiteImage(props: SiteImageProps) {
  const { props: image } = getImageProps({ ...props, quality: 75 });
  const { props: slow } = getImageProps({ ...props, quality: 50 });
  return <AdaptiveImage file={props.src} image={image} slow={{ src: slow.src, srcSet: slow.srcSet }} />;
}
