import type { Metadata } from "next";
import { ExtensionPage } from "@/components/extension/extension-page";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getExtensionPage } from "@/lib/features/company/read";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getExtensionPage()).entry);
}

export default async function ProxyBrowserExtension() {
  return <ExtensionPage content={(await getExtensionPage()).content} />;
}
