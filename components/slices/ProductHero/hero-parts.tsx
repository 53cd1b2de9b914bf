import { asText, type Content } from "@prismicio/client";
import { CallsToAction } from "@/components/slices/calls-to-action";
import type { SliceContext } from "@/components/slices/types";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { InquiryProduct } from "@/lib/base/products";
import { listProductCrumbs } from "@/lib/content/seo/crumbs";
import css from "./hero-parts.module.css";

/** Props of a hero; `Slice` is its variation of the slice. */
export type HeroProps<Slice = Content.ProductHeroSliceDefault> = { slice: Slice; context: SliceContext };

type HeroCopy = Content.ProductHeroSliceDefaultPrimary;
type FiguresProps = { copy: Pick<HeroCopy, "readings" | "readings_note"> };

/** The texts of a picture's labels (`marks` in the content model), in order. */
export function listLabels(marks: readonly { text: string | null }[]): string[] {
  return marks.map(({ text }) => text ?? "");
}

/** Breadcrumbs of the product; `page` is added as the last one. */
export function Crumbs({ product, page }: { product: InquiryProduct; page?: string | null }) {
  const items = listProductCrumbs(product);
  if (items.length === 0) return null;
  return <Breadcrumbs items={page ? [...items, { label: page }] : items} />;
}

export function HeroText({
  copy,
  product,
}: {
  copy: Pick<HeroCopy, "heading" | "lead" | "trial_label" | "sales_label">;
  product: InquiryProduct;
}) {
  const { heading, lead, trial_label, sales_label } = copy;
  return (
    <div>
      <h1 className="heading-1">{asText(heading)}</h1>
      <p className="lead mt-6 max-w-[29em]">{asText(lead)}</p>
      <CallsToAction className="mt-9" product={product} salesLabel={sales_label} trialLabel={trial_label} />
    </div>
  );
}

export function FigureRow({ copy: { readings: figures, readings_note: note } }: FiguresProps) {
  return (
    <div className="relative">
      <dl className="grid grid-cols-2 border-fg border-t md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {figures.map(({ label, value }) => (
          <div className={`${css.keyFigure} flex flex-col-reverse justify-end gap-1.5 pr-4`} key={label}>
            <dt className="max-w-[26ch] text-sm leading-snug">{label}</dt>
            <dd className="font-[560] font-display text-h3 leading-none">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note pb-6">{note}</p>
    </div>
  );
}
