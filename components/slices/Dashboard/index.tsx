import { asText, type Content } from "@prismicio/client";
import { DashboardScreen } from "@/components/products/dashboard-screen";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { poolOf } from "@/lib/content/endpoints/counts";

/**
 * The dashboard. For a page's product, if its IPs are counted, it shows usage by country and extends to the window's edge;
 * otherwise usage by day. Pages without a priced product show residential proxies.
 */
export default function Dashboard({ slice, context }: SliceProps<Content.DashboardSlice>) {
  const { heading, lead } = slice.primary;
  const product = pricedProductOf(context.product);
  if (product && poolOf(product)) {
    return (
      <section className="on-deep section overflow-clip">
        <div className="wrap grid gap-x-6 gap-y-8 md:grid-cols-12 md:items-center">
          <div className="md:col-span-4">
            <h2 className="heading-2">{asText(heading)}</h2>
            <p className="mt-4 max-w-[34ch] text-fg-2">{asText(lead)}</p>
          </div>
          <div className="on-paper bg-transparent md:col-span-8 md:-mr-[max(var(--gutter),(100vw-var(--content))/2)] md:[&>figure]:rounded-r-none md:[&>figure]:border-r-0">
            <DashboardScreen {...context} excerpt="countries" product={product} />
          </div>
        </div>
      </section>
    );
  }
  return (
    <section className="on-paper-2 section">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <DashboardScreen {...context} excerpt="days" product={product ?? "RP"} />
      </div>
    </section>
  );
}
