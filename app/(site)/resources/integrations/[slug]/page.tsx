import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { IntegrationPage } from "@/components/resources/integration-page";
import { buildIntegrationPage } from "@/lib/resources/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getIntegration, listIntegrations } from "@/lib/shared-api/resources";

export const revalidate = 3600;
// SECURITY: a path outside the known set gets the prerendered 404 and writes nothing to the disk.
export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await listIntegrations()).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const integration = await getIntegration((await params).slug);
  return integration ? buildPageMetadata(buildIntegrationPage(integration)) : {};
}

export default async function Integration({ params }: Props) {
  const integration = await getIntegration((await params).slug);
  if (!integration) notFound();
  return <IntegrationPage integration={integration} integrations={await listIntegrations()} />;
}
