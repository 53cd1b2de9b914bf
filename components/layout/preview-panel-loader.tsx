"use client";

import dynamic from "next/dynamic";

/** Keeps the preview panel out of the main bundle; `SiteShell` renders it in previews only. */
export const PreviewPanelLoader = dynamic(() =>
  import("./preview-panel").then((module) => module.PreviewPanel),
);
