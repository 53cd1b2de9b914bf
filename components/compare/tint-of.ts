import { products, type Tint } from "@/lib/base/products";
import type { Comparison } from "@/lib/content/endpoints/schemas-company";

/** The hue of a side: that of its first product. */
export const tintOf = (side: Comparison["sides"][number]): Tint => products[side.products[0] ?? "OXY"].tint;
