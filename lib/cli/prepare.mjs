// What `npm start` and `npm test` do first: install packages, build, find a browser. Each step is skipped
// when it is up to date. This file runs before the install, so it uses only what Node 20 offers.
import { spawnSync } from "node:child_process";
import { createHash, hkdfSync } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { findRunningSite } from "./running-site.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The Node 26 binary from the dev dependency `node`, whatever version the machine has. */
export const node = join(root, "node_modules/node/bin/node");

/** The environment of child processes: local binaries come first on the PATH. */
export const childEnv = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` };

/**
 * The server's environment: less memory. glibc keeps up to 16 memory pools and returns little of them to the system; two pools save
 * about 140 MB after the first pages. With a heap limit below 2 GB, V8 collects garbage earlier, which saves about 40 MB after the
 * start. The heap needs far less than the limit.
 */
export const serverEnv = { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-old-space-size=1024" };

/** Node's flags for a TypeScript program of `lib/cli`. */
export const programFlags = ["--conditions=react-server", "--import", "./lib/cli/register.mjs"];

/**
 * Runs a command in the project root and forwards its output.
 * @returns {boolean} whether the exit code was 0
 */
function run(command, args, env = childEnv) {
  return spawnSync(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function mustRun(command, args, env) {
  if (!run(command, args, env)) fail(`"${[command, ...args].join(" ")}" failed; nothing was started.`);
}

/** Build folders. The second one is used when a running site occupies the first. */
export const buildFolders = [".next", ".next-2"];

/** The first running site that was started from one of the folders, or null. */
async function findSiteIn(folders) {
  for (const folder of folders) {
    const site = await findRunningSite(join(root, folder));
    if (site !== null) return site;
  }
  return null;
}

const hashOf = (parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

/** Whether this process may install Debian's packages. */
const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function installDebian(...packages) {
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

/**
 * Node 26 needs libatomic, which a minimal Debian lacks. Checked before the packages are installed, because their
 * install scripts run with Node 26.
 */
function ensureLibatomic() {
  const isMissing = () => {
    const libraries = spawnSync("/sbin/ldconfig", ["-p"], { encoding: "utf8" }).stdout;
    return Boolean(libraries) && !libraries.includes("libatomic.so.1");
  };
  if (!isMissing()) return;
  if (canInstall()) {
    console.log("Installing libatomic, which Node 26 needs …");
    installDebian("libatomic1");
  }
  if (isMissing())
    fail("Node 26 needs the library libatomic.so.1. On Debian and Ubuntu: apt-get install libatomic1");
}

/** Installs the locked packages unless they are already installed. */
export async function ensureInstalled() {
  const stamp = join(root, "node_modules/.install-stamp");
  const wanted = hashOf([
    readFileSync(join(root, "package-lock.json")),
    `${process.platform}-${process.arch}`,
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(node)) return;
  const site = await findSiteIn(buildFolders);
  if (site)
    fail(`The list of packages has changed, but ${site} runs with the installed ones: stop it first.`);
  ensureLibatomic();
  console.log("Installing packages …");
  mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], process.env);
  writeFileSync(stamp, wanted);
}

/**
 * The site's settings from the environment and `.env`. Prints the invalid ones and exits.
 * @param {string[]} args of `read-settings.ts`
 * @returns {{ env: Record<string, string>, build: Record<string, unknown> }} the environment merged with
 * `.env`, and the settings that a build depends on
 */
export function readSettings(...args) {
  const { status, stdout } = spawnSync(node, [...programFlags, "lib/cli/read-settings.ts", ...args], {
    cwd: root,
    env: childEnv,
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) process.exit(1);
  return JSON.parse(stdout);
}

const sourceFolders = ["app", "components", "lib", "public", "styles"];
const sourceFiles = [
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "prismic.config.json",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "tsconfig.json",
];

/** Inside the source folders but not part of the build: unpublished content and the command-line programs. */
const notBuilt = ["content/drafts", "content/scheduled", "lib/cli"].map((path) => join(root, path));

function* filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (notBuilt.includes(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Hashes of a build's inputs: `code` of source and settings, `all` also of the published content. */
function buildFingerprint(build) {
  const hashFiles = (folders, files) =>
    hashOf(
      [
        ...folders.filter((folder) => existsSync(folder)).flatMap((folder) => [...filesBelow(folder)]),
        ...files,
      ]
        .flatMap((file) => [relative(root, file), readFileSync(file)])
        .concat(JSON.stringify(build)),
    );
  const documents = resolve(root, String(build.CONTENT_DIR), "documents");
  const files = sourceFiles.map((file) => join(root, file)).filter((file) => existsSync(file));
  const code = hashFiles(
    sourceFolders.map((folder) => join(root, folder)),
    files,
  );
  return { code, all: hashOf([code, hashFiles([join(root, "content"), documents], [])]) };
}

const stampOf = (folder) => join(root, folder, "build-stamp");

/** A hash of a build's manifests: a power loss may leave them empty, and then the site can't start. */
function hashManifests(folder) {
  const files = ["", "server"].flatMap((name) => {
    const path = join(root, folder, name);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    return names
      .filter((name) => name === "BUILD_ID" || name.endsWith(".json"))
      .map((name) => join(path, name));
  });
  return hashOf(files.flatMap((file) => [basename(file), readFileSync(file)]));
}

/** The fingerprint and time of a build in a folder; null without a readable stamp, or if the build is damaged. */
function readStamp(folder) {
  const path = stampOf(folder);
  try {
    const { manifests, ...stamp } = JSON.parse(readFileSync(path, "utf8"));
    return manifests === hashManifests(folder) ? { ...stamp, madeAt: statSync(path).mtimeMs } : null;
  } catch {
    return null;
  }
}

/**
 * With `BUILD_KEY`, derives the keys of preview cookies from it, which Next otherwise draws at random, in the two files
 * that Next writes them to; see lib/server/next/prerender-manifest.ts. They do not depend on the source: while a new
 * release replaces an old one, an editor's preview must work on servers of both. SECURITY: the keys give access to drafts.
 */
function fixPreviewKeys(folder, buildKey) {
  const path = join(root, folder, "prerender-manifest.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  for (const [name, key] of Object.entries(manifest.preview))
    manifest.preview[name] = Buffer.from(hkdfSync("sha256", buildKey, "", name, key.length / 2)).toString(
      "hex",
    );
  writeFileSync(path, JSON.stringify(manifest));
  writeFileSync(join(root, folder, "server/preview-props.json"), JSON.stringify(manifest.preview));
}

/**
 * Builds the site unless a build with the same fingerprint exists, into a folder that no running site uses.
 * With two folders the older build is overwritten, so the last good one survives a failed build.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {string[]} folders that may hold the build
 * @param {{ isLastGoodEnough?: boolean }} options whether a failed build falls back to the last good build of
 * the same code, so that invalid content does not prevent a start
 * @returns {Promise<string>} the folder of the build
 */
export async function ensureBuilt(
  { env, build },
  folders = buildFolders.slice(0, 1),
  { isLastGoodEnough = false } = {},
) {
  const wanted = buildFingerprint(build);
  const built = folders.find((folder) => readStamp(folder)?.all === wanted.all);
  if (built) return built;
  const sites = await Promise.all(folders.map((folder) => findSiteIn([folder])));
  const [free] = folders
    .filter((_, at) => sites[at] === null)
    .sort((a, b) => (readStamp(a)?.madeAt ?? 0) - (readStamp(b)?.madeAt ?? 0));
  if (free === undefined) fail(`A new build would take down ${sites.join(" and ")}: stop it first.`);
  console.log(`Building the site into ${free} …`);
  rmSync(stampOf(free), { force: true });
  // The type check reads the route types of all build folders, and an older build may name a route that is gone.
  for (const folder of folders) rmSync(join(root, folder, "types"), { recursive: true, force: true });
  const isDone = run(node, ["node_modules/.bin/next", "build"], {
    ...env,
    BUILD_FOLDER: free,
    BUILD_ID: wanted.all.slice(0, 16),
    NEXT_TELEMETRY_DISABLED: "1",
  });
  if (isDone) {
    if (env.BUILD_KEY) fixPreviewKeys(free, env.BUILD_KEY);
    writeFileSync(stampOf(free), JSON.stringify({ ...wanted, manifests: hashManifests(free) }));
    return free;
  }
  const lastGood = folders.find((folder) => readStamp(folder)?.code === wanted.code);
  if (!isLastGoodEnough || lastGood === undefined) {
    fail(
      'The build failed; nothing was started. "npm run content -- validate" lists what is wrong with content.',
    );
  }
  console.error(
    `\nThe build failed on the new content. The site starts with its last good build (${lastGood}).`,
  );
  return lastGood;
}

const browserPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Has the metrics of Arial, the fallback for our fonts; tests of layout shift need it. */
const systemFont = "/usr/share/fonts/truetype/liberation";

/**
 * Finds a Chromium and a system font or installs them: Debian's packages as root, otherwise Playwright's download.
 * @returns {string | undefined} its path; undefined means Playwright's own
 */
export function ensureBrowser() {
  const find = () => [process.env.CHROME_PATH, ...browserPaths].find((path) => path && existsSync(path));
  if (canInstall() && (!find() || !existsSync(systemFont))) {
    console.log("Installing a browser and a system font for the tests …");
    installDebian(...(find() ? [] : ["chromium"]), "fonts-liberation");
  }
  const found = find();
  if (found) return found;
  console.log("Installing a browser for the tests …");
  mustRun(join(root, "node_modules/.bin/playwright"), ["install", "chromium"]);
  return undefined;
}

/** Installs nginx for the tests where it is missing, as root on Debian; elsewhere they do without it. */
export function ensureNginx() {
  if (!canInstall() || spawnSync("nginx", ["-v"]).error === undefined) return;
  console.log("Installing nginx for the tests …");
  installDebian("nginx-light");
  // The package starts a server of its own on port 80.
  spawnSync("systemctl", ["disable", "--now", "nginx"]);
}
