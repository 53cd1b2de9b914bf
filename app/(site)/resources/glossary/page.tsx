import { Glossary } from "@/components/resources/glossary";
import { listTerms } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { indexPages } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(indexPages.glossary);

export default async function GlossaryPage() {
  return <Glossary terms={await listTerms()} />;
}
