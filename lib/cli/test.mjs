// `npm test`: installs what is missing and runs every check but `release`, or the named ones. Builds
// the site and finds a browser only for checks that need them. `--full` (`npm run test:full`) is the long run: every
// width, long fault rounds, many cases per property. Failures are printed again at the end, in case the log is
// truncated; the last line has the totals.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import {
  buildFolders,
  childEnv,
  ensureBrowser,
  ensureInstalled,
  node,
  programFlags,
  root,
} from "./prepare.mjs";

/**
 * What runs in parallel on two cores: steps run in sequence, the lanes of a step in parallel, and the checks of a lane
 * in sequence. A build writes the types of the routes. Contract tests, losses and the cluster wait for servers most of
 * the time, and measure no durations. Browser tests keep both cores busy. Faults measure waiting times, and
 * the release how fast it starts, so nothing runs in parallel with them.
 */
const steps = [
  [["build", "types", "losses", "cluster"], ["lint", "unit"], ["contract"]],
  [["browser"]],
  [["budgets"]],
  [["faults"]],
  [["release"]],
];
const needBrowser = ["browser", "budgets"];
const needSite = ["losses", "cluster", "faults", ...needBrowser];

const given = process.argv.slice(2);
const isFull = given.includes("--full");
const named = given.filter((arg) => arg !== "--full");
const allChecks = steps.flat(2).filter((name) => name !== "build");
const unknown = named.find((name) => !allChecks.includes(name));
if (unknown !== undefined) {
  console.error(`There is no check "${unknown}". Checks: ${allChecks.join(", ")}.`);
  process.exit(2);
}
const chosen = named.length > 0 ? named : allChecks.filter((name) => isFull || name !== "release");
const isChosen = (name) =>
  name === "build" ? chosen.some((check) => needSite.includes(check)) : chosen.includes(name);

const results = join(root, "tests/.results");

/** Compile cache for programs that tests start many times. */
const compileCache = join(root, "node_modules/.cache/tests");

/** These give way to the build that runs in parallel, because the checks after it need the site. */
const lowPriority = ["unit", "contract"];

const memoryFolder = "/dev/shm";

/**
 * Puts temporary files into memory if there is room for them. Unit and contract tests sync databases to disk thousands of
 * times, and during a build one sync can take longer than the store waits for a write.
 */
function temporaryFiles() {
  if (process.env.TMPDIR !== undefined || !existsSync(memoryFolder)) return {};
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize > 2 ** 30 ? { TMPDIR: memoryFolder } : {};
}

/** Enough for the list of failures at the end of a test runner's output. */
const tailLength = 6_000;

/** Prints whole lines with the name of their check, because parallel checks share the output. */
function printLines(name, stream, to) {
  let rest = "";
  const print = (line) => to.write(`${name.padEnd(8)} | ${line}\n`);
  stream.setEncoding("utf8").on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) print(line);
  });
  stream.on("end", () => rest !== "" && print(rest));
}

/**
 * Runs a command and shows its output.
 * @returns {Promise<{ succeeded: boolean, tail: string }>} whether the exit code was 0, and the end of the
 * output
 */
async function watch(name, file, args, env = {}) {
  const inColor = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(file, args, {
    cwd: root,
    env: {
      ...childEnv,
      NODE_COMPILE_CACHE: compileCache,
      ...(executable && { CHROME_PATH: executable }),
      ...env,
      ...inColor,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (lowPriority.includes(name)) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let tail = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    printLines(name, from, to);
    from.on("data", (text) => {
      tail = (tail + stripVTControlCharacters(text)).slice(-tailLength);
    });
  }
  const closed = once(child, "close");
  const [code] = await once(child, "exit");
  // Do not wait for a process that a test has left running and that keeps the pipe open.
  await Promise.race([closed, delay(2_000)]);
  return { succeeded: code === 0, tail };
}

const command = (name, file, args) => ({
  name,
  run: async () => {
    const { succeeded, tail } = await watch(name, file, args);
    return succeeded ? { passed: 1, failed: 0, tail } : { passed: 0, failed: 1, tail };
  },
});

/** A test runner with a JSON report. A missing report or a non-zero exit code is a failure, too. */
function suite(name, args, env, countReport) {
  return {
    name,
    run: async () => {
      const report = join(results, `${name}.json`);
      const { succeeded, tail } = await watch(name, node, args(report), env(report));
      const { passed, failed } = existsSync(report)
        ? countReport(JSON.parse(readFileSync(report, "utf8")))
        : { passed: 0, failed: 1 };
      return { passed, failed: succeeded ? failed : Math.max(failed, 1), tail };
    },
  };
}

/** The unit or the contract tests; unit tests are three projects, see vitest.config.ts. */
const vitest = (name) =>
  suite(
    name,
    (report) => [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      `${name}*`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    () => ({ ...testRun, ...temporaryFiles() }),
    (json) => ({ passed: json.numPassedTests, failed: json.numTotalTests - json.numPassedTests }),
  );

const browser = () =>
  suite(
    "browser",
    () => ["node_modules/playwright/cli.js", "test", "--reporter=list,json"],
    (report) => ({ ...testRun, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    (json) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky + json.stats.skipped,
    }),
  );

const program = (name, ...args) =>
  command(name, node, [...programFlags, ...args, ...(isFull ? ["--full"] : [])]);

const npmScript = (name) => command(name, "npm", ["run", "--silent", name]);

const testRun = { TEST_RUN: isFull ? "full" : "short" };
await ensureInstalled();
const executable = chosen.some((name) => needBrowser.includes(name)) ? ensureBrowser() : undefined;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = new Map(
  [
    command("build", node, ["lib/cli/build.mjs", buildFolders[0]]),
    npmScript("types"),
    npmScript("lint"),
    vitest("unit"),
    vitest("contract"),
    browser(),
    program("faults", "tests/faults/index.ts", "--part=waits"),
    program("losses", "tests/faults/index.ts", "--part=losses"),
    program("cluster", "tests/cluster/index.ts"),
    command("budgets", node, [...programFlags, "tests/budgets.ts"]),
    command("release", node, [...programFlags, "tests/release.ts"]),
  ].map((check) => [check.name, check]),
);

const total = { passed: 0, failed: 0 };
const failures = [];

async function runCheck({ name, run }) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { passed, failed, tail } = await run();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const summary = `== ${name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  console.log(summary);
  if (failed > 0) failures.push(`\n${summary}, which ended with\n${tail}`);
  return failed === 0;
}

const began = Date.now();
let isBuilt = true;
for (const lanes of steps) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter(isChosen)) {
        if (!isBuilt && needSite.includes(name))
          console.log(`\n== ${name}: not run, because the build failed`);
        else if (!(await runCheck(checks.get(name))) && name === "build") isBuilt = false;
      }
    }),
  );
}
for (const failure of failures) console.log(failure);
console.log(`\nAfter ${Math.round((Date.now() - began) / 1000)} s:`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
