import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "@/tests/fixtures/site";
import { copySite } from "@/tests/fixtures/site-copy";
import { exactly, type Fault, type Row, unmeasured } from "./report";
import { fillDisk, mountSmallDisk, unmountDisk } from "./small-disk";
import { waitUntil } from "./wait-until";

const pagesOf = (folder: string) => join(folder, ".next/server/app");
const healMs = 20_000;

/** Damage to a page's files: the extension and the remaining share of the file. */
const damages: { path: string; file: string; left: number }[] = [
  { path: "/datasets", file: "html", left: 0 },
  { path: "/isp-proxies", file: "html", left: 0.5 },
  { path: "/mobile-proxies", file: "rsc", left: 0 },
  { path: "/faq", file: "meta", left: 0.5 },
];

const isWhole = (status: number, text: string) => status === 200 && text.trimEnd().endsWith("</html>");

async function readPage(url: string, path: string): Promise<{ whole: boolean; isTruncated: boolean }> {
  const response = await fetch(url + path, { headers: { "accept-encoding": "identity" } });
  const text = await response.text();
  const whole = isWhole(response.status, text);
  return { whole, isTruncated: response.status === 200 && !whole };
}

/**
 * Requests pages until all are complete; returns how many never were, and how often an incomplete one had
 * status 200.
 */
async function watchPages(url: string, paths: readonly string[]) {
  const missing = new Set(paths);
  let truncated = 0;
  await waitUntil(
    async () => {
      for (const path of missing) {
        const { whole, isTruncated } = await readPage(url, path);
        if (whole) missing.delete(path);
        if (isTruncated) truncated += 1;
      }
      return missing.size === 0;
    },
    healMs,
    500,
  );
  return { missing: missing.size, truncated };
}

/** Fault: a site starts with truncated page files. */
async function startOnDamaged(): Promise<Row[]> {
  const copy = copySite();
  try {
    for (const { path, file, left } of damages) {
      const name = join(pagesOf(copy.folder), `${path}.${file}`);
      const bytes = readFileSync(name);
      // The copy shares its files with the build.
      rmSync(name);
      writeFileSync(name, bytes.subarray(0, Math.floor(bytes.length * left)));
    }
    const site = await startSite({}, copy.folder);
    try {
      const paths = damages.map(({ path }) => path);
      const { missing, truncated } = await watchPages(site.url, paths);
      return [
        exactly("truncated files: incomplete pages with status 200", truncated, 0),
        exactly("truncated files: pages never restored", missing, 0),
      ];
    } finally {
      await site.stop("SIGKILL");
    }
  } finally {
    copy.remove();
  }
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
async function renderOnFullDisk(): Promise<Row[]> {
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
    const after = await watchPages(second.url, [path]);
    await second.stop("SIGKILL");
    return [
      exactly("disk full: incomplete pages", before.filter((whole) => !whole).length, 0),
      exactly("disk full: files left empty", empty, 0),
      exactly("disk full: logged", Number(isLogged), 1),
      exactly("disk full: incomplete pages with status 200 after the restart", after.truncated, 0),
      exactly("disk full: pages missing after the restart", after.missing, 0),
    ];
  } finally {
    unmount?.();
    copy.remove();
  }
}

async function run(): Promise<Row[]> {
  return [...(await startOnDamaged()), ...(await renderOnFullDisk())];
}

export const damagedPages: Fault = { name: "damaged pages", run };
