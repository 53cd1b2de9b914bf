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
  /** Null for IPs that are rented: they stay. */
  minutes: number | null;
};

// A number names a rented IP for good, so it goes before a session.
const keepingWords: readonly UsernameKey[] = ["line", "ip", "session"];

export function listSessions(network: NetworkFigures): SessionRow[] {
  return usernameProducts.flatMap((product) => {
    const keys: readonly UsernameKey[] = usernameFormats[product].keys;
    const word = keepingWords.find((key) => keys.includes(key));
    if (word === undefined) return [];
    return { product, word, minutes: networkOf(network, product)?.stickyMinutes ?? null };
  });
}
