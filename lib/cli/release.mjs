// `npm run release`: packs the built site, its packages and Node into one archive that starts without a registry or
// a build. The same source gives the same bytes: files are sorted, owned by root, and dated by the last commit.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import { ensureBuilt, ensureInstalled, readSettings, root } from "./prepare.mjs";

const releases = join(root, "releases");

/** What the server and the command-line programs read while they run. */
const sourcePaths = [
  ...["app", "components", "content", "lib", "public", "server.ts", "package.json", "tsconfig.json"],
  ...[".env.example", "README.md", "package-lock.json", "prismic.config.json", "prismicio-types.d.ts"],
];

/** Packages that only a build needs: the compiler and the style sheet tools. */
const buildPackages = /^(?:@next\/swc-|@tailwindcss\/|lightningcss|tailwindcss$|caniuse-lite$)/;

/** Build output that only a build or a debugger needs. */
const isLeftOut = (path) => /\/(?:cache|running|trace|trace-build|types|diagnostics)(?:\/|$)/.test(path);
const isForDebugging = (path) => /\.(?:map|nft\.json|d\.ts)$/.test(path);

/** The packages that production needs, from the lock file: `node_modules/pg`. */
function listPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && (!dev || path.startsWith("node_modules/node")))
    .map(([path]) => path)
    .filter((path) => !buildPackages.test(path.slice(path.lastIndexOf("node_modules/") + 13)));
}

/** `git` knows which of the source files belong to the project. */
function listSource() {
  const output = execFileSync("git", ["ls-files", "-z", "--", ...sourcePaths], { cwd: root });
  return output.toString().split("\0").filter(Boolean);
}

/** When the last commit was made; `SOURCE_DATE_EPOCH` (reproducible-builds.org) sets another time. */
function readDate() {
  const { SOURCE_DATE_EPOCH: set } = process.env;
  return set ?? execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root }).toString().trim();
}

/** The settings of `next.config.ts` as the build has resolved them: reading TypeScript needs the compiler. */
function buildConfig(folder) {
  const { config } = JSON.parse(readFileSync(join(root, folder, "required-server-files.json"), "utf8"));
  const { cacheHandler: _absolute, ...settings } = config;
  return `const config = ${JSON.stringify(settings, null, 2)};
export default { ...config, cacheHandler: \`\${import.meta.dirname}/lib/server/document/cache-handler.ts\` };
`;
}

function stage(folder, target) {
  const copy = (path, options) =>
    cpSync(join(root, path), join(target, path), { recursive: true, ...options });
  for (const path of listSource()) copy(path);
  for (const path of listPackages()) {
    // Packages below another package are copied with it.
    if (path.lastIndexOf("node_modules/") > 0) continue;
    try {
      copy(path, { filter: (source) => !isForDebugging(source), verbatimSymlinks: true });
    } catch (error) {
      // A package for another platform.
      if (error.code !== "ENOENT") throw error;
    }
  }
  copy(folder, { filter: (source) => !isLeftOut(source.slice(root.length)) && !isForDebugging(source) });
  writeFileSync(join(target, "next.config.mjs"), buildConfig(folder));
}

/** Packs `name` below `parent` and returns the archive's SHA-256. */
async function pack(parent, name, file) {
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
  await pipeline(tar.stdout, compress, createWriteStream(file));
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

await ensureInstalled();
const folder = await ensureBuilt(readSettings(), [".next"]);
const name = `oxbow-${readFileSync(join(root, folder, "BUILD_ID"), "utf8")}`;
const parent = mkdtempSync(join(tmpdir(), "oxbow-release-"));
try {
  mkdirSync(releases, { recursive: true });
  stage(folder, join(parent, name));
  const file = join(releases, `${name}.tar.zst`);
  const hash = await pack(parent, name, file);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  console.log(`${hash}  releases/${name}.tar.zst (${megabytes} MB)`);
} finally {
  rmSync(parent, { recursive: true, force: true });
}
