import { SourcingPage } from "@/components/trust/sourcing-page";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getNetworkFigures } from "@/lib/shared-api/read";
import { trustPage } from "@/lib/trust/pages";

export const revalidate = 3600;

export const metadata = buildPageMetadata(trustPage.sourcing);

export default async function Page() {
  return <SourcingPage network={await getNetworkFigures()} />;
}
