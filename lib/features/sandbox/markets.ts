/**
 * The countries of the sandbox, and the invented prices, stock, results and listings of its demo pages. Exit IPs are
 * from a documentation range.
 */
import markets from "./markets.json" with { type: "json" };

export { markets };
export type SandboxCountry = keyof typeof markets;
/** `deliveryDays` is null where the shop does not deliver, `energyClass` where the law requires none. */
export type Market = (typeof markets)[SandboxCountry];

/** In the file's order. */
export const sandboxCountries = Object.keys(markets) as SandboxCountry[];
