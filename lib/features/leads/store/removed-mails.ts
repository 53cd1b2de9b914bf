import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Bounds the memory; more than the rate limits let one client send in a day. */
const mostMailboxes = 50_000;

/**
 * Counts mails of withdrawn and erased leads for a day: otherwise withdrawing a lead would reset the daily limit of
 * a mailbox.
 * PRIVACY: in memory only, under a key that no other process has.
 */
export function createRemovedMails(dayMs: number) {
  const key = randomBytes(32);
  const counts = new LRUCache<string, number>({ max: mostMailboxes, ttl: dayMs });
  const hash = (mailbox: string) => createHmac("sha256", key).update(mailbox).digest("base64url");
  return {
    add(mailbox: string): void {
      const name = hash(mailbox);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    count: (mailbox: string): number => (counts.size === 0 ? 0 : (counts.get(hash(mailbox)) ?? 0)),
  };
}
export type RemovedMails = ReturnType<typeof createRemovedMails>;
