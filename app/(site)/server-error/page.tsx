import { ServerErrorPage } from "@/components/error-pages/error-pages";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { serverErrorPath, serverErrorPlaceholders } from "@/lib/platform/http/error-pages";

/**
 * The server sends this page for requests that failed (`lib/server/error-pages.ts`) or were refused
 * (`lib/server/refusals.ts`), with the placeholders filled in.
 */
export const metadata = buildPageMetadata({
  path: serverErrorPath,
  title: serverErrorPlaceholders.heading,
  description: "The page at this URL could not be shown.",
  status: 500,
});

export default function Page() {
  return <ServerErrorPage {...serverErrorPlaceholders} />;
}
