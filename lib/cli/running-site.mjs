// Detects whether a site runs from a build folder, so that no build overwrites it. Each site listens on a
// socket in its folder. Unlike a pid file, a socket is dead once its process has ended, however it ended.
// Runs before the install, so it uses only what Node 20 offers.
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, relative } from "node:path";
import process from "node:process";

/** A hung process does not reply: give up after this time. */
const replyTimeoutMs = 2_000;

const socketFolder = (folder) => join(folder, "running");

/** The shorter of the relative and the absolute path: socket paths are limited to about 100 characters. */
function shortest(path) {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Registers this process as serving the build in `folder`.
 * @param {string} folder
 * @param {string} description of the site, for a message: "the site at http://localhost:3000"
 * @returns {Promise<() => void>} unregisters the process
 */
export function registerSite(folder, description) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.on("error", () => {}).end(description));
    const path = join(socketFolder(folder), `${process.pid}-${randomBytes(4).toString("hex")}.sock`);
    // If the folder is read-only, as in a container, no build can overwrite it either.
    server.on("error", () => resolve(() => {}));
    try {
      mkdirSync(socketFolder(folder), { recursive: true });
      server.listen(shortest(path), () => resolve(() => server.close()));
      server.unref();
    } catch {
      resolve(() => {});
    }
  });
}

/** The description of the site behind a socket; null when its process has ended. */
function readDescription(path) {
  return new Promise((resolve) => {
    let description = "";
    const socket = connect(shortest(path));
    socket.setEncoding("utf8").on("data", (text) => {
      description += text;
    });
    socket.on("end", () => resolve(description));
    // A site that is too busy to reply, or belongs to another user, still counts as running.
    socket.setTimeout(replyTimeoutMs, () => socket.destroy(new Error("no reply")));
    socket.on("error", ({ code }) => resolve(["ECONNREFUSED", "ENOENT"].includes(code) ? null : "a site"));
  });
}

function listSockets(folder) {
  try {
    return readdirSync(socketFolder(folder)).map((name) => join(socketFolder(folder), name));
  } catch {
    return [];
  }
}

/**
 * Finds a site that runs from the build in `folder`.
 * @param {string} folder
 * @returns {Promise<string | null>} its description; null when none runs
 */
export async function findRunningSite(folder) {
  for (const path of listSockets(folder)) {
    const description = await readDescription(path);
    if (description !== null) return description;
    rmSync(path, { force: true });
  }
  return null;
}
