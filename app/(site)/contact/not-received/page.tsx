import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { serverForms } from "@/lib/features/leads/forms/server";
import { resultPagesOf } from "@/lib/features/leads/result-pages";

const result = serverForms.inquiry.results.notSent;

export const metadata = buildPageMetadata({
  path: resultPagesOf("inquiry").notSent,
  title: result.title,
  description: "Your form was not accepted. Nothing was stored.",
  noIndex: true,
});

export default function NotReceivedPage() {
  return <FormResultPage {...result} />;
}
