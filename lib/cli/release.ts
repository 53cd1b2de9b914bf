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
  renameSync,
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
  "app",
  "components",
  "content",
  "lib",
  "public",
  "server.ts",
  "package.json",
  "tsconfig.json",
  ".env.example",
  "README.md",
  "package-lock.json",
  "prismic.config.json",
  "prismicio-types.d.ts",
];

/** Packages that only a build needs: the compiler and the style sheet tools. */
const buildPackages = /^(?:@next\/swc-|@tailwindcss\/|lightningcss|tailwindcss$|caniuse-lite$)/;

/** Build output that the server does not need: records and caches of the build, and what a site in the same folder has written. */
const isLeftOut = (path: string) =>
  /^(?:build-stamp|cache|dev|diagnostics|lock|running|server\/route-cache|trace|trace-build|types)$/.test(
    path,
  );
/** Source maps, dependency traces and type declarations. */
const isForDebugging = (path: string) => /\.(?:map|nft\.json|d\.ts)$/.test(path);
/** The package `node` also has the original download of its program, and headers for compilers. */
const isNodeDownload = (path: string) => path.startsWith(join(root, "node_modules/node/node_modules"));

/** Paths of the packages that production needs, such as `node_modules/pg`; from the lock file. */
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

/** The source files that are tracked by git. */
function listSource(): string[] {
  const output = execFileSync("git", ["ls-files", "-z", "--", ...sourcePaths], { cwd: root });
  return output.toString().split("\0").filter(Boolean);
}

/**
 * The source of `next.config.mjs`: the values of `next.config.ts`, for which a server would need the TypeScript compiler. Functions
 * (headers, rewrites) are dropped: the build has evaluated them.
 */
async function toServerConfig(): Promise<string> {
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
  writeFileSync(join(target, "next.config.mjs"), await toServerConfig());
}

/**
 * Packs the folder `name` in `parent`. Files belong to root and have the commit's date, because the site compares dates to find
 * stale pages: a built page must be neither older than its content nor newer than what was published after the build.
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
    pipeline(tar.stdout, compress, createWriteStream(`${file}.partial`)),
  ]);
  if (code !== 0) {
    rmSync(`${file}.partial`);
    throw new Error(`tar failed (${code}), see above. GNU tar is required.`);
  }
  renameSync(`${file}.partial`, file);
}

/** Refuses uncommitted files: the build may contain them, but the source files in the archive would not. */
function requireCommitted(): void {
  const changed = execFileSync("git", ["status", "--porcelain"], { cwd: root }).toString();
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
