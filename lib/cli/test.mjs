// `npm test`: installs missing packages and runs all checks, or the named ones. Builds the site and finds a
// browser only for checks that need them. Failures are repeated at the end, in case the log is truncated; the
// last line has the totals.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { chooseChecks } from "./checks.mjs";
import {
  childEnv,
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  node,
  programFlags,
  readSettings,
  root,
} from "./prepare.mjs";

const results = join(root, "tests/.results");

/** Enough for the list of failures that each runner prints last. */
const tailLength = 6_000;

/**
 * Runs a command and shows its output.
 * @returns {Promise<{ succeeded: boolean, tail: string }>} whether the exit code was 0, and the end of the
 * output
 */
async function runVisibly(file, args, env = childEnv) {
  const inColor = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(file, args, {
    cwd: root,
    env: { ...env, ...inColor },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let tail = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.setEncoding("utf8").on("data", (text) => {
      to.write(text);
      tail = (tail + stripVTControlCharacters(text)).slice(-tailLength);
    });
  }
  const closed = once(child, "close");
  const [code] = await once(child, "exit");
  // Do not wait for a process that a test left behind and that keeps the pipe open.
  await Promise.race([closed, delay(2_000)]);
  return { succeeded: code === 0, tail };
}

/** A check that runs one command. */
const command = (name, file, args) => ({
  name,
  run: async () => {
    const { succeeded, tail } = await runVisibly(file, args);
    return succeeded ? { passed: 1, failed: 0, tail } : { passed: 0, failed: 1, tail };
  },
});

/** A test runner with a JSON report. A missing report or a non-zero exit code is a failure, too. */
function suite(name, args, env, countReport) {
  return {
    name,
    run: async () => {
      const report = join(results, `${name}.json`);
      const { succeeded, tail } = await runVisibly(node, args(report), { ...childEnv, ...env(report) });
      const { passed, failed } = existsSync(report)
        ? countReport(JSON.parse(readFileSync(report, "utf8")))
        : { passed: 0, failed: 1 };
      return { passed, failed: succeeded ? failed : Math.max(failed, 1), tail };
    },
  };
}

const vitest = (project) =>
  suite(
    project,
    (report) => [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    (json) => ({ passed: json.numPassedTests, failed: json.numTotalTests - json.numPassedTests }),
  );

const browser = (executable) =>
  suite(
    "browser",
    () => ["node_modules/playwright/cli.js", "test", "--reporter=list,json"],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROME_PATH: executable ?? "" }),
    (json) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky + json.stats.skipped,
    }),
  );

const npmScript = (name) => command(name, "npm", ["run", "--silent", name]);

function choose() {
  try {
    return chooseChecks(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}

const { names, needs } = choose();
await ensureInstalled();
const executable = needs.has("browser") ? ensureBrowser() : undefined;
if (needs.has("site")) await ensureBuilt(readSettings());
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = [
  npmScript("types"),
  npmScript("lint"),
  vitest("unit"),
  vitest("contract"),
  command("faults", node, [...programFlags, "tests/faults/index.ts"]),
  browser(executable),
  command("budgets", node, [...programFlags, "tests/budgets.ts"]),
].filter(({ name }) => names.includes(name));

const total = { passed: 0, failed: 0 };
const failures = [];
for (const check of checks) {
  const started = Date.now();
  console.log(`\n== ${check.name}`);
  const { passed, failed, tail } = await check.run();
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const summary = `== ${check.name}: ${passed} passed, ${failed} failed, ${seconds} s`;
  console.log(summary);
  if (failed > 0) failures.push(`\n${summary}, which ended with\n${tail}`);
}
for (const failure of failures) console.log(failure);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
