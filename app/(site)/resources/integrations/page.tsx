import { IntegrationList } from "@/components/resources/integration-list";
import { listIntegrations } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { resourceIndexPages } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(resourceIndexPages.integrations);

export default async function Page() {
  return <IntegrationList integrations={await listIntegrations()} />;
}
