import type { Content } from "@prismicio/client";
import Link from "next/link";
import { formatPriceUnit } from "@/components/charts/price-points";
import { Delta } from "@/components/illustrations/delta";
import type { SliceContext } from "@/components/slices/types";
import { formatUnitPrice } from "@/lib/base/format/money";
import { products } from "@/lib/base/products";
import { unitWordsOf } from "@/lib/base/unit-words";
import { lowestUnitPrice, pricingOf } from "@/lib/content/endpoints/prices";
import { Crumbs, FigureRow, type HeroProps, HeroText } from "./hero-parts";

type Mouth = Content.ProductHeroSliceDelta["primary"]["mouths"][number];

function MouthEntry({ mouth, pricing }: { mouth: Mouth; pricing: SliceContext["pricing"] }) {
  const { product, text } = mouth;
  if (!product) return null;
  const row = pricing && pricingOf(pricing, product);
  const price =
    row && `from ${formatUnitPrice(lowestUnitPrice(row))} ${formatPriceUnit(row.per, unitWordsOf(product))}`;
  return (
    <Link className="group block max-w-[26em] py-2" href={products[product].path} prefetch={false}>
      <span className="heading-4 underline-offset-4 group-hover:underline">{products[product].name}</span>
      <span className="block text-fg-2 text-sm leading-snug">{[text, price].filter(Boolean).join(", ")}</span>
    </Link>
  );
}

export function FamilyHero({ slice, context }: HeroProps<Content.ProductHeroSliceDelta>) {
  const { mouths } = slice.primary;
  return (
    <section className="on-deep overflow-clip">
      <div className="wrap pt-5">
        <Crumbs product={context.product} />
        <div className="grid items-center gap-x-14 gap-y-10 pt-[clamp(32px,4vw,56px)] pb-[clamp(40px,5vw,72px)] md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
          <HeroText copy={slice.primary} product={context.product} />
          <div className="grid grid-cols-[56px_minmax(0,1fr)] md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <Delta
              arms={mouths.length}
              className="size-full overflow-visible [mask:linear-gradient(90deg,transparent,#000_26%)]"
            />
            <ul className="grid auto-rows-[1fr]">
              {mouths.map((mouth) => (
                <li className="flex min-h-23 items-center pl-4 md:min-h-26" key={mouth.product}>
                  <MouthEntry mouth={mouth} pricing={context.pricing} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <FigureRow copy={slice.primary} />
      </div>
    </section>
  );
}
