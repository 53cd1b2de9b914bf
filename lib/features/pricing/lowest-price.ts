import { formatUnitPrice } from "@/lib/base/format/money";
import type { ProductCode } from "@/lib/base/products";
import { formatPriceUnitPerPeriod } from "@/lib/base/unit-words";
import { lowestUnitPrice } from "@/lib/content/endpoints/prices";
import type { ProductPricing } from "@/lib/content/endpoints/schemas";

/** "from $2.50 per GB": the unit price at the largest volume. */
export const formatLowestPrice = (prices: ProductPricing, code: ProductCode): string =>
  `from ${formatUnitPrice(lowestUnitPrice(prices))} ${formatPriceUnitPerPeriod(prices.per, code)}`;
