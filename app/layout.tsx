import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metadata, Viewport } from "next";
import { draftMode } from "next/headers";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { toDataUrl } from "@/lib/base/drawing/mask-file";

const icon = readFileSync(join(process.cwd(), "public/favicon.svg"), "utf8");

export const metadata: Metadata = {
  icons: {
    icon: [
      // Not preloaded: a few hundred bytes that browsers would request before the page's images.
      { url: toDataUrl(icon.trim()), type: "image/svg+xml" },
      { url: "/favicon.ico", sizes: "32x32" },
    ],
    apple: "/apple-icon.png",
  },
  manifest: "/site.webmanifest",
};

export const viewport: Viewport = { themeColor: "#f7f5ef", colorScheme: "light" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode();
  return <Document isPreview={isEnabled}>{children}</Document>;
}
