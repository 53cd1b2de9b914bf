// What `npm start` and `npm test` do before their own work: install, build, find a browser. Each step is
// skipped when it is already done. Runs before the install, so it keeps to what Node 20 has.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Node 26 from the dev dependency `node`: the one the project runs on, whatever the machine has. */
export const node = join(root, "node_modules/node/bin/node");

/** The environment of child processes: the project's own commands come first on the PATH. */
export const childEnv = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` };

/** Flags with which Node runs this project's TypeScript programs. */
export const programFlags = ["--conditions=react-server", "--import", "./lib/cli/register.mjs"];

/**
 * Runs a command in the project's root; its output goes to this process's.
 * @returns {boolean} whether it ended with 0
 */
export function run(command, args, env = childEnv) {
  return spawnSync(command, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function mustRun(command, args, env) {
  if (run(command, args, env)) return;
  console.error(`\n"${[command, ...args].join(" ")}" failed; nothing was started.`);
  process.exit(1);
}

const hashOf = (parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

/** Installs the locked packages unless exactly these are there. */
export function ensureInstalled() {
  const stamp = join(root, "node_modules/.install-stamp");
  const wanted = hashOf([
    readFileSync(join(root, "package-lock.json")),
    `${process.platform}-${process.arch}`,
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(node)) return;
  console.log("Installing packages …");
  mustRun("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], process.env);
  writeFileSync(stamp, wanted);
}

const sourceFolders = ["app", "components", "content", "lib", "public", "styles"];
const sourceFiles = [
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "prismic.config.json",
  "instrumentation.ts",
  "tsconfig.json",
];

/** What an editor has not published yet is read at run time and is no part of the build. */
const unpublished = ["content/drafts", "content/scheduled"];

function* filesBelow(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (unpublished.includes(path)) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** The origin that pages name as their own; it is part of the prerendered pages, so of the build. */
export const siteUrl = () => process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;

function buildFingerprint() {
  const files = [...sourceFolders.flatMap((folder) => [...filesBelow(folder)]), ...sourceFiles];
  const settings = [
    "SITE_URL",
    "PORT",
    "DASHBOARD_URL",
    "BOOKING_URL",
    "PRISMIC_REPOSITORY",
    "PRISMIC_ENDPOINT",
    "CONTENT_DIR",
  ].map((name) => `${name}=${process.env[name] ?? ""}`);
  const env = join(root, ".env");
  return hashOf([
    ...files
      .filter((file) => existsSync(join(root, file)))
      .flatMap((file) => [file, readFileSync(join(root, file))]),
    ...settings,
    existsSync(env) ? readFileSync(env) : "",
  ]);
}

/** Builds the site unless this very source is built already. */
export function ensureBuilt() {
  const stamp = join(root, ".next/build-stamp");
  const wanted = buildFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the site …");
  mustRun(node, ["node_modules/next/dist/bin/next", "build"], {
    ...childEnv,
    NEXT_TELEMETRY_DISABLED: "1",
  });
  writeFileSync(stamp, wanted);
}

const browserPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium, or installs one: Debian's package where we may, else Playwright's own download.
 * @returns {string | undefined} its path; undefined means Playwright's own
 */
export function ensureBrowser() {
  const found = [process.env.CHROME_PATH, ...browserPaths].find((path) => path && existsSync(path));
  if (found) return found;
  console.log("Installing a browser for the tests …");
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    const installed = browserPaths.find((path) => existsSync(path));
    if (installed) return installed;
  }
  mustRun(join(root, "node_modules/.bin/playwright"), ["install", "chromium"]);
  return undefined;
}
