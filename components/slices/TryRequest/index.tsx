import { asText, type Content } from "@prismicio/client";
import { CountryComparison } from "@/components/sandbox/country-comparison";
import { SandboxForm } from "@/components/sandbox/sandbox-form";
import type { SliceProps } from "@/components/slices/types";
import { defaultChoice } from "@/lib/features/sandbox/targets";

/** The sandbox's form, beside what its demo page shows in each country. */
export default function TryRequest({ slice }: SliceProps<Content.TryRequestSlice>) {
  const { heading, lead } = slice.primary;
  const target = slice.primary.target ?? defaultChoice.target;
  return (
    <section className="section">
      <div className="wrap grid grid-cols-1 gap-12 md:grid-cols-[5fr_4fr] lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="heading-2">{asText(heading)}</h2>
          <p className="lead mt-5 mb-8">{asText(lead)}</p>
          <SandboxForm target={target} />
        </div>
        <CountryComparison target={target} />
      </div>
    </section>
  );
}
