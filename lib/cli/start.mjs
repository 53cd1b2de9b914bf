// `npm start`: installs and builds what is missing, then serves the site until it is told to stop.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { childEnv, ensureBuilt, ensureInstalled, node, root } from "./prepare.mjs";

ensureInstalled();
ensureBuilt();

const settings = existsSync(`${root}.env`) ? ["--env-file=.env"] : [];
const server = spawn(node, [...settings, "server.ts"], {
  cwd: root,
  env: { ...childEnv, NODE_ENV: "production" },
  stdio: "inherit",
});
// The server drains on its own; this process only has to wait for it and pass on how it ended.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGTERM" ? 0 : 1)));
