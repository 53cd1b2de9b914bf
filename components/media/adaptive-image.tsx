"use client";

import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { wantsLightImages, watchConnection } from "./connection";

type Sources = { src: string; srcSet: string | undefined };

type AdaptiveImageProps = {
  image: ComponentProps<"img"> & { alt: string };
  slow: Sources;
  file: string;
};

/** Whether an image failed to load before hydration, when React misses the error event. */
const isBroken = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== "" && image.naturalWidth === 0;

/** An image that adapts to the connection, in the browser only, so that pages can be prerendered. */
export function AdaptiveImage({ image, slow, file }: AdaptiveImageProps) {
  const isOnSlowLine = useSyncExternalStore(watchConnection, wantsLightImages, () => false);
  const [hasFailed, setFailed] = useState(false);
  const optimized = isOnSlowLine ? slow : {};
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
