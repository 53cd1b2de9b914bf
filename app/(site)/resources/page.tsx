import { ResourceHub } from "@/components/resources/hub";
import { listPosts } from "@/lib/content/endpoints/posts";
import { listGlossaryTerms, listGuides, listIntegrations } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { resourceIndexPages } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(resourceIndexPages.hub);

export default async function Page() {
  const [guides, integrations, terms, posts] = await Promise.all([
    listGuides(),
    listIntegrations(),
    listGlossaryTerms(),
    listPosts(),
  ]);
  return <ResourceHub guides={guides} integrations={integrations} posts={posts} terms={terms} />;
}
