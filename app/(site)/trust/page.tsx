import { TrustPage } from "@/components/trust/trust-page";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getNetworkFigures } from "@/lib/shared-api/read";
import { trustPage } from "@/lib/trust/pages";

export const revalidate = 3600;

export const metadata = buildPageMetadata(trustPage.overview);

export default async function Page() {
  return <TrustPage network={await getNetworkFigures()} />;
}
