import { asLink, type LinkField } from "@prismicio/client";
import type { ReactNode } from "react";
import { parseLinkTarget } from "@/lib/content/prismic/link-target";
import { TargetLink } from "./target-link";

type CmsLinkProps = { field: LinkField; className?: string; children: ReactNode };

/** A link field of the CMS. */
export function CmsLink({ field, className, children }: CmsLinkProps) {
  return (
    <TargetLink
      className={className}
      link={parseLinkTarget(asLink(field) ?? "")}
      target={"target" in field ? field.target : undefined}
    >
      {children}
    </TargetLink>
  );
}
