/**
 * The countries of the sandbox, and what its demo pages show there: prices, stock, results and listings are
 * invented, and differ as those of real sites do. Exit IPs are from ranges that are reserved for documentation.
 */
import markets from "./markets.json" with { type: "json" };

export { markets };
export type SandboxCountry = keyof typeof markets;
/** `deliveryDays` is null where the shop does not deliver, `energyClass` where the law asks for none. */
export type Market = (typeof markets)[SandboxCountry];

export const sandboxCountries = [
  "us",
  "gb",
  "de",
  "fr",
  "nl",
  "pl",
  "br",
  "jp",
] as const satisfies readonly SandboxCountry[];
