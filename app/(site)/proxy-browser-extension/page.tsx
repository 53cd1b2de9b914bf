import { ExtensionPage } from "@/components/extension/extension-page";
import { DashboardScreen } from "@/components/products/dashboard-screen";
import { getLocations, getNetworkFigures, getPricingOrNull } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getExtensionPage } from "@/lib/features/company/read";

export async function generateMetadata() {
  return buildPageMetadata((await getExtensionPage()).entry);
}

export default async function Page() {
  const [{ content }, locations, network, pricing] = await Promise.all([
    getExtensionPage(),
    getLocations(),
    getNetworkFigures(),
    getPricingOrNull(),
  ]);
  return (
    <ExtensionPage
      content={content}
      dashboard={
        <DashboardScreen
          excerpt="countries"
          locations={locations}
          network={network}
          pricing={pricing}
          product="RP"
        />
      }
    />
  );
}
