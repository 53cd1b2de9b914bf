import { FormResultPage } from "@/components/lead-form/form-result-page";
import { formResults } from "@/components/lead-form/results";
import { buildResultMetadata } from "@/lib/content/seo/result-metadata";
import { resultPagesOf } from "@/lib/features/leads/result-pages";

const result = formResults.inquiry.notSent;

export const metadata = buildResultMetadata(
  resultPagesOf("inquiry").notSent,
  result.title,
  "What you sent could not be taken. Nothing was stored.",
);

export default function NotReceivedPage() {
  return <FormResultPage {...result} />;
}
