/**
 * `npm run test:release`: makes a release of a copy of this repository, and starts it as on a machine without npm, a
 * registry or a build. The limit for ready times is meant for an otherwise idle machine.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { programFlags, serverEnv } from "@/lib/cli/prepare.mjs";
import { atMost, exactly, finish, measure, printRows, type Row, unmeasured } from "@/tests/faults/report";
import { buildInquiry, sendInquiry } from "@/tests/faults/send-inquiry";
import { waitUntil } from "@/tests/faults/wait-until";
import { findFreePort } from "@/tests/fixtures/free-port";
import { copyRepository } from "@/tests/fixtures/repository-copy";

const maxMegabytes = 150;
const maxReadyMs = 3_000;
/** The best of them counts, because other processes may slow one down. */
const starts = 3;
/** What the process manager of the README waits for. */
const maxStopMs = 10_000;

/** Makes the release of this repository's files in `folder`; returns the archive. */
function makeRelease(folder: string): string {
  copyRepository(folder);
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("init");
  git("add", "--all");
  git("-c", "user.name=Release", "-c", "user.email=release@oxbow.example", "commit", "--message=Copy");
  execFileSync(process.execPath, [...programFlags, "lib/cli/release.ts"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [name = ""] = readdirSync(join(folder, "releases"));
  return join(folder, "releases", name);
}

/** Unpacks an archive below `parent` and returns its folder. */
async function unpack(file: string, parent: string): Promise<string> {
  mkdirSync(parent);
  const tar = spawn("tar", ["-xf", "-", "-C", parent], { stdio: ["pipe", "inherit", "inherit"] });
  const closed = once(tar, "close");
  await pipeline(createReadStream(file), createZstdDecompress(), tar.stdin);
  await closed;
  return join(parent, basename(file, ".tar.zst"));
}

/** Starts the server with its own Node and nothing else on the PATH, and waits until it is ready. */
async function start(folder: string, dataDir: string) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(join(folder, "node_modules/.bin/node"), ["server.ts"], {
    cwd: folder,
    env: { ...serverEnv, NODE_ENV: "production", PATH: dataDir, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(child, "exit");
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  if (!(await waitUntil(isReady, 60_000, 20))) throw new Error("the server does not become ready");
  const readyMs = performance.now() - began;
  return {
    url,
    readyMs,
    /** Stops the server; returns how long that took, and its exit code. */
    async stop() {
      const asked = performance.now();
      child.kill("SIGTERM");
      const [code] = await exited;
      return { code, ms: performance.now() - asked };
    },
  };
}

async function checkAnswers(url: string): Promise<Row[]> {
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const home = await fetch(url);
  const [script = "no script"] = /\/_next\/static\/[^"]+\.js/.exec(await home.text()) ?? [];
  const lead = await sendInquiry(url, buildInquiry(randomUUID()));
  return [
    exactly("status of /", home.status, 200),
    exactly("status of a product page", await statusOf("/residential-proxies"), 200),
    exactly("status of a script", await statusOf(script), 200),
    exactly("status of a lead", lead.status, 200),
  ];
}

async function checkServer(folder: string, parent: string): Promise<Row[]> {
  const rows: Row[] = [];
  const readyTimes: number[] = [];
  for (let run = 0; run < starts; run += 1) {
    const dataDir = mkdtempSync(join(parent, "data-"));
    const server = await start(folder, dataDir);
    readyTimes.push(server.readyMs);
    if (run === 0) rows.push(...(await checkAnswers(server.url)));
    const { code, ms } = await server.stop();
    rows.push(exactly("exit code after SIGTERM", code, 0), atMost("stopped after", ms, maxStopMs, "ms"));
  }
  console.log(`Ready after ${readyTimes.map((ms) => `${Math.round(ms)} ms`).join(", ")}.`);
  return [...rows, atMost(`ready, best of ${starts} starts`, Math.min(...readyTimes), maxReadyMs, "ms")];
}

/** `systemd-analyze` prints what it does not know, but exits with 0 then. */
function checkUnit(folder: string, parent: string): Row {
  const figure = "complaints of systemd-analyze verify about the unit";
  const [, unit = ""] =
    /```ini\n(# oxbow\.service\n.*?)```/s.exec(readFileSync("lib/server/README.md", "utf8")) ?? [];
  const file = join(parent, "oxbow.service");
  writeFileSync(file, unit.replaceAll("/srv/oxbow/current", folder));
  const { error, status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", file], {
    encoding: "utf8",
  });
  if (error) return unmeasured(figure, "systemd is not installed");
  if (stdout + stderr !== "") console.log(stdout + stderr);
  const lines = stderr.split("\n").length - 1;
  return exactly(figure, unit !== "" && status === 0 ? lines : -1, 0);
}

const began = performance.now();
const parent = mkdtempSync(join(tmpdir(), "oxbow-release-test-"));
const rows = await measure(async () => {
  const archive = makeRelease(join(parent, "source"));
  const folder = await unpack(archive, join(parent, "unpacked"));
  return [
    atMost("size of the archive", statSync(archive).size / 1e6, maxMegabytes, "MB"),
    checkUnit(folder, parent),
    ...(await checkServer(folder, parent)),
  ];
});
rmSync(parent, { recursive: true, force: true });
printRows("release", rows);
finish("Release", rows, began);
