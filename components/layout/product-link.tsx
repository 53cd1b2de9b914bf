import Link from "next/link";
import type { ReactNode } from "react";
import { OpenModalLink } from "@/components/inquiry/open-modal-link";
import { type ProductCode, products } from "@/lib/products";
import { isPublished } from "@/lib/routes";

type ProductLinkProps = {
  code: ProductCode;
  className?: string;
  /** What the link shows; `isAsk` while the product has no page and the link opens an inquiry. */
  children: (isAsk: boolean) => ReactNode;
};

/** A product in a menu: its page, or an inquiry about it until the page exists. */
export function ProductLink({ code, className, children }: ProductLinkProps) {
  const { path } = products[code];
  if (!isPublished(path)) {
    return (
      <OpenModalLink className={className} product={code}>
        {children(true)}
      </OpenModalLink>
    );
  }
  return (
    <Link className={className} href={path} prefetch={false}>
      {children(false)}
    </Link>
  );
}
