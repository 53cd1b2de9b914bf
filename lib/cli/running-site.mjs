// Tells whether a site runs from a build folder, so that no build empties the folder under it. Each site listens
// on a socket in its folder: unlike a file with a process id, it means nothing once the process has ended,
// however it did. Runs before the install, so it keeps to what Node 20 has.
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, relative } from "node:path";
import process from "node:process";

/** A process that hangs does not answer; nobody waits longer than this to know. */
const answerMs = 2_000;

const socketFolder = (folder) => join(folder, "running");

/** The shorter spelling: systems take only about 100 characters for the path of a socket. */
function shortest(path) {
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

/**
 * Announces that this process serves the build in `folder`.
 * @param {string} folder
 * @param {string} description of the site, for a message: "the site at http://localhost:3000"
 * @returns {Promise<() => void>} ends the announcement
 */
export function announceSite(folder, description) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.on("error", () => {}).end(description));
    const path = join(socketFolder(folder), `${process.pid}-${randomBytes(4).toString("hex")}.sock`);
    // A folder that can't be written, as in a read-only container, can't be emptied by a build either.
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

/** What the site behind a socket says of itself; null when its process has ended. */
function ask(path) {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(shortest(path));
    socket.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    socket.on("end", () => resolve(said));
    // A site that is too busy to answer, or another user's, is a site all the same.
    socket.setTimeout(answerMs, () => socket.destroy(new Error("no answer")));
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
 * Looks for a site that runs from the build in `folder`.
 * @param {string} folder
 * @returns {Promise<string | null>} its description; null when none runs
 */
export async function findRunningSite(folder) {
  for (const path of listSockets(folder)) {
    const description = await ask(path);
    if (description !== null) return description;
    rmSync(path, { force: true });
  }
  return null;
}
