/**
 * Preloaded into a server (`NODE_OPTIONS=--import=…`), so that a fault can change the server's clock. On SIGUSR2 the
 * server reads the offset in milliseconds from the file in `CLOCK_OFFSET_FILE`.
 */
import { readFileSync } from "node:fs";
import process from "node:process";

const RealDate = Date;
let offset = 0;

process.on("SIGUSR2", () => {
  offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, "utf8"));
});

const now = () => RealDate.now() + offset;

// Next wraps Date and copies only its own properties, so UTC and parse must be own properties.
globalThis.Date = class extends RealDate {
  static now = now;
  static UTC = RealDate.UTC;
  static parse = RealDate.parse;

  constructor(...args) {
    super(...(args.length === 0 ? [now()] : args));
  }
};
