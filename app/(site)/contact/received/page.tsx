import { FormResultPage } from "@/components/lead-form/form-result-page";
import { formResults } from "@/components/lead-form/results";
import { parseReference } from "@/lib/leads/reference";
import { resultPagesOf } from "@/lib/leads/result-pages";
import { buildResultMetadata } from "@/lib/seo/result-metadata";

const result = formResults.inquiry.sent;

export const metadata = buildResultMetadata(
  resultPagesOf("inquiry").sent,
  result.title,
  "What you sent has been stored.",
);

type Props = { searchParams: Promise<{ reference?: string | string[] }> };

export default async function ReceivedPage({ searchParams }: Props) {
  const { reference } = await searchParams;
  return <FormResultPage {...result} reference={parseReference(String(reference))} />;
}
