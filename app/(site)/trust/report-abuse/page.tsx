import { ReportAbusePage } from "@/components/trust/report-abuse-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { trustPages } from "@/lib/features/trust/pages";

export const metadata = buildPageMetadata(trustPages.reportAbuse);

export default function Page() {
  return <ReportAbusePage />;
}
