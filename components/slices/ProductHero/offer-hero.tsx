import { asText, type Content, isFilled } from "@prismicio/client";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { OfferCurve } from "@/components/charts/offer-curve";
import { pricedProductOf } from "@/components/slices/priced-product";
import { buttonClasses } from "@/components/ui/button";
import { formatDate } from "@/lib/base/format/date";
import { formatUnitPrice } from "@/lib/base/format/money";
import { products } from "@/lib/base/products";
import { formatPriceUnit, formatVolume, unitWordsOf } from "@/lib/base/unit-words";
import { lowestUnitPrice, unitPriceAt } from "@/lib/content/endpoints/prices";
import { isOfferOpen, offerCrumb, offerPlan } from "@/lib/features/products/offer";
import { Crumbs, FigureRow, type HeroProps } from "./hero-parts";

type OfferSlice = Content.ProductHeroSliceOffer;

function OfferPrice({ slice, context }: HeroProps<OfferSlice>) {
  const code = pricedProductOf(context.product);
  const volume = slice.primary.offer_volume;
  if (!code || !context.pricing || !volume) return null;
  const product = context.pricing.products[code];
  const amount = formatVolume(volume, code);
  const priceUnit = formatPriceUnit(product.per, code);
  const listPrice = formatUnitPrice(unitPriceAt(product, volume));
  // An offer sells up to `offer_volume` at the product's lowest list price.
  const offerPrice = formatUnitPrice(lowestUnitPrice(product));
  return (
    <>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span>
          <b className="font-display text-[3.25rem] leading-none font-semibold">{offerPrice}</b> {priceUnit}
        </span>
        <s className="text-lead text-fg-3 decoration-1">
          <span className="sr-only">instead of </span>
          {listPrice}
        </s>
      </p>
      <OfferCurve
        label={`The usual price falls with volume. With the offer, up to ${amount} per month costs ${offerPrice} ${priceUnit}; the usual price at ${amount} is ${listPrice}.`}
        product={product}
        unit={unitWordsOf(code).many}
        upTo={volume}
      />
    </>
  );
}

function Terms({ slice }: { slice: OfferSlice }) {
  const { terms_heading, terms } = slice.primary;
  return (
    <div className="mt-fluid-2">
      <h2 className="heading-3">{terms_heading}</h2>
      <ol className="mt-4 gap-x-16 [counter-reset:term] md:columns-2">
        {terms.map(({ text }) => (
          <li
            className="grid break-inside-avoid grid-cols-[28px_minmax(0,1fr)] border-rule border-t py-2.25 text-fg-2 text-sm leading-normal [counter-increment:term] before:font-medium before:font-mono before:text-[0.875rem] before:text-fg before:leading-[1.6] before:content-[counter(term)]"
            key={text}
          >
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Links to the offer's form while it is valid, and to the regular plans. */
function OfferActions({ slice, context, isOpen }: HeroProps<OfferSlice> & { isOpen: boolean }) {
  const { call_label, usual_label } = slice.primary;
  const { product } = context;
  return (
    <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
      {isOpen && (
        <OpenModalLink className={buttonClasses({ size: "lg" })} plan={offerPlan} product={product}>
          {call_label}
        </OpenModalLink>
      )}
      {product !== "General" && (
        <a
          className={isOpen ? "link" : buttonClasses({ color: "PrimaryAlt", size: "lg" })}
          href={products[product].path}
        >
          {usual_label}
        </a>
      )}
    </div>
  );
}

/** An offer: price, end date and terms, or a note that it has ended. */
export function OfferHero({ slice, context }: HeroProps<OfferSlice>) {
  const { heading, lead, ends_on, ended_text } = slice.primary;
  const isOpen = isOfferOpen(ends_on, new Date());
  return (
    <section className="bg-tint-100">
      <div className="wrap pt-5 pb-[var(--section)]">
        <Crumbs page={offerCrumb} product={context.product} />
        <div className="mt-[clamp(24px,4vw,56px)] mb-fluid-2 grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            {isFilled.date(ends_on) && (
              <p className="w-fit rounded-1 bg-tint-700 px-3 text-sm leading-[28px] font-[550] text-paper">
                {isOpen ? "Until " : "Ended on "}
                <time dateTime={ends_on}>{formatDate(ends_on)}</time>
              </p>
            )}
            <h1 className="heading-1 mt-4">{asText(heading)}</h1>
            <p className="lead mt-6 max-w-[29em]">{isOpen ? asText(lead) : ended_text}</p>
            <OfferActions context={context} isOpen={isOpen} slice={slice} />
          </div>
          {isOpen && (
            <div className="on-paper m-1.25 self-start border border-ink bg-ground p-[clamp(20px,2.6vw,36px)] outline outline-offset-4 outline-ink">
              <OfferPrice context={context} slice={slice} />
            </div>
          )}
        </div>
        <FigureRow copy={slice.primary} />
        <Terms slice={slice} />
      </div>
    </section>
  );
}
