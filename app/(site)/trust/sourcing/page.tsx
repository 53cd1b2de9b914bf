import { SourcingPage } from "@/components/trust/sourcing-page";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { trustPages } from "@/lib/features/trust/pages";

export const metadata = buildPageMetadata(trustPages.sourcing);

export default async function Page() {
  return <SourcingPage network={await getNetworkFigures()} />;
}
