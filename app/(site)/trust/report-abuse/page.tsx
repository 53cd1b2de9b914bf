import { ReportAbusePage } from "@/components/trust/report-abuse-page";
import { buildPageMetadata } from "@/lib/seo/page-metadata";
import { trustPage } from "@/lib/trust/pages";

export const metadata = buildPageMetadata(trustPage.reportAbuse);

export default function Page() {
  return <ReportAbusePage />;
}
