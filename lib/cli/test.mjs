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
const reportOf = (name) => join(results, `${name}.json`);

const npmScript = (name) => ["npm", "run", "--silent", name];
const program = (...args) => [node, ...programFlags, ...args];
const longRun = isFull ? ["--full"] : [];
const vitest = (name) => [
  ...[node, "node_modules/vitest/vitest.mjs", "run", "--project", `${name}*`],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`],
];

/** Each check is one command. */
const commands = {
  build: [node, "lib/cli/build.mjs", buildFolders[0]],
  types: npmScript("types"),
  lint: npmScript("lint"),
  // Three projects, see vitest.config.ts.
  unit: vitest("unit"),
  contract: vitest("contract"),
  browser: [node, "node_modules/playwright/cli.js", "test", "--reporter=list,json"],
  faults: program("tests/faults/index.ts", "--part=waits", ...longRun),
  losses: program("tests/faults/index.ts", "--part=losses", ...longRun),
  cluster: program("tests/cluster/index.ts", ...longRun),
  budgets: program("tests/budgets.ts"),
  release: program("tests/release.ts"),
};

/** These write a JSON report with the number of their tests. Any other check counts as one. */
const testRunners = ["unit", "contract", "browser"];

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
 * Runs the command of a check and shows its output.
 * @returns {Promise<{ succeeded: boolean, tail: string }>} whether the exit code was 0, and the end of the
 * output
 */
async function watch(name) {
  const [file, ...args] = commands[name];
  const child = spawn(file, args, {
    cwd: root,
    env: {
      ...childEnv,
      TEST_RUN: isFull ? "full" : "short",
      // For programs that tests start many times.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/tests"),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
      ...(executable && { CHROME_PATH: executable }),
      ...(lowPriority.includes(name) && temporaryFiles()),
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
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

/** The numbers in a report of Vitest or Playwright; a missing report is a failure. */
function readReport(name) {
  if (!existsSync(reportOf(name))) return { passed: 0, failed: 1 };
  const { stats, numPassedTests, numTotalTests } = JSON.parse(readFileSync(reportOf(name), "utf8"));
  return stats === undefined
    ? { passed: numPassedTests, failed: numTotalTests - numPassedTests }
    : { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

await ensureInstalled();
const executable = chosen.some((name) => needBrowser.includes(name)) ? ensureBrowser() : undefined;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
const failures = [];

/** Runs a check, adds its numbers to the total, and returns whether all of it passed. */
async function runCheck(name) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { succeeded, tail } = await watch(name);
  const counts = testRunners.includes(name) ? readReport(name) : { passed: Number(succeeded), failed: 0 };
  const failed = succeeded ? counts.failed : Math.max(counts.failed, 1);
  total.passed += counts.passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const summary = `== ${name}: ${counts.passed} passed, ${failed} failed, ${seconds} s`;
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
        else if (!(await runCheck(name)) && name === "build") isBuilt = false;
      }
    }),
  );
}
for (const failure of failures) console.log(failure);
console.log(`\nAfter ${Math.round((Date.now() - began) / 1000)} s:`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
