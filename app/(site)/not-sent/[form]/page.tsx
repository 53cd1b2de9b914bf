import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildResultMetadata } from "@/lib/content/seo/result-metadata";
import { leadFormIds } from "@/lib/features/leads/forms";
import { eventOver, noSeats } from "@/lib/features/leads/forms/oxycon.server";
import { serverForms } from "@/lib/features/leads/forms/server";
import { eventOverPage, noSeatsPage, resultPagesOf } from "@/lib/features/leads/result-pages";

// SECURITY: a path outside the known set gets the prerendered 404 and writes nothing to the disk.
export const dynamicParams = false;

type Props = { params: Promise<{ form: string }> };

// The inquiry's result pages are below /contact.
const forms = leadFormIds.filter((id) => id !== "inquiry");

const slugOf = (path: string) => path.split("/").at(-1) ?? "";
const noSeatsSlug = slugOf(noSeatsPage);
const eventOverSlug = slugOf(eventOverPage);

async function getResult(params: Props["params"]) {
  const { form: slug } = await params;
  if (slug === noSeatsSlug) return { path: noSeatsPage, result: noSeats };
  if (slug === eventOverSlug) return { path: eventOverPage, result: eventOver };
  const form = forms.find((id) => id === slug);
  return form ? { path: resultPagesOf(form).notSent, result: serverForms[form].results.notSent } : null;
}

export function generateStaticParams() {
  return [...forms, noSeatsSlug, eventOverSlug].map((form) => ({ form }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await getResult(params);
  return page
    ? buildResultMetadata(page.path, page.result.title, "Your form could not be saved. Nothing was stored.")
    : {};
}

export default async function NotSentPage({ params }: Props) {
  const page = await getResult(params);
  if (!page) notFound();
  return <FormResultPage {...page.result} />;
}
