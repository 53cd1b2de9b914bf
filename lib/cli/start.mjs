// `npm start`: installs and builds if necessary, then serves the site until it is stopped.
import { spawn } from "node:child_process";
import process from "node:process";
import {
  buildFolders,
  ensureBuilt,
  ensureInstalled,
  node,
  readSettings,
  root,
  serverEnv,
} from "./prepare.mjs";

await ensureInstalled();
// Check settings and ports before the build, which takes a minute.
const settings = readSettings("--check-ports");
const folder = await ensureBuilt(settings, buildFolders, { isLastGoodEnough: true });

const server = spawn(node, ["server.ts"], {
  cwd: root,
  env: { ...serverEnv, ...settings.env, NODE_ENV: "production", BUILD_FOLDER: folder },
  stdio: "inherit",
});
// The server drains on its own; this process waits for it and passes on its exit code.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
