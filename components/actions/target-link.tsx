import Link from "next/link";
import type { ReactNode } from "react";
import type { LinkTarget } from "@/lib/content/prismic/link-target";
import { ActionLink } from "./action-link";

type TargetLinkProps = {
  /** Null for an empty link, or one that must not be rendered: only the children are shown. */
  link: LinkTarget | null;
  target?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link in content: a named action, a page of this site, or another site. */
export function TargetLink({ link, target, className, children }: TargetLinkProps) {
  if (!link) return children;
  if (link.action) {
    return (
      <ActionLink call={link.action} className={className}>
        {children}
      </ActionLink>
    );
  }
  if (link.isInternal && target !== "_blank") {
    return (
      <Link className={className} href={link.href} prefetch={false}>
        {children}
      </Link>
    );
  }
  return (
    <a
      className={className}
      href={link.href}
      rel={target === "_blank" ? "noopener noreferrer" : undefined}
      target={target}
    >
      {children}
    </a>
  );
}
