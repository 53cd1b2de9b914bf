import { asText, type Content } from "@prismicio/client";
import {
  type ParsedShape,
  RequestPathDrawing,
  type RequestPathLabels,
  type RequestPathShape,
  RequestPathStages,
} from "@/components/charts/request-path";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import type { ProductCode } from "@/lib/base/products";

const shapes = {
  default: "gateway",
  parse: "parse",
  cycle: "cycle",
  retry: "retry",
  narrows: "narrows",
  lock: "lock",
} satisfies Record<Content.RequestPathSlice["variation"], RequestPathShape>;

/** Scraper APIs that do more with a page than find its fields. */
const parsedShapeOf: Partial<Record<ProductCode, ParsedShape>> = { SERP_API: "sort", RE_API: "gather" };

const backgrounds = {
  gateway: "on-deep",
  parse: "on-paper-2",
  sort: "on-paper-2",
  gather: "on-paper-2",
  cycle: "on-paper-2",
  retry: "on-paper-2",
  narrows: "on-deep",
  lock: "on-paper-2",
} satisfies Record<RequestPathShape, string>;

/** Labels of the drawing; each variation has its own fields in the CMS. */
function labelsOf(slice: Content.RequestPathSlice): RequestPathLabels {
  switch (slice.variation) {
    case "default":
      return { closed: slice.primary.straight_label };
    case "parse":
      return {
        closed: slice.primary.retry_label,
        fields: (slice.primary.ruled_fields ?? "")
          .split("|")
          .map((group) => group.split(",").map((field) => field.trim())),
      };
    case "cycle":
      return { inside: slice.primary.cycle_label };
    default:
      return { side: slice.primary.side_label };
  }
}

export default function RequestPath({ slice, context }: SliceProps<Content.RequestPathSlice>) {
  const product = slice.primary.measured_product ?? pricedProductOf(context.product);
  // Prismic may have a newer variation than this release.
  if (!product || !(slice.variation in shapes)) return null;
  const { path } = context.network.products[product];
  const shape = (slice.variation === "parse" && parsedShapeOf[product]) || shapes[slice.variation];
  const { heading, lead, note, stations } = slice.primary;
  return (
    <section className={`${backgrounds[shape]} section overflow-clip`}>
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} />
        <RequestPathDrawing shape={shape} labels={labelsOf(slice)} path={path} />
        <RequestPathStages
          path={path}
          shape={shape}
          texts={stations.map(({ text }) => text && preventHyphenBreaks(text))}
        />
        <p className="note mt-8 md:mt-10">{note}</p>
      </div>
    </section>
  );
}
