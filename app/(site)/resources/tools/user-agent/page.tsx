import { UserAgentNotes } from "@/components/tools/tool-notes";
import { ToolPage } from "@/components/tools/tool-page";
import { UserAgentTool } from "@/components/tools/user-agent-tool";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildToolPageEntry } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(buildToolPageEntry("user-agent"));

export default function Page() {
  return (
    <ToolPage explanation={<UserAgentNotes />} slug="user-agent">
      <UserAgentTool />
    </ToolPage>
  );
}
