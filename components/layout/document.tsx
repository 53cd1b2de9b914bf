import type { ReactNode } from "react";
import "@/styles/globals.css";

/** The html and body elements of all pages but `global-error.tsx`. `data-preview` turns off prefetching and third parties. */
export function Document({ isPreview = false, children }: { isPreview?: boolean; children: ReactNode }) {
  return (
    <html data-preview={isPreview || undefined} data-scroll-behavior="smooth" lang="en">
      <body>{children}</body>
    </html>
  );
}
