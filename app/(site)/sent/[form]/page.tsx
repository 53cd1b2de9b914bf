import { notFound } from "next/navigation";
import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { leadForms } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import { parseReference } from "@/lib/features/leads/lead/reference";
import { formsWithResultPages, resultPathsOf } from "@/lib/features/leads/result-pages";

// SECURITY: with `true`, Next would render and cache every unknown path, and a crawler could fill the disk.
export const dynamicParams = false;

type Props = PageProps<"/sent/[form]">;

async function getResult(params: Props["params"]) {
  const { form: slug } = await params;
  const form = formsWithResultPages.find((id) => id === slug);
  if (!form) return null;
  const submitted = { form, event: leadForms[form].analyticsEvent };
  return { path: resultPathsOf(form).sent, text: serverForms[form].results.sent, submitted };
}

export function generateStaticParams() {
  return formsWithResultPages.map((form) => ({ form }));
}

export async function generateMetadata({ params }: Props) {
  const result = await getResult(params);
  if (!result) return {};
  const description = "What you sent has been stored.";
  return buildPageMetadata({ path: result.path, title: result.text.title, description, noIndex: true });
}

export default async function Page({ params, searchParams }: Props) {
  const [result, { reference }] = await Promise.all([getResult(params), searchParams]);
  // Only for the types: `dynamicParams` lets no other path through.
  if (!result) notFound();
  const { text, submitted } = result;
  return <FormResultPage {...text} reference={parseReference(reference)} submitted={submitted} />;
}
