import "server-only";
import { clientsPerNetwork, widerNetworkOf } from "@/lib/platform/http/client-address";
import { createSharedDailyBudget } from "@/lib/platform/limits/shared-daily-budget";

/**
 * Daily storage quota per client, as `createSharedDailyBudget`, and per /48 of IPv6 clients. SECURITY: one sender can hold a
 * whole /48; with a quota for each of its clients only, its rows would push everybody else's out of the store.
 */
export function createSenderBudget(name: string, most: { rows: number; bytes: number }) {
  const ofClient = createSharedDailyBudget(name, most);
  const ofNetwork = createSharedDailyBudget(`${name}-network`, {
    rows: clientsPerNetwork * most.rows,
    bytes: clientsPerNetwork * most.bytes,
  });

  return {
    /** Reserves the amount for a client, and then for its /48. False if it would exceed a quota. */
    async take(client: string, rows: number, bytes: number): Promise<boolean> {
      if (!(await ofClient.take(client, rows, bytes))) return false;
      const network = widerNetworkOf(client);
      return network === null || ofNetwork.take(network, rows, bytes);
    },
  };
}
