// First: this sheet declares the order of the cascade layers, which the styles of the parts belong to.
import "@/styles/globals.css";
import type { Metadata } from "next";
import { NotFoundPage } from "@/components/error-pages/error-pages";
import { Document } from "@/components/layout/document";
import { documentMetadata, documentViewport } from "@/components/layout/document-metadata";
import { SiteShell } from "@/components/layout/site-shell";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";

const ownMetadata = buildPageMetadata({
  path: "/",
  title: "Page not found",
  description: "There is no page at this URL.",
  status: 404,
});

// Next itself adds a robots tag with noindex to every 404.
export const metadata: Metadata = { ...documentMetadata, ...ownMetadata, robots: null };

export const viewport = documentViewport;

/** A separate document: an ordinary not-found page would be part of every other page's data. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell>
        <NotFoundPage />
      </SiteShell>
    </Document>
  );
}
