import { AcceptableUsePage } from "@/components/trust/acceptable-use-page";
import { getNetworkFigures } from "@/lib/content/endpoints/read";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { trustPages } from "@/lib/features/trust/pages";

export const metadata = buildPageMetadata(trustPages.acceptableUse);

export default async function Page() {
  return <AcceptableUsePage network={await getNetworkFigures()} />;
}
