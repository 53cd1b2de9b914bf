import { notFound } from "next/navigation";
import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { leadFormIds } from "@/lib/features/leads/forms";
import { eventOver, noSeats } from "@/lib/features/leads/forms/oxycon.server";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { ResultText } from "@/lib/features/leads/forms/server-form";
import { eventOverPage, noSeatsPage, resultPagesOf } from "@/lib/features/leads/result-pages";

// SECURITY: with `true`, Next would render and cache every unknown path, and a crawler could fill the disk.
export const dynamicParams = false;

type Props = PageProps<"/not-sent/[form]">;

// The inquiry's result pages are below /contact.
const forms = leadFormIds.filter((id) => id !== "inquiry");

const pages = new Map<`/${string}`, ResultText>([
  ...forms.map((id) => [resultPagesOf(id).notSent, serverForms[id].results.notSent] as const),
  [noSeatsPage, noSeats],
  [eventOverPage, eventOver],
]);

async function getResult(params: Props["params"]) {
  const path = `/not-sent/${(await params).form}` as const;
  const result = pages.get(path);
  return result ? { path, result } : null;
}

export const generateStaticParams = () =>
  [...pages.keys()].map((path) => ({ form: path.slice("/not-sent/".length) }));

export async function generateMetadata({ params }: Props) {
  const page = await getResult(params);
  if (!page) return {};
  const description = "Your form was not accepted. Nothing was stored.";
  return buildPageMetadata({ path: page.path, title: page.result.title, description, noIndex: true });
}

export default async function NotSentPage({ params }: Props) {
  const page = await getResult(params);
  // Only for the types: `dynamicParams` lets no other path through.
  if (!page) notFound();
  return <FormResultPage {...page.result} />;
}
