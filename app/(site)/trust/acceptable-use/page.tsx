import { AcceptableUsePage } from "@/components/trust/acceptable-use-page";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { getNetworkFigures } from "@/lib/shared-api/read";
import { trustPage } from "@/lib/trust/pages";

export const revalidate = 3600;

export const metadata = buildPageMetadata(trustPage.acceptableUse);

export default async function Page() {
  return <AcceptableUsePage network={await getNetworkFigures()} />;
}
