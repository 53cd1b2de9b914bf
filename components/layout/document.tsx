import type { ReactNode } from "react";
import "@/styles/globals.css";

/** The html and body elements of every page. In a preview, links are not prefetched. */
export function Document({ isPreview = false, children }: { isPreview?: boolean; children: ReactNode }) {
  return (
    <html data-preview={isPreview || undefined} data-scroll-behavior="smooth" lang="en">
      <body>{children}</body>
    </html>
  );
}
