import { asText, type Content } from "@prismicio/client";
import { DashboardScreen } from "@/components/products/dashboard-screen";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { poolOf } from "@/lib/content/endpoints/counts";

/**
 * The dashboard, drawn for the page's product with its usage by country, if its IPs are counted; otherwise with its usage
 * by day. Pages without a priced product show residential proxies.
 */
export default function Dashboard({ slice, context }: SliceProps<Content.DashboardSlice>) {
  const { heading, lead } = slice.primary;
  const product = pricedProductOf(context.product);
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <DashboardScreen
          {...context}
          excerpt={product && poolOf(product) ? "countries" : "days"}
          product={product ?? "RP"}
        />
      </div>
    </section>
  );
}
