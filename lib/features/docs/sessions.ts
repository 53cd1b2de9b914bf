import {
  type UsernameKey,
  type UsernameProduct,
  usernameFormats,
  usernameProducts,
} from "@/lib/base/gateway";
import { networkOf } from "@/lib/content/endpoints/network";
import type { NetworkFigures } from "@/lib/content/endpoints/schemas";

export type SessionRow = {
  product: UsernameProduct;
  word: UsernameKey;
  /** Null for rented IPs, which do not change. */
  minutes: number | null;
};

// A number selects one rented IP permanently, so it takes precedence over a session.
const stickyKeys: readonly UsernameKey[] = ["line", "ip", "session"];

export function listSessions(network: NetworkFigures): SessionRow[] {
  return usernameProducts.flatMap((product) => {
    const keys: readonly UsernameKey[] = usernameFormats[product].keys;
    const word = stickyKeys.find((key) => keys.includes(key));
    if (word === undefined) return [];
    return { product, word, minutes: networkOf(network, product)?.stickyMinutes ?? null };
  });
}
