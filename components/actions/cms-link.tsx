import { asLink, type LinkField } from "@prismicio/client";
import type { ReactNode } from "react";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { ActionLink } from "./action-link";

type CmsLinkProps = { field: LinkField; className?: string; children: ReactNode };

/** A link field of the CMS: a page, another site, or a named action. An empty link, or one that must not be rendered, shows only its children. */
export function CmsLink({ field, className, children }: CmsLinkProps) {
  const link = parseLinkTarget(asLink(field) ?? "");
  if (!link) return children;
  if (link.action) {
    return (
      <ActionLink call={link.action} className={className}>
        {children}
      </ActionLink>
    );
  }
  const target = "target" in field ? field.target : undefined;
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
