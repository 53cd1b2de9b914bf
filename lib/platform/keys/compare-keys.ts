import "server-only";
import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { env } from "@/lib/base/env/server";
import { findSharedKey, setSharedKey, shareKey } from "./shared-key";
import { getSiteKey } from "./site-key";

type Secret = Buffer | string | undefined;

/** The keys that all servers of a database must share; undefined where this server uses none. */
const secrets = {
  LINK_SIGNING_KEY: async (): Promise<Secret> => env.LINK_SIGNING_KEY ?? getSiteKey("links"),
  ERASURE_KEY: async (): Promise<Secret> => env.ERASURE_KEY ?? getSiteKey("erasure"),
  REVALIDATE_SECRET: async (): Promise<Secret> => env.REVALIDATE_SECRET,
  CRM_WEBHOOK_SECRET: async (): Promise<Secret> => env.CRM_WEBHOOK_SECRET,
};
type SharedSecret = keyof typeof secrets;

/** The secrets whose results are stored or sent: private links and hashes of erased addresses. */
export const lastingSecrets = ["LINK_SIGNING_KEY", "ERASURE_KEY"] as const satisfies readonly SharedSecret[];
export const sharedSecrets = Object.keys(secrets) as SharedSecret[];

const derive = promisify<Buffer | string, string, number, Buffer>(scrypt);
const rowOf = (name: SharedSecret) => `fingerprint ${name}`;

/** Recorded for a secret that is not set. No fingerprint is the same, because those are in hex. */
const notSet = "not set";

/** SECURITY: slow to compute, because a secret that a person made up could be guessed from a plain hash. */
async function fingerprintOf(name: SharedSecret): Promise<string> {
  const secret = await secrets[name]();
  return secret === undefined ? notSet : (await derive(secret, rowOf(name), 32)).toString("hex");
}

/**
 * Which of these secrets differ from those of the other servers on the database; one that is not set differs from any that
 * is. The first server records what it has, and what it has not. A command may lack settings of the servers, so it does not
 * record that one is not set. Nothing differs without `DATABASE_URL`. Throws `StoreUnavailableError`.
 */
export async function listDifferentSecrets(
  names: readonly SharedSecret[],
  { isServer }: { isServer: boolean },
): Promise<SharedSecret[]> {
  if (env.DATABASE_URL === undefined) return [];
  const different: SharedSecret[] = [];
  for (const name of names) {
    const own = await fingerprintOf(name);
    const isRecorded = isServer || own !== notSet;
    const known = isRecorded ? await shareKey(rowOf(name), own) : await findSharedKey(rowOf(name));
    if (known !== undefined && known !== own) different.push(name);
  }
  return different;
}

/** Records these secrets, and which are not set, as what every server must have from now on. */
export async function acceptOwnSecrets(): Promise<void> {
  if (env.DATABASE_URL === undefined) return;
  for (const name of sharedSecrets) await setSharedKey(rowOf(name), await fingerprintOf(name));
}

export const describeDifferentSecrets = (names: readonly SharedSecret[]): string =>
  `${names.join(", ")}: not the same as on the other servers of this database. Set what they have, or nothing ` +
  `where they have nothing. To change, add or remove one, stop every server, run npm run leads -- keys --accept with ` +
  `the new settings, and start them again.`;
