import { FormResultPage } from "@/components/lead-form/form-result-page";
import { formResults } from "@/components/lead-form/results";
import { resultPagesOf } from "@/lib/leads/result-pages";
import { buildResultMetadata } from "@/lib/seo/result-metadata";

const result = formResults.inquiry.sent;

export const metadata = buildResultMetadata(
  resultPagesOf("inquiry").sent,
  result.title,
  "What you sent has been stored.",
);

export default function ReceivedPage() {
  return <FormResultPage {...result} />;
}
