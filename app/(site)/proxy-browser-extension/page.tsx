import type { Metadata } from "next";
import { ExtensionPage } from "@/components/extension/extension-page";
import { getExtensionPage } from "@/lib/company/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getExtensionPage()).entry);
}

export default async function ProxyBrowserExtension() {
  return <ExtensionPage content={(await getExtensionPage()).content} />;
}
