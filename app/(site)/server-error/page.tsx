import type { Metadata } from "next";
import { ServerErrorPage } from "@/components/error-pages/server-error-page";
import { env } from "@/lib/base/env/server";
import { buildHead } from "@/lib/content/seo/head";
import { toMetadata } from "@/lib/content/seo/metadata";
import { failurePath, referencePlaceholder } from "@/lib/platform/http/request-trace";

/** The server sends this page with status 500 when another one failed (`lib/server/failure-page.ts`). */
export const metadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "Something went wrong on our side | Oxbow",
      meta_description: "The page at this address could not be put together.",
    },
    route: failurePath,
    status: 500,
    siteUrl: env.SITE_URL,
  }),
);

export default function FailureRoute() {
  return <ServerErrorPage reference={referencePlaceholder} />;
}
