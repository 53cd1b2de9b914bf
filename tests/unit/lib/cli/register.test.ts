import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

it("lets a command finish when its output is closed", async () => {
  const args = ["--conditions=react-server", "--import", "./lib/cli/register.mjs", "lib/cli/content.ts"];
  const child = spawn(process.execPath, [...args, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
  // Like `| head`, which closes the pipe.
  child.stdout.destroy();
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  expect(await once(child, "close")).toEqual([0, null]);
  expect(errors).toBe("");
});
