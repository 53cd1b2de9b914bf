/** Queries on the network figures. Pure: pass the result of `getNetworkFigures()`. */
import { type InquiryProduct, isPriced } from "@/lib/base/products";
import type { NetworkFigures, ProductNetwork } from "./schemas";

/** Rates, sessions and request path of a product; null for General, the brand and the scraper family. */
export function networkOf(network: NetworkFigures, product: InquiryProduct): ProductNetwork | null {
  return isPriced(product) ? network.products[product] : null;
}
