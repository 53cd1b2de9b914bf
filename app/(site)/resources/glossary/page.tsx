import { Glossary } from "@/components/resources/glossary";
import { listGlossaryTerms } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { resourceIndexPages } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(resourceIndexPages.glossary);

export default async function Page() {
  return <Glossary terms={await listGlossaryTerms()} />;
}
