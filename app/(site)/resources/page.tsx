import { ResourceHub } from "@/components/resources/hub";
import { buildIndexPage } from "@/lib/resources/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { listPosts } from "@/lib/shared-api/posts";
import { listGuides, listIntegrations, listTerms } from "@/lib/shared-api/resources";

export const revalidate = 3600;

export const metadata = buildPageMetadata(buildIndexPage("hub"));

export default async function ResourcesPage() {
  const [guides, integrations, terms, posts] = await Promise.all([
    listGuides(),
    listIntegrations(),
    listTerms(),
    listPosts(),
  ]);
  return <ResourceHub guides={guides} integrations={integrations} posts={posts} terms={terms} />;
}
