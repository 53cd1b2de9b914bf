import { SandboxPage } from "@/components/sandbox/sandbox-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { sandboxPage } from "@/lib/features/sandbox/page";
import { getSandboxExample } from "@/lib/features/sandbox/run";

export const metadata = buildPageMetadata(sandboxPage);

/** The sandbox with an example, before the visitor has chosen a country and a page. */
export default async function Page() {
  return <SandboxPage {...(await getSandboxExample())} isExample />;
}
