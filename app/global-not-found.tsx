// First: this sheet declares the order of the cascade layers, which the styles of the parts belong to.
import "@/styles/globals.css";
import type { Metadata } from "next";
import { NotFoundPage } from "@/components/error-pages/error-pages";
import { Document } from "@/components/layout/document";
import { documentMetadata, documentViewport } from "@/components/layout/document-metadata";
import { SiteShell } from "@/components/layout/site-shell";
import { env } from "@/lib/base/env/server";
import { buildHead, toMetadata } from "@/lib/content/seo/head";

const head = buildHead({
  data: {
    meta_title: "Page not found | Oxbow",
    meta_description: "No page of this site has this URL.",
  },
  path: "/",
  status: 404,
  siteUrl: env.SITE_URL,
});

// Next itself adds a robots tag with noindex to every 404.
export const metadata: Metadata = { ...documentMetadata, ...toMetadata(head), robots: null };

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
