"use client";

import dynamic from "next/dynamic";

/** Loads the preview bar's code in previews only. */
export const PreviewPanelLoader = dynamic(() => import("./preview-panel").then((file) => file.PreviewPanel));
