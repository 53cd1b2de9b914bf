import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { leadForms } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import { parseReference } from "@/lib/features/leads/lead/reference";
import { resultPathsOf } from "@/lib/features/leads/result-pages";

const result = serverForms.inquiry.results.sent;

export const metadata = buildPageMetadata({
  path: resultPathsOf("inquiry").sent,
  title: result.title,
  description: "What you sent has been stored.",
  noIndex: true,
});

export default async function Page({ searchParams }: PageProps<"/contact/received">) {
  const { reference } = await searchParams;
  const submitted = { form: "inquiry", event: leadForms.inquiry.analyticsEvent };
  return <FormResultPage {...result} reference={parseReference(reference)} submitted={submitted} />;
}
