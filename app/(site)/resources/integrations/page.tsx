import { IntegrationList } from "@/components/resources/integration-list";
import { buildIndexPage } from "@/lib/resources/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { listIntegrations } from "@/lib/shared-api/resources";

export const revalidate = 3600;

export const metadata = buildPageMetadata(buildIndexPage("integrations"));

export default async function IntegrationsPage() {
  return <IntegrationList integrations={await listIntegrations()} />;
}
