import { ToolList } from "@/components/tools/tool-list";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { indexPages } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(indexPages.tools);

export default function ToolsPage() {
  return <ToolList />;
}
