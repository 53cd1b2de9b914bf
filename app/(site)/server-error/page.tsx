import type { Metadata } from "next";
import { FailurePage } from "@/components/lost-page/failure-page";
import { env } from "@/lib/env/server";
import { failurePath, referencePlace } from "@/lib/http/request-trace";
import { buildHead } from "@/lib/seo/head";
import { toMetadata } from "@/lib/seo/metadata";

/** The server shows this page, with status 500, where another one failed (`lib/serving/failure-page.ts`). */
export const metadata: Metadata = toMetadata(
  buildHead({
    data: {
      meta_title: "Something broke on our side | Oxbow",
      meta_description: "The page at this address could not be put together.",
    },
    route: failurePath,
    status: 500,
    siteUrl: env.SITE_URL,
  }),
);

export default function FailureRoute() {
  return <FailurePage reference={referencePlace} />;
}
