"use client";

import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { isSlow, watchConnection } from "./connection";

type Sources = { src: string; srcSet: string | undefined };

type AdaptiveImageProps = {
  image: ComponentProps<"img"> & { alt: string };
  /** What to show on a slow line instead. */
  slow: Sources;
  /** What to show when the optimizer fails. */
  file: string;
};

/** Whether an image had failed before React could hear of it. */
const isBroken = (image: HTMLImageElement) =>
  image.complete && image.currentSrc !== "" && image.naturalWidth === 0;

/** An image that suits the line. That is known in the browser only, so that pages stay prerendered. */
export function AdaptiveImage({ image, slow, file }: AdaptiveImageProps) {
  const isOnSlowLine = useSyncExternalStore(watchConnection, isSlow, () => false);
  const [hasFailed, setFailed] = useState(false);
  const optimized = isOnSlowLine ? slow : {};
  const sources = hasFailed ? { src: file, srcSet: undefined } : optimized;
  return (
    // biome-ignore lint/performance/noImgElement: its addresses come from `next/image`.
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
