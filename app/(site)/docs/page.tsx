import { DocsHub } from "@/components/docs/docs-hub";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { docsHubPage } from "@/lib/features/docs/pages";
import { getDocsHub } from "@/lib/features/docs/read";

export const metadata = buildPageMetadata(docsHubPage);

export default async function Page() {
  return <DocsHub {...(await getDocsHub())} />;
}
