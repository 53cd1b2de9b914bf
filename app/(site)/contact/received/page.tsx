import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildResultMetadata } from "@/lib/content/seo/result-metadata";
import { serverForms } from "@/lib/features/leads/forms/server";
import { parseReference } from "@/lib/features/leads/reference";
import { resultPagesOf } from "@/lib/features/leads/result-pages";

const result = serverForms.inquiry.results.sent;

export const metadata = buildResultMetadata(
  resultPagesOf("inquiry").sent,
  result.title,
  "What you sent has been stored.",
);

export default async function ReceivedPage({ searchParams }: PageProps<"/contact/received">) {
  const { reference } = await searchParams;
  return <FormResultPage {...result} reference={parseReference(String(reference))} />;
}
