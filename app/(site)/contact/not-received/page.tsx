import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { serverForms } from "@/lib/features/leads/forms/server";
import { resultPathsOf } from "@/lib/features/leads/result-pages";

const result = serverForms.inquiry.results.notSent;

export const metadata = buildPageMetadata({
  path: resultPathsOf("inquiry").notSent,
  title: result.title,
  description: "Your form was not accepted. Nothing was stored.",
  noIndex: true,
});

export default function Page() {
  return <FormResultPage {...result} />;
}
