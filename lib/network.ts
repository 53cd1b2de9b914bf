/** Questions to the network figures. Pure: pass what `getNetworkFigures()` returned. */
import { isPriced } from "@/lib/pricing";
import type { InquiryProduct } from "@/lib/products";
import type { NetworkFigures, ProductNetwork } from "@/lib/shared-api/schemas";

/** Rates, sessions and request path of a product; null for General, the brand and the scraper family. */
export function networkOf(network: NetworkFigures, product: InquiryProduct): ProductNetwork | null {
  return isPriced(product) ? network.products[product] : null;
}
