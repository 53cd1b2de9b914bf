import { GonePage } from "@/components/error-pages/error-pages";
import { env } from "@/lib/base/env/server";
import { gonePath } from "@/lib/base/redirects";
import { buildHead, toMetadata } from "@/lib/content/seo/head";

/** The server sends this page with status 410 at the URL of every removed page (`lib/server/redirects.ts`). */
export const metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "Page removed | Oxbow",
      meta_description: "This page was removed permanently.",
    },
    path: gonePath,
    status: 410,
    siteUrl: env.SITE_URL,
  }),
);

export default function GoneRoute() {
  return <GonePage />;
}
