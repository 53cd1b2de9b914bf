import type { Metadata, Viewport } from "next";
import { draftMode } from "next/headers";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";

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

export const viewport: Viewport = { themeColor: "#f7f5ef", colorScheme: "light" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode();
  return <Document isPreview={isEnabled}>{children}</Document>;
}
