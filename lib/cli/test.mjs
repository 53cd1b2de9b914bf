// `npm test`: installs what is missing (a browser too) and runs every check. The last line counts them.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import {
  childEnv,
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  node,
  programFlags,
  root,
  run,
} from "./prepare.mjs";

const results = join(root, "tests/.results");

/** One command, one check. */
const command = (name, file, args) => ({
  name,
  run: () => (run(file, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

/** A test runner that leaves a JSON report; a run that leaves none, or a bad exit code, is a failure too. */
function suite(name, args, env, countReport) {
  return {
    name,
    run: () => {
      const report = join(results, `${name}.json`);
      const ended = run(node, args(report), { ...childEnv, ...env(report) });
      const counted = existsSync(report)
        ? countReport(JSON.parse(readFileSync(report, "utf8")))
        : { passed: 0, failed: 1 };
      return !ended && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
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

ensureInstalled();
const executable = ensureBrowser();
ensureBuilt();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const checks = [
  command("types", join(root, "node_modules/.bin/tsc"), ["--noEmit"]),
  command("lint", join(root, "node_modules/.bin/biome"), ["ci", "--error-on-warnings", "."]),
  vitest("unit"),
  vitest("contract"),
  command("faults", node, [...programFlags, "tests/faults/index.ts"]),
  browser(executable),
  command("budgets", node, [...programFlags, "tests/budgets.ts"]),
];
const wanted = process.argv.slice(2);

const total = { passed: 0, failed: 0 };
for (const check of checks) {
  if (wanted.length > 0 && !wanted.includes(check.name)) continue;
  const started = Date.now();
  console.log(`\n== ${check.name}`);
  const { passed, failed } = check.run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `== ${check.name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
