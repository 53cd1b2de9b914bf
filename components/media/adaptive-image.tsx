"use client";

import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { wantsLightImages, watchConnection } from "./connection";

type Sources = { src: string; srcSet: string | undefined };

type AdaptiveImageProps = {
  image: ComponentProps<"img"> & { alt: string };
  /** The image in lower quality. */
  slow: Sources;
  /** URL of the original, shown if the optimized image fails. */
  file: string;
};

/** Whether an image failed to load before hydration, when React misses the error event. */
const isBroken = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== "" && image.naturalWidth === 0;

/** An image in lower quality on slow connections or with data saving. Decided after hydration, so that pages can be prerendered. */
export function AdaptiveImage({ image, slow, file }: AdaptiveImageProps) {
  const isLight = useSyncExternalStore(watchConnection, wantsLightImages, () => false);
  const [hasFailed, setFailed] = useState(false);
  const optimized = isLight ? slow : {};
  const sources = hasFailed ? { src: file, srcSet: undefined } : optimized;
  return (
    // biome-ignore lint/performance/noImgElement: its URLs come from `next/image`.
    <img
      {...image}
      {...sources}
      alt={image.alt}
      onError={() => setFailed(true)}
      ref={(element) => {
        if (element && isBroken(element)) setFailed(true);
      }}
    />
  );
}
