import type { Metadata } from "next";
import { CustomerList } from "@/components/customers/customer-list";
import { getCustomersPage } from "@/lib/customers/read";
import { buildPageMetadata } from "@/lib/seo/page-metadata";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return buildPageMetadata((await getCustomersPage()).entry);
}

export default async function Customers() {
  return <CustomerList content={(await getCustomersPage()).content} />;
}
