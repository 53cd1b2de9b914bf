import { asText, type Content } from "@prismicio/client";
import { IslandFlow } from "@/components/illustrations/island-flow";
import { StrataFloor } from "@/components/illustrations/strata";
import { CallsToAction } from "@/components/slices/calls-to-action";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { products } from "@/lib/base/products";
import { documentedApis } from "@/lib/features/docs/apis";

/** A response in one line, with nested objects and lists as "…". */
const summarize = (response: string) =>
  JSON.stringify(JSON.parse(response), (key, value) =>
    key !== "" && typeof value === "object" && value !== null ? "…" : value,
  );

/**
 * The endpoint of the page's API above the text, its response below; on pages of all APIs those of the web scraper API.
 * Decorative: the page has both in full.
 */
function CodeLines({ path }: Pick<SliceContext, "path">) {
  const { endpoint, response } =
    Object.values(documentedApis).find(({ overview }) => overview === path) ??
    documentedApis["web-scraper-api"];
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex flex-col justify-between text-left font-mono text-sm text-tint-300"
    >
      <div className="border-rule-2 border-b py-6">
        <p className="wrap wrap-anywhere">{endpoint}</p>
      </div>
      <div className="border-rule-2 border-t py-6">
        <p className="wrap wrap-anywhere">{summarize(response)}</p>
      </div>
    </div>
  );
}

/** Each family of products ends with its own picture: networks with a river, APIs with a call, datasets with layers. */
function Picture({ product, path }: Pick<SliceContext, "product" | "path">) {
  if (product === "DS") return <StrataFloor />;
  if (product !== "General" && products[product].group === "web-data") return <CodeLines path={path} />;
  return <IslandFlow />;
}

export default function ClosingCall({ slice, context }: SliceProps<Content.ClosingCallSlice>) {
  const { heading, lead, trial_label, sales_label } = slice.primary;
  const { product, path } = context;
  return (
    <section
      className={`relative grid min-h-140 place-items-center overflow-hidden py-24 text-center sm:min-h-155 on-deep ${product === "DS" ? "pb-72" : ""}`}
    >
      <Picture path={path} product={product} />
      <div className="relative max-w-155 px-6">
        <h2 className="font-display text-[length:clamp(2.5rem,1.8rem_+_3.2vw,4.25rem)] leading-[0.98] font-[560] tracking-[-0.022em] text-balance">
          {asText(heading)}
        </h2>
        <p className="lead mx-auto text-balance mt-5 mb-8 max-w-[34em]">{asText(lead)}</p>
        <CallsToAction
          className="justify-center"
          product={product}
          salesLabel={sales_label}
          trialLabel={trial_label}
        />
      </div>
    </section>
  );
}
