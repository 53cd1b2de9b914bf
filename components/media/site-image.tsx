"use client";

import Image, { type ImageProps } from "next/image";
import { useState, useSyncExternalStore } from "react";
import { isSlow, watchConnection } from "./connection";

type SiteImageProps = Omit<ImageProps, "quality" | "unoptimized" | "onError" | "sizes"> & {
  /** How wide the image is shown, as in the attribute of the same name; without it the widest would be sent. */
  sizes: string;
};

/**
 * An image in the width that fits, in quality 75, or 50 where the visitor saves data or has a slow line. That is
 * decided in the browser, so that pages stay prerendered. When the optimizer fails, the file itself is shown.
 */
export function SiteImage(props: SiteImageProps) {
  const slow = useSyncExternalStore(watchConnection, isSlow, () => false);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Image {...props} onError={() => setFailed(true)} quality={slow ? 50 : 75} unoptimized={hasFailed} />
  );
}
