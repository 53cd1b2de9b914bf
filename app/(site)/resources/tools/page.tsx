import { ToolShelf } from "@/components/tools/tool-shelf";
import { buildIndexPage } from "@/lib/resources/pages";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export const metadata = buildPageMetadata(buildIndexPage("tools"));

export default function ToolsPage() {
  return <ToolShelf />;
}
