import { ReportAbusePage } from "@/components/trust/report-abuse-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { trustPage } from "@/lib/features/trust/pages";

export const metadata = buildPageMetadata(trustPage.reportAbuse);

export default function Page() {
  return <ReportAbusePage />;
}
