import { asText, type Content } from "@prismicio/client";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink, buttonClasses } from "@/components/ui/button";
import type { InquiryProduct } from "@/lib/base/products";
import { routes } from "@/lib/base/routes";
import { listProductCrumbs } from "@/lib/content/seo/crumbs";
import css from "./hero-parts.module.css";

export type Hero = Content.ProductHeroSlice;
type Reading = Hero["primary"]["readings"][number];
type ReadingsProps = { readings: readonly Reading[]; note: string | null };

/** What every hero but the offer has in its fields. */
export type ClaimCopy = Content.ProductHeroSliceDefaultPrimary;

/** The lettering of a picture, in its order. */
export function listMarks(marks: readonly { text: string | null }[]): string[] {
  return marks.map(({ text }) => text ?? "");
}

/** The way to the page; `page` names one that is not the product's own. */
export function Crumbs({ product, page }: { product: InquiryProduct; page?: string | null }) {
  const items = listProductCrumbs(product);
  if (items.length === 0) return null;
  return <Breadcrumbs items={page ? [...items, { label: page }] : items} />;
}

export function Claim({
  copy,
  product,
}: {
  copy: Pick<ClaimCopy, "heading" | "lead" | "trial_label" | "sales_label">;
  product: InquiryProduct;
}) {
  const { heading, lead, trial_label, sales_label } = copy;
  return (
    <div>
      <h1 className="heading-1">{asText(heading)}</h1>
      <p className="lead mt-3 max-w-[29em]">{asText(lead)}</p>
      <div className="mt-4.5 flex flex-wrap gap-1.5 max-sm:flex-col">
        <ButtonLink href={routes.dashboardRedirect()} size="lg">
          {trial_label}
        </ButtonLink>
        <OpenModalLink className={buttonClasses({ variant: "Outline", size: "lg" })} product={product}>
          {sales_label}
        </OpenModalLink>
      </div>
    </div>
  );
}

/** A surveyor's plate: the figures in a double frame, scope and date below. */
export function Plate({ readings, note }: ReadingsProps) {
  return (
    <div className="border border-ink bg-paper p-[5px]">
      <dl className="border border-ink px-2 py-1 text-sm sm:px-2.5">
        {readings.map(({ label, value }) => (
          <div
            className="flex items-baseline justify-between gap-2 border-rule border-b py-1.5 last:border-0"
            key={label}
          >
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-right font-[550] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note max-w-none border border-ink border-t-0 px-2 py-1.25 sm:px-2.5">{note}</p>
    </div>
  );
}

/** The figures in a ruled row at the foot of the hero. */
export function Readings({ readings, note }: ReadingsProps) {
  return (
    <div className="relative">
      <dl className="grid grid-cols-2 border-fg border-t md:grid-cols-4">
        {readings.map(({ label, value }) => (
          <div
            className={`${css.reading} flex flex-col-reverse justify-end gap-0.75 py-2.5 pr-2`}
            key={label}
          >
            <dt className="max-w-[26ch] text-sm leading-snug">{label}</dt>
            <dd className="font-[560] font-display text-h3 leading-none tracking-[-0.02em]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note pb-3">{note}</p>
    </div>
  );
}

/** The figures under the claim, two by two: the picture beside them keeps its whole height. */
export function ReadingsBlock({ readings, note }: ReadingsProps) {
  return (
    <div className="mt-5 max-w-[480px]">
      <dl className="grid grid-cols-2 gap-x-3 border-fg border-t">
        {readings.map(({ label, value }) => (
          <div className="flex flex-col-reverse justify-end gap-0.5 border-rule border-b py-1.75" key={label}>
            <dt className="text-fg-2 text-xs leading-snug">{label}</dt>
            <dd className="font-[560] font-display text-h4 leading-none tracking-[-0.01em]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note mt-1.5">{note}</p>
    </div>
  );
}
