// `npm run release`: packs the built site, its packages and Node into one archive that starts without a registry or
// a build.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { errorCodeOf } from "@/lib/base/error-code";
import readConfig from "@/next.config";
import { ensureBuilt, readSettings, root } from "./prepare.mjs";

const releases = join(root, "releases");

/** What the server and the command-line programs read while they run. */
const sourcePaths = [
  ...["app", "components", "content", "lib", "public", "server.ts", "package.json", "tsconfig.json"],
  ...[".env.example", "README.md", "package-lock.json", "prismic.config.json", "prismicio-types.d.ts"],
];

/** Packages that only a build needs: the compiler and the style sheet tools. */
const buildPackages = /^(?:@next\/swc-|@tailwindcss\/|lightningcss|tailwindcss$|caniuse-lite$)/;

/** Build output that only a build or a debugger needs, and pages that a site rendered which ran from the same folder. */
const isLeftOut = (path: string) =>
  /^(?:build-stamp|cache|running|server\/route-cache|trace|trace-build|types|diagnostics)$/.test(path);
const isForDebugging = (path: string) => /\.(?:map|nft\.json|d\.ts)$/.test(path);
/** The package `node` keeps the download that its program was copied from, and headers for compilers. */
const isNodeDownload = (path: string) => path.startsWith(join(root, "node_modules/node/node_modules"));

/** The packages that production needs, from the lock file: `node_modules/pg`. */
function listPackages(): string[] {
  const lock: { packages: Record<string, { dev?: true }> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  return (
    Object.entries(lock.packages)
      .filter(([path, { dev }]) => !dev || path === "node_modules/node")
      .map(([path]) => path.replace(/^node_modules\//, ""))
      // Packages below another package are copied with it.
      .filter((name) => name !== "" && !name.includes("/node_modules/") && !buildPackages.test(name))
      .map((name) => `node_modules/${name}`)
  );
}

/** `git` knows which of the source files belong to the project. */
function listSource(): string[] {
  const output = execFileSync("git", ["ls-files", "-z", "--", ...sourcePaths], { cwd: root });
  return output.toString().split("\0").filter(Boolean);
}

/**
 * The part of `next.config.ts` that the server needs: reading TypeScript needs the compiler, and functions there
 * (headers, rewrites) are part of the build.
 */
async function buildConfig(): Promise<string> {
  const { cacheHandler = "", ...config } = await readConfig(PHASE_PRODUCTION_SERVER);
  const handler = JSON.stringify(`/${relative(root, cacheHandler)}`);
  return `export default {
  ...${JSON.stringify(config, null, 2)},
  cacheHandler: import.meta.dirname + ${handler},
};
`;
}

function copyPackage(path: string, target: string): void {
  try {
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      filter: (file) => !isForDebugging(file) && !isNodeDownload(file),
    });
  } catch (error) {
    // A package for another platform.
    if (errorCodeOf(error) !== "ENOENT") throw error;
  }
}

async function stage(folder: string, target: string): Promise<void> {
  for (const path of listSource()) cpSync(join(root, path), join(target, path));
  for (const path of listPackages()) copyPackage(path, target);
  mkdirSync(join(target, "node_modules/.bin"));
  symlinkSync("../node/bin/node", join(target, "node_modules/.bin/node"));
  cpSync(join(root, folder), join(target, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isLeftOut(relative(join(root, folder), file)) && !isForDebugging(file),
  });
  writeFileSync(join(target, "next.config.mjs"), await buildConfig());
}

/**
 * Packs `name` below `parent`. Files belong to root. All have the commit's date: no page seems older than the content, or newer
 * than what was published elsewhere since the build.
 */
async function pack(parent: string, name: string, file: string): Promise<void> {
  const committed = execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root }).toString().trim();
  const attributes = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go+rX,go-w"];
  const tar = spawn("tar", [...attributes, `--mtime=@${committed}`, "-C", parent, "-cf", "-", name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const compress = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: 12,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  });
  const [[code]] = await Promise.all([
    once(tar, "close"),
    pipeline(tar.stdout, compress, createWriteStream(file)),
  ]);
  if (code !== 0) throw new Error(`tar ended with ${code}. It must be GNU tar.`);
}

/** The archive has the committed files, but a build also reads others. */
function requireCommitted(): void {
  const changed = execFileSync("git", ["status", "--porcelain", "--", ...sourcePaths], {
    cwd: root,
  }).toString();
  if (changed !== "") throw new Error(`A release has committed files only. Commit these first:\n${changed}`);
}

requireCommitted();
const folder = await ensureBuilt(readSettings(), [".next"]);
const name = `oxbow-${readFileSync(join(root, folder, "BUILD_ID"), "utf8")}`;
const parent = mkdtempSync(join(tmpdir(), "oxbow-release-"));
try {
  mkdirSync(releases, { recursive: true });
  await stage(folder, join(parent, name));
  const file = join(releases, `${name}.tar.zst`);
  await pack(parent, name, file);
  console.log(`releases/${name}.tar.zst (${(statSync(file).size / 1e6).toFixed(1)} MB)`);
} finally {
  rmSync(parent, { recursive: true, force: true });
}
