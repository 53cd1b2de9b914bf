import { ToolList } from "@/components/tools/tool-list";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { buildIndexPage } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(buildIndexPage("tools"));

export default function ToolsPage() {
  return <ToolList />;
}
