/**
 * `npm run bench:build`: how build time and memory grow with the number of location pages. Builds copies of this
 * repository with generated cities in a temporary folder; nothing here is changed. Optional sizes: `npm run bench:build
 * -- 200 1000`.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { type Locations, locationsSchema } from "@/lib/content/endpoints/schemas";
import { minIpsForCityPage } from "@/lib/features/locations/country-report";
import { copyRepository } from "./fixtures/repository-copy";

const locationsFile = "content/shared-api/locations.json";
const sampleMs = 250;
/** The fields in use of the build's list of pages; `fallback: false` means 404 for every other path. */
const manifestSchema = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(
    z.string(),
    z.object({ fallback: z.union([z.string(), z.literal(false), z.null()]) }),
  ),
});

/** At most this many cities with enough IPs for a page, the largest of each country first. */
function keepCityPages(countries: Locations["countries"], most: number): number {
  let kept = 0;
  for (const country of countries) {
    country.cities = country.cities.filter(({ ips }) => ips < minIpsForCityPage || kept++ < most);
  }
  return Math.min(kept, most);
}

/** The locations with as many real or generated cities as needed for `size` country and city pages. */
function resizeLocations(size: number): string {
  const locations = locationsSchema.parse(JSON.parse(readFileSync(locationsFile, "utf8")));
  const { countries } = locations;
  const wanted = Math.max(0, size - countries.length);
  const missing = wanted - keepCityPages(countries, wanted);
  for (let i = 0; i < missing; i++) {
    const country = countries[i % countries.length];
    if (!country) break;
    country.cities.push({
      name: `Sample ${i + 1}`,
      lat: (i % 120) - 60,
      lon: (i % 340) - 170,
      ips: minIpsForCityPage,
    });
    country.ips.RP = (country.ips.RP ?? 0) + minIpsForCityPage;
  }
  return JSON.stringify(locations);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

type Sample = { pid: number; memory: number; cpuSeconds: number };

/** A process and its descendants: memory in bytes, and CPU time of each since its start. */
function sampleProcesses(root: number): Sample[] {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,cputimes="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const processes = new Set([root]);
  for (let grown = true; grown; ) {
    const before = processes.size;
    for (const [pid = 0, parent = 0] of rows) if (processes.has(parent)) processes.add(pid);
    grown = processes.size > before;
  }
  return rows
    .filter(([pid = 0]) => processes.has(pid))
    .map(([pid = 0, , rss = 0, cpuSeconds = 0]) => ({ pid, memory: rss * 1024, cpuSeconds }));
}

type Run = { seconds: number; cpuSeconds: number; peakMemory: number; prerendered: number; onDemand: number };

const isLocation = (path: string) => path.startsWith("/location-proxy/");

/** Location pages in the build, and location routes that render other paths on request. */
function readPages(folder: string): Pick<Run, "prerendered" | "onDemand"> {
  const { routes, dynamicRoutes } = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, ".next/prerender-manifest.json"), "utf8")),
  );
  return {
    prerendered: Object.keys(routes).filter(isLocation).length,
    onDemand: Object.entries(dynamicRoutes).filter(
      ([path, { fallback }]) => isLocation(path) && fallback !== false,
    ).length,
  };
}

async function build(folder: string): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, ["node_modules/.bin/next", "build"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  let peakMemory = 0;
  // By process, because `ps` does not list processes that have ended.
  const cpu = new Map<number, number>();
  const timer = setInterval(() => {
    const processes = sampleProcesses(child.pid ?? 0);
    peakMemory = Math.max(peakMemory, sum(processes.map(({ memory }) => memory)));
    for (const { pid, cpuSeconds } of processes) cpu.set(pid, cpuSeconds);
  }, sampleMs);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${printed.slice(-4_000)}`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, cpuSeconds: sum([...cpu.values()]), peakMemory, ...readPages(folder) };
}

async function main(sizes: number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "oxbow-bench-"));
  try {
    copyRepository(folder);
    const rows = [];
    for (const size of sizes) {
      writeFileSync(join(folder, locationsFile), resizeLocations(size));
      rmSync(join(folder, ".next"), { recursive: true, force: true });
      const { seconds, cpuSeconds, peakMemory, prerendered, onDemand } = await build(folder);
      rows.push({
        "location pages": size,
        "prerendered at build": prerendered,
        "routes rendered on demand": onDemand,
        "build, s": seconds.toFixed(1),
        "CPU time, s": cpuSeconds,
        "peak memory, MB": Math.round(peakMemory / 1_000_000),
      });
    }
    console.table(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sizes = process.argv.slice(2).map(Number);
await main(sizes.length > 0 ? sizes : [200, 1_000, 5_000]);
