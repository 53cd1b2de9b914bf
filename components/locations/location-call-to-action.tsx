import { TrialOrSales } from "@/components/sections/trial-or-sales";

export function LocationCallToAction({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section className="bg-tint-200">
      <div aria-hidden="true" className="neat-line" />
      <div className="wrap flex flex-wrap items-end justify-between gap-8 py-18 md:py-24">
        <div>
          <h2 className="heading-2">{heading}</h2>
          <p className="mt-3 max-w-[46ch]">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <TrialOrSales product="RP" />
        </div>
      </div>
    </section>
  );
}
