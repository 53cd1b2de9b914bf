import { Glossary } from "@/components/resources/glossary";
import { buildIndexPage } from "@/lib/resources/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { listTerms } from "@/lib/shared-api/resources";

export const revalidate = 3600;

export const metadata = buildPageMetadata(buildIndexPage("glossary"));

export default async function GlossaryPage() {
  return <Glossary terms={await listTerms()} />;
}
