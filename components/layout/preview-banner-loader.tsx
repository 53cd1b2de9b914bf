"use client";

import dynamic from "next/dynamic";

/** The banner's code is fetched within a preview only. */
export const PreviewBannerLoader = dynamic(() =>
  import("./preview-banner").then((file) => file.PreviewBanner),
);
