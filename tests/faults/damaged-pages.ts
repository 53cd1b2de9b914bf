import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { exactly, type Fault, type Row, unmeasured } from "./report";
import { fillDisk, mountSmallDisk, unmountDisk } from "./small-disk";
import { waitUntil } from "./wait-until";

const healMs = 20_000;

const isWhole = (status: number, text: string) => status === 200 && text.trimEnd().endsWith("</html>");

async function readPage(url: string, path: string): Promise<{ whole: boolean; isTruncated: boolean }> {
  const response = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
  const text = await response.text();
  const whole = isWhole(response.status, text);
  return { whole, isTruncated: response.status === 200 && !whole };
}

/** Requests a page until it is complete; returns whether it ever was, and how often an incomplete one had status 200. */
async function watchPage(url: string, path: string) {
  let truncated = 0;
  const isComplete = await waitUntil(
    async () => {
      const { whole, isTruncated } = await readPage(url, path);
      if (isTruncated) truncated += 1;
      return whole;
    },
    healMs,
    500,
  );
  return { isComplete, truncated };
}

/** Mounts a small, full disk for rendered pages. Null without permission to mount. */
function mountFullDisk(place: string): (() => void) | null {
  mkdirSync(place, { recursive: true });
  if (!mountSmallDisk(place, 8)) return null;
  fillDisk(join(place, "ballast"));
  return () => unmountDisk(place);
}

/** Empty files below a folder. */
const countEmpty = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).size === 0,
  ).length;

/** Fault: the disk is full while a page is rendered again; then the site restarts. */
async function run(): Promise<Row[]> {
  const copy = copySite();
  const path = "/scraper-api/web";
  const place = join(copy.folder, ".next/server/route-cache");
  const unmount = mountFullDisk(place);
  try {
    if (unmount === null)
      return [unmeasured("a disk that is full while a page is rendered again", "no permission to mount")];
    const first = await startSite({}, copy.folder);
    // The page is expired: it is rendered in the background, and can't be written.
    const before: boolean[] = [];
    for (let read = 0; read < 20; read += 1) {
      before.push((await readPage(first.url, path)).whole);
      await sleep(250);
    }
    await first.stop();
    const empty = countEmpty(place);
    const isLogged = first.output().includes('"event":"document.not-kept"');
    const second = await startSite({}, copy.folder);
    const after = await watchPage(second.url, path);
    await second.stop("SIGKILL");
    return [
      exactly("incomplete pages", before.filter((whole) => !whole).length, 0),
      exactly("files left empty", empty, 0),
      exactly("logged", Number(isLogged), 1),
      exactly("incomplete pages with status 200 after the restart", after.truncated, 0),
      exactly("complete after the restart", Number(after.isComplete), 1),
    ];
  } finally {
    unmount?.();
    copy.remove();
  }
}

export const damagedPages: Fault = { name: "damaged pages", run };
