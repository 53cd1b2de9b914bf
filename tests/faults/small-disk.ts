import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { errorCodeOf } from "@/lib/base/error-code";

/** Mounts a disk in memory; false without permission to mount. */
export const mountSmallDisk = (folder: string, megabytes: number): boolean =>
  spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" })
    .status === 0;

export const unmountDisk = (folder: string) => void spawnSync("umount", ["-l", folder], { stdio: "ignore" });

/** Writes to a file until its disk is full. */
export function fillDisk(file: string): void {
  for (const size of [65_536, 4_096]) {
    try {
      for (const bytes = Buffer.alloc(size); ; ) writeFileSync(file, bytes, { flag: "a" });
    } catch (error) {
      if (errorCodeOf(error) !== "ENOSPC") throw error;
    }
  }
}
