import type { Metadata, Viewport } from "next";
import { baseColors, darkColors } from "@/lib/base/design/palette";

/** What the head of every document has: of all pages, and of the one for missing pages, which has no layout. */
export const documentMetadata: Metadata = {
  icons: {
    icon: [
      { url: "/favicon.svg", type: "image/svg+xml" },
      { url: "/favicon.ico", sizes: "32x32" },
    ],
    apple: "/apple-icon.png",
  },
  manifest: "/site.webmanifest",
};

export const documentViewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: baseColors.paper },
    { media: "(prefers-color-scheme: dark)", color: darkColors.paper },
  ],
  colorScheme: "light dark",
};
