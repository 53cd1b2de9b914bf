import type { ReactNode } from "react";
import "@/styles/globals.css";
import { fontFaces } from "@/lib/base/design/font-faces.generated";

/** The outermost elements of every page that the server renders. In a preview links fetch nothing ahead. */
export function Document({ isPreview = false, children }: { isPreview?: boolean; children: ReactNode }) {
  return (
    <html data-preview={isPreview || undefined} data-scroll-behavior="smooth" lang="en">
      <body>
        <style href="fonts" precedence="fonts">
          {fontFaces}
        </style>
        {children}
      </body>
    </html>
  );
}
