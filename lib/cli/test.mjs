// `npm test`: installs what is missing and runs every check, or those that are named. Builds the site and finds
// a browser only for checks that need them. What failed is printed again at the end, where a log that was cut
// still has it; the last line counts.
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

/** Enough for what each runner ends with: its list of failures. */
const tailLength = 6_000;

/**
 * Runs a command, its output in view.
 * @returns {Promise<{ succeeded: boolean, tail: string }>} whether it ended with 0, and the end of its output
 */
async function watch(file, args, env = childEnv) {
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
  // A process that a test left behind may hold the pipe: it is not waited for.
  await Promise.race([closed, delay(2_000)]);
  return { succeeded: code === 0, tail };
}

/** One command, one check. */
const command = (name, file, args) => ({
  name,
  run: async () => {
    const { succeeded, tail } = await watch(file, args);
    return succeeded ? { passed: 1, failed: 0, tail } : { passed: 0, failed: 1, tail };
  },
});

/** A test runner that leaves a JSON report; a run that leaves none, or a bad exit code, is a failure too. */
function suite(name, args, env, countReport) {
  return {
    name,
    run: async () => {
      const report = join(results, `${name}.json`);
      const { succeeded, tail } = await watch(node, args(report), { ...childEnv, ...env(report) });
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
