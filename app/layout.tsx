import { draftMode } from "next/headers";
import type { ReactNode } from "react";
import { Document } from "@/components/layout/document";
import { documentMetadata, documentViewport } from "@/components/layout/document-metadata";

export const metadata = documentMetadata;

export const viewport = documentViewport;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode();
  return <Document isPreview={isEnabled}>{children}</Document>;
}
