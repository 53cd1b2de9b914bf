import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildResultMetadata } from "@/lib/content/seo/result-metadata";
import { serverForms } from "@/lib/features/leads/forms/server";
import { resultPagesOf } from "@/lib/features/leads/result-pages";

const result = serverForms.inquiry.results.notSent;

export const metadata = buildResultMetadata(
  resultPagesOf("inquiry").notSent,
  result.title,
  "Your form could not be saved. Nothing was stored.",
);

export default function NotReceivedPage() {
  return <FormResultPage {...result} />;
}
