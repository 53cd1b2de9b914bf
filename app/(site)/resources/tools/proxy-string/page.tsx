import { ProxyStringBuilder, ProxyStringChecker } from "@/components/tools/proxy-string-tool";
import { ProxyStringNotes } from "@/components/tools/tool-notes";
import { ToolPage } from "@/components/tools/tool-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildToolPageEntry } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(buildToolPageEntry("proxy-string"));

export default function Page() {
  return (
    <ToolPage explanation={<ProxyStringNotes />} slug="proxy-string">
      <h2 className="heading-3 mb-5">Build a proxy string</h2>
      <ProxyStringBuilder />
      <h2 className="heading-3 mt-14 mb-5">Check a proxy string</h2>
      <ProxyStringChecker />
    </ToolPage>
  );
}
