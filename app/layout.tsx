import type { Metadata, Viewport } from "next";
import { draftMode } from "next/headers";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { baseColors, darkColors } from "@/lib/base/design/palette";

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: "/favicon.svg", type: "image/svg+xml" },
      { url: "/favicon.ico", sizes: "32x32" },
    ],
    apple: "/apple-icon.png",
  },
  manifest: "/site.webmanifest",
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: baseColors.paper },
    { media: "(prefers-color-scheme: dark)", color: darkColors.paper },
  ],
  colorScheme: "light dark",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode();
  return <Document isPreview={isEnabled}>{children}</Document>;
}
