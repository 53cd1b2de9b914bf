import type { Metadata } from "next";
import { Document } from "@/components/layout/document";
import { SiteShell } from "@/components/layout/site-shell";
import { LostPage } from "@/components/lost-page/lost-page";
import { env } from "@/lib/base/env/server";
import { buildHead } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";

export const metadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "Page not found | Oxbow",
      meta_description: "This address leads nowhere on this site.",
    },
    route: "/",
    status: 404,
    siteUrl: env.SITE_URL,
  }),
);

/** A document of its own: as an ordinary not-found page it would travel inside every other page. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteShell>
        <LostPage />
      </SiteShell>
    </Document>
  );
}
