import { notFound } from "next/navigation";
import { IntegrationPage } from "@/components/resources/integration-page";
import { getIntegration, listIntegrations } from "@/lib/content/endpoints/resources";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildIntegrationPageEntry } from "@/lib/features/resources/pages";

type Props = PageProps<"/resources/integrations/[slug]">;

export async function generateStaticParams() {
  return (await listIntegrations()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const integration = await getIntegration((await params).slug);
  return integration ? buildPageMetadata(buildIntegrationPageEntry(integration)) : {};
}

export default async function Page({ params }: Props) {
  const integration = await getIntegration((await params).slug);
  if (!integration) notFound();
  return <IntegrationPage integration={integration} integrations={await listIntegrations()} />;
}
