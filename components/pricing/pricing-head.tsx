import type { ComponentProps } from "react";
import { PageBreadcrumbs } from "@/components/seo/page-breadcrumbs";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";

/** The head of a pricing page. Kept short, so that plans and their prices are on the first screen. */
export function PricingHead({
  heading,
  lead,
  trail,
}: {
  heading: string;
  lead: string;
  trail: ComponentProps<typeof PageBreadcrumbs>["items"];
}) {
  // The lead is measured in em: ch depends on the font, so it would wrap otherwise, and move the plans, until the font arrives.
  return (
    <>
      <PageBreadcrumbs items={trail} />
      <h1 className="heading-1 mt-3 md:mt-4">{heading}</h1>
      <p className="my-2 max-w-[44em] text-sm leading-snug text-fg-2 text-pretty md:mt-3 md:mb-5 md:text-[1.125rem]">
        {preventHyphenBreaks(lead)}
      </p>
    </>
  );
}
