import Link from "next/link";
import type { ReactNode } from "react";
import { type ProductCode, products } from "@/lib/base/products";

/** A product link in a menu. Not prefetched, because menus are on every page. */
export function ProductLink({
  code,
  className,
  children,
}: {
  code: ProductCode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link className={className} href={products[code].path} prefetch={false}>
      {children}
    </Link>
  );
}
