import { asText, type Content } from "@prismicio/client";
import { IslandFlow } from "@/components/illustrations/island-flow";
import { StrataFloor } from "@/components/illustrations/strata";
import { CallsToAction } from "@/components/slices/calls-to-action";
import type { SliceContext, SliceProps } from "@/components/slices/types";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import { products } from "@/lib/base/products";
import { documentedApis } from "@/lib/features/docs/apis";

/** A response with nested objects as {…} and lists as […], in one line that wraps between its values. */
const summarize = (response: string) =>
  JSON.stringify(JSON.parse(response), (key, value) => {
    if (key === "" || typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.length > 0 ? "[…]" : value;
    return "{…}";
  })
    .replaceAll(/"(\[…\]|\{…\})"/g, "$1")
    .replaceAll(',"', ', "');

const lineClasses = "w-full border-rule-2 py-6 text-left font-mono text-sm text-tint-300";

/** The page's API; on pages of all APIs, the web scraper API; null on pages of other products. */
function findApi({ product, path }: Pick<SliceContext, "product" | "path">) {
  if (product === "General" || product === "DS" || products[product].group !== "web-data") return null;
  return (
    Object.values(documentedApis).find(({ overview }) => overview === path) ??
    documentedApis["web-scraper-api"]
  );
}

/**
 * Each family of products ends with its own picture: networks with a river, datasets with layers, and APIs with a call: the
 * endpoint above the text, its response below. All are decorative: an API's page has both in full.
 */
export default function ClosingCall({ slice, context }: SliceProps<Content.ClosingCallSlice>) {
  const { heading, lead, trial_label, sales_label } = slice.primary;
  const { product } = context;
  const api = findApi(context);
  return (
    <section
      className={`on-deep relative flex min-h-140 flex-col items-center overflow-hidden text-center sm:min-h-155 ${product === "DS" ? "pb-48" : ""}`}
    >
      {product === "DS" && <StrataFloor />}
      {product !== "DS" && !api && <IslandFlow />}
      {api && (
        <div aria-hidden="true" className={`border-b ${lineClasses}`}>
          <p className="wrap wrap-anywhere">{api.endpoint}</p>
        </div>
      )}
      <div className={`relative my-auto max-w-155 px-(--gutter) sm:px-6 ${api ? "py-16" : "py-24"}`}>
        <h2 className="heading-statement">{asText(heading)}</h2>
        <p className="lead mx-auto text-balance mt-5 mb-8 max-w-[34em]">
          {preventHyphenBreaks(asText(lead))}
        </p>
        <CallsToAction
          className="justify-center"
          product={product}
          salesLabel={sales_label}
          trialLabel={trial_label}
        />
      </div>
      {api && (
        <div aria-hidden="true" className={`border-t ${lineClasses}`}>
          <p className="wrap wrap-anywhere">{preventHyphenBreaks(summarize(api.response))}</p>
        </div>
      )}
    </section>
  );
}
