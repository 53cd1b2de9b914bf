// `npm run release`: packs the built site, its packages and Node into one archive that starts without a registry or
// a build. The same source gives the same bytes: files are sorted, owned by root, and dated by the last commit.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
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

/** When the last commit was made, in seconds since 1970. */
const readDate = (): string =>
  execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root }).toString().trim();

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

/**
 * Next writes the folder in which it built into its manifest of the server's files; a server uses its own folder instead.
 * @throws Error if another file of the build names that folder: then the bytes of a release depend on where it was made.
 */
function removeBuildPath(folder: string): void {
  const buildPath = resolve(root);
  for (const name of ["required-server-files.json", "required-server-files.js"]) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(buildPath, "."));
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && readFileSync(file).includes(buildPath))
      throw new Error(
        `${relative(folder, file)} contains the path of the folder in which the site was built.`,
      );
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
  removeBuildPath(join(target, ".next"));
  writeFileSync(join(target, "next.config.mjs"), await buildConfig());
}

const blockBytes = 1_048_576;

/** Blocks of one size: the compressor's output depends on how its input is split. */
async function* toBlocks(source: AsyncIterable<Buffer>) {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= blockBytes; rest = rest.subarray(blockBytes)) yield rest.subarray(0, blockBytes);
  }
  yield rest;
}

/** Packs `name` below `parent` and returns the archive's SHA-256. */
async function pack(parent: string, name: string, file: string): Promise<string> {
  const date = `@${readDate()}`;
  const owner = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go+rX,go-w"];
  const args = ["--sort=name", `--mtime=${date}`, ...owner, "--format=gnu", "-C", parent, "-cf", "-", name];
  const tar = spawn("tar", args, { stdio: ["ignore", "pipe", "inherit"] });
  const compress = createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: 12,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    },
  });
  const [[code]] = await Promise.all([
    once(tar, "close"),
    pipeline(tar.stdout, toBlocks, compress, createWriteStream(file)),
  ]);
  if (code !== 0) throw new Error(`tar ended with ${code}. It must be GNU tar.`);
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
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
  const hash = await pack(parent, name, file);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  console.log(`${hash}  releases/${name}.tar.zst (${megabytes} MB)`);
} finally {
  rmSync(parent, { recursive: true, force: true });
}
