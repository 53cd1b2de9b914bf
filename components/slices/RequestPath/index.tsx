import { asText, type Content } from "@prismicio/client";
import {
  type ParsedShape,
  RequestPathDrawing,
  type RequestPathShape,
  RequestPathStages,
} from "@/components/charts/request-path";
import { pricedProductOf } from "@/components/slices/priced-product";
import type { SliceProps } from "@/components/slices/types";
import { SectionHead } from "@/components/ui/section-head";
import { preventHyphenBreaks } from "@/lib/base/format/hyphens";
import type { ProductCode } from "@/lib/base/products";

/** Scraper APIs that do more with a page than find its fields. */
const parsedShapeOf: Partial<Record<ProductCode, ParsedShape>> = { SERP_API: "sort", RE_API: "gather" };

/** The drawings that editors can choose. */
const drawings = { gateway: true, cycle: true, retry: true, narrows: true, lock: true } satisfies Record<
  Exclude<RequestPathShape, ParsedShape>,
  true
>;

/** Null for a variation or drawing of Prismic that is newer than this release. */
function shapeOf(slice: Content.RequestPathSlice, product: ProductCode): RequestPathShape | null {
  switch (slice.variation) {
    case "parse":
      return parsedShapeOf[product] ?? "parse";
    case "default": {
      const shape = slice.primary.drawing ?? "gateway";
      return shape in drawings ? shape : null;
    }
    default:
      return null;
  }
}

/** Names of the parsed fields in groups: "position, title | questions". */
function listFields(slice: Content.RequestPathSlice): string[][] | null {
  if (slice.variation !== "parse") return null;
  const groups = (slice.primary.ruled_fields ?? "").split("|");
  return groups.map((group) => group.split(",").flatMap((field) => field.trim() || []));
}

export default function RequestPath({ slice, context }: SliceProps<Content.RequestPathSlice>) {
  const product = pricedProductOf(slice.primary.measured_product ?? context.product);
  if (!product) return null;
  const shape = shapeOf(slice, product);
  if (shape === null) return null;
  const { path } = context.network.products[product];
  const { heading, lead, note, stations, label } = slice.primary;
  const fields = listFields(slice);
  return (
    <section className="on-deep section overflow-clip">
      <div className="wrap">
        <SectionHead heading={asText(heading)} lead={asText(lead)} statement />
        <RequestPathDrawing fields={fields} label={label} path={path} shape={shape} />
        <RequestPathStages
          path={path}
          shape={shape}
          texts={stations.map(({ text }) => text && preventHyphenBreaks(text))}
        />
        {/* On wide windows, the drawing has them. */}
        {fields?.some((group) => group.length > 0) && (
          <ul className="grid grid-cols-2 gap-x-6 font-mono text-fg-2 text-xs max-sm:pl-26 sm:grid-cols-4 md:hidden">
            {fields.flat().map((field, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a field may be in two groups
              <li className="border-rule-2 border-t py-1.5" key={i}>
                {field}
              </li>
            ))}
          </ul>
        )}
        <p className="note mt-8 md:mt-10">{note}</p>
      </div>
    </section>
  );
}
