import { ServerErrorPage } from "@/components/error-pages/error-pages";
import { env } from "@/lib/base/env/server";
import { buildHead, toMetadata } from "@/lib/content/seo/head";
import { failurePlaceholders, serverErrorPath } from "@/lib/platform/http/error-pages";

/**
 * The server sends this page for requests that failed (`lib/server/error-pages.ts`) or were refused
 * (`lib/server/refusals.ts`), with the placeholders filled in.
 */
export const metadata = toMetadata(
  buildHead({
    data: {
      meta_title: `${failurePlaceholders.heading} | Oxbow`,
      meta_description: "The page at this URL could not be shown.",
    },
    path: serverErrorPath,
    status: 500,
    siteUrl: env.SITE_URL,
  }),
);

export default function ServerErrorRoute() {
  return <ServerErrorPage {...failurePlaceholders} />;
}
