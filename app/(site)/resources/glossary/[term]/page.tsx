import { notFound } from "next/navigation";
import { TermPage } from "@/components/resources/term-page";
import { getTerm, listGlossaryTerms } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildTermPageEntry } from "@/lib/features/resources/pages";

type Props = PageProps<"/resources/glossary/[term]">;

export async function generateStaticParams() {
  return (await listGlossaryTerms()).map(({ slug }) => ({ term: slug }));
}

export async function generateMetadata({ params }: Props) {
  const term = await getTerm((await params).term);
  return term ? buildPageMetadata(buildTermPageEntry(term)) : {};
}

export default async function Page({ params }: Props) {
  const term = await getTerm((await params).term);
  if (!term) notFound();
  return <TermPage term={term} terms={await listGlossaryTerms()} />;
}
