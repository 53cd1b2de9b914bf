import { TrustPage } from "@/components/trust/trust-page";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { trustPage } from "@/lib/features/trust/pages";

export const metadata = buildPageMetadata(trustPage.overview);

export default async function Page() {
  return <TrustPage network={await getNetworkFigures()} />;
}
