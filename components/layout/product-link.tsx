import Link from "next/link";
import type { ReactNode } from "react";
import { type ProductCode, products } from "@/lib/base/products";

/** A product in a menu. Menus are on every page, so nothing of them is fetched ahead. */
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
