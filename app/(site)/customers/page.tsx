import type { Metadata } from "next";
import { CustomerList } from "@/components/customers/customer-list";
import { buildPageMetadata } from "@/lib/content/seo/page-metadata";
import { getCustomersPage } from "@/lib/features/customers/read";

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getCustomersPage()).entry);
}

export default async function Customers() {
  const { content, customers } = await getCustomersPage();
  return <CustomerList content={content} customers={customers} />;
}
