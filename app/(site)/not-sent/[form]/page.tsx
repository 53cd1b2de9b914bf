import { notFound } from "next/navigation";
import { FormResultPage } from "@/components/lead-form/form-result-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { eventOverText, noSeatsText } from "@/lib/features/leads/forms/oxycon.server";
import { serverForms } from "@/lib/features/leads/forms/server";
import type { ResultText } from "@/lib/features/leads/forms/server-form";
import {
  eventOverPath,
  formsWithResultPages,
  noSeatsPath,
  resultPathsOf,
} from "@/lib/features/leads/result-pages";

// SECURITY: with `true`, Next would render and cache every unknown path, and a crawler could fill the disk.
export const dynamicParams = false;

type Props = PageProps<"/not-sent/[form]">;

/** Texts by path: one per form, and two more for the event: no seats left, and event over. */
const textsByPath = new Map<`/${string}`, ResultText>([
  ...formsWithResultPages.map((id) => [resultPathsOf(id).notSent, serverForms[id].results.notSent] as const),
  [noSeatsPath, noSeatsText],
  [eventOverPath, eventOverText],
]);

async function getResult(params: Props["params"]) {
  const path = `/not-sent/${(await params).form}` as const;
  const text = textsByPath.get(path);
  return text ? { path, text } : null;
}

export const generateStaticParams = () =>
  [...textsByPath.keys()].map((path) => ({ form: path.slice("/not-sent/".length) }));

export async function generateMetadata({ params }: Props) {
  const result = await getResult(params);
  if (!result) return {};
  const description = "Your form was not accepted. Nothing was stored.";
  return buildPageMetadata({ path: result.path, title: result.text.title, description, noIndex: true });
}

export default async function Page({ params }: Props) {
  const result = await getResult(params);
  // Only for the types: `dynamicParams` lets no other path through.
  if (!result) notFound();
  return <FormResultPage {...result.text} />;
}
