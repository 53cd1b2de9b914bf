import { notFound } from "next/navigation";
import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { leadFormIds, leadForms } from "@/lib/features/leads/forms";
import { serverForms } from "@/lib/features/leads/forms/server";
import { parseReference } from "@/lib/features/leads/lead/reference";
import { resultPagesOf } from "@/lib/features/leads/result-pages";

// SECURITY: a path outside the known set gets the prerendered 404 and writes nothing to the disk.
export const dynamicParams = false;

type Props = PageProps<"/sent/[form]">;

// The inquiry's result pages are below /contact.
const forms = leadFormIds.filter((id) => id !== "inquiry");

async function getResult(params: Props["params"]) {
  const { form: slug } = await params;
  const form = forms.find((id) => id === slug);
  if (!form) return null;
  const sent = { form, event: leadForms[form].analyticsEvent };
  return { path: resultPagesOf(form).sent, result: serverForms[form].results.sent, sent };
}

export function generateStaticParams() {
  return forms.map((form) => ({ form }));
}

export async function generateMetadata({ params }: Pick<Props, "params">) {
  const page = await getResult(params);
  if (!page) return {};
  const description = "What you sent has been stored.";
  return buildPageMetadata({ path: page.path, title: page.result.title, description, noIndex: true });
}

export default async function SentPage({ params, searchParams }: Props) {
  const [page, { reference }] = await Promise.all([getResult(params), searchParams]);
  if (!page) notFound();
  return <FormResultPage {...page.result} reference={parseReference(String(reference))} sent={page.sent} />;
}
