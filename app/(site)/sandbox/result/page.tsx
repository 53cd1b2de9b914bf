import { redirect } from "next/navigation";
import { SandboxPage } from "@/components/sandbox/sandbox-page";
import { routes } from "@/lib/base/routes";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { sandboxPage } from "@/lib/features/sandbox/page";
import { getSandboxResult } from "@/lib/features/sandbox/run";
import { parseChoice } from "@/lib/features/sandbox/targets";

// Rendered for each request: `/sandbox?country=…` is rewritten to it (see next.config.ts). Never indexed.
export const metadata = buildPageMetadata({ ...sandboxPage, noIndex: true });

export default async function Page({ searchParams }: PageProps<"/sandbox/result">) {
  const choice = parseChoice(await searchParams);
  if (choice === null) redirect(routes.sandbox());
  return <SandboxPage {...getSandboxResult(choice)} />;
}
