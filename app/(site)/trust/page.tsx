import { TrustPage } from "@/components/trust/trust-page";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { trustPages } from "@/lib/features/trust/pages";

export const metadata = buildPageMetadata(trustPages.overview);

export default async function Page() {
  return <TrustPage network={await getNetworkFigures()} />;
}
