import { CidrTool } from "@/components/tools/cidr-tool";
import { CidrNotes } from "@/components/tools/tool-notes";
import { ToolPage } from "@/components/tools/tool-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildToolPageEntry } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(buildToolPageEntry("cidr-calculator"));

export default function Page() {
  return (
    <ToolPage explanation={<CidrNotes />} slug="cidr-calculator">
      <CidrTool />
    </ToolPage>
  );
}
