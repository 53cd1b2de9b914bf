import "server-only";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { emptyIfMissing } from "@/lib/platform/content-files/if-missing";

/** The local mailbox, which is used without an SMTP server. */
export function buildMailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

// SECURITY: the id becomes a file name, so it must not contain path separators.
function buildMailName(deliveryId: string): string {
  if (!/^[\w-]{1,64}$/.test(deliveryId)) throw new Error("A delivery id that is no file name");
  return `${deliveryId}.eml`;
}

/** Writes a mail atomically, named after its delivery, so that a repeated one replaces it. */
export async function writeMail(folder: string, deliveryId: string, message: Buffer): Promise<void> {
  const name = buildMailName(deliveryId);
  const draft = join(folder, `.${name}.draft`);
  // PRIVACY: mails hold personal data, so only the site's own user may read them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(draft, message, { mode: 0o600, flush: true });
  await rename(draft, join(folder, name));
  // The new name must survive a power failure, too.
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** The ids of deliveries with a mail in the folder, including partly written ones. */
export async function listMailedDeliveryIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing);
  const ids = names.flatMap((name) => /^\.?([\w-]{1,64})\.eml(?:\.draft)?$/.exec(name)?.[1] ?? []);
  return [...new Set(ids)];
}

/** Removes the mails of these deliveries, including partly written ones; missing ones are ignored. */
export async function removeMails(folder: string, deliveryIds: readonly string[]): Promise<void> {
  for (const id of deliveryIds) {
    const name = buildMailName(id);
    await rm(join(folder, name), { force: true });
    await rm(join(folder, `.${name}.draft`), { force: true });
  }
}
