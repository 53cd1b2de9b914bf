import { asText, type Content } from "@prismicio/client";
import { OpenModalLink } from "@/components/actions/open-modal-link";
import { buildBillingView } from "@/components/pricing/billing-view";
import { orderNote } from "@/components/pricing/order-note";
import { PriceExplorer } from "@/components/pricing/price-explorer";
import { PricesUnavailable } from "@/components/pricing/prices-unavailable";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import type { PricedProduct } from "@/lib/base/products";
import { anchors, routes } from "@/lib/base/routes";
import { formatPriceUnit, unitWordsOf, volumeLabel } from "@/lib/base/unit-words";

function ContactPrompt({ slice, code }: { slice: Content.PriceCurveSlice; code: PricedProduct }) {
  const { contact_text, contact_label } = slice.primary;
  return (
    <p className="mt-6 text-fg-2 text-sm">
      {contact_text}{" "}
      <OpenModalLink className="link" product={code}>
        {contact_label}
      </OpenModalLink>
      {", or "}
      <a className="link" href={routes.pricing(code)}>
        see prices by volume and billing terms
      </a>
    </p>
  );
}

function PricesUnavailableSection({ slice, code }: { slice: Content.PriceCurveSlice; code: PricedProduct }) {
  return (
    <section className="on-paper-2 section scroll-mt-8" id={anchors.pricing}>
      <div className="wrap">
        <h2 className="heading-2 mb-8">{asText(slice.primary.heading)}</h2>
        <PricesUnavailable product={code} />
      </div>
    </section>
  );
}

export default function PriceCurve({ slice, context }: SliceProps<Content.PriceCurveSlice>) {
  const code = pricedProductOf(slice.primary.priced_product ?? context.product);
  if (!code) return null;
  const { pricing } = context;
  if (pricing === null) return <PricesUnavailableSection code={code} slice={slice} />;
  const { heading, lead, note, start_volume } = slice.primary;
  const view = buildBillingView(pricing, code, "monthly");
  const startIndex = view.points.findIndex(({ volume }) => volume >= (start_volume ?? 0));
  return (
    <section className="on-paper-2 section scroll-mt-8" id={anchors.pricing}>
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <PriceExplorer
          {...view}
          label={volumeLabel(code)}
          notes={
            <>
              <p className="note">{orderNote}</p>
              <p className="note">{note}</p>
            </>
          }
          priceUnit={formatPriceUnit(pricing.products[code].per, code)}
          unit={unitWordsOf(code).many}
          start={startIndex === -1 ? view.points.length - 1 : startIndex}
        />
        <ContactPrompt code={code} slice={slice} />
      </div>
    </section>
  );
}
