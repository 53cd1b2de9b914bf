import { ToolList } from "@/components/tools/tool-list";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { resourceIndexPages } from "@/lib/features/resources/pages";

export const metadata = buildPageMetadata(resourceIndexPages.tools);

export default function Page() {
  return <ToolList />;
}
