import { YourDataPage } from "@/components/consent/your-data-page";
import { yourDataPage } from "@/lib/content/consent/pages";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";

export const metadata = buildPageMetadata(yourDataPage);

export default function Page() {
  return <YourDataPage />;
}
