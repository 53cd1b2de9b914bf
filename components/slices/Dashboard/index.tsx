import { asText, type Content } from "@prismicio/client";
import type { SliceComponentProps } from "@prismicio/react";
import { DashboardScreen } from "@/components/products/dashboard-screen";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceContext } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";

/** The dashboard, drawn for the page's product, or for residential proxies if that has no prices. */
export default function Dashboard({
  slice,
  context,
}: SliceComponentProps<Content.DashboardSlice, SliceContext>) {
  const { heading, lead } = slice.primary;
  const product = pricedProductOf(context.product);
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <DashboardScreen {...context} excerpt={product ? "countries" : "days"} product={product ?? "RP"} />
      </div>
    </section>
  );
}
