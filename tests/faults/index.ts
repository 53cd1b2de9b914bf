/**
 * The fault tests (`npm run test:faults`): break a dependency of the server and measure the effects. `--full` is the
 * long run, `--seed=N` repeats a run, names run only those faults. `--part=losses` runs those that count lost data,
 * `--part=waits` those that measure waiting times.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { crashAfterSend } from "./crash-after-send";
import { crmModes } from "./crm-modes";
import { damagedPages } from "./damaged-pages";
import { databaseLocked, diskFull } from "./database-unavailable";
import { diskErrors } from "./disk-errors";
import { kills } from "./kills";
import { postgresRestarts } from "./postgres-restarts";
import { readFlood } from "./read-flood";
import { type Fault, finish, measure, printRows, type Row } from "./report";
import { createSeededRandom } from "./seeded-random";
import { shutdown } from "./shutdown";
import { silentHost } from "./silent-host";
import { slowClients } from "./slow-clients";
import { syncOrder } from "./sync-order";

/** Lanes run in parallel. These faults count losses and have no tight timing. */
const losses: Fault[][] = [
  [kills],
  // Mostly idle.
  [crmModes],
  [crashAfterSend, syncOrder, diskErrors, postgresRestarts, damagedPages],
];
/** These measure waiting times, so only slow clients, which are mostly idle, run beside the first ones of the others. */
const waits: Fault[][] = [[slowClients], [diskFull, databaseLocked, readFlood, silentHost, shutdown]];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: "boolean", default: false },
    seed: { type: "string" },
    part: { type: "string" },
  },
});
const { part = "all" } = values;
if (!["all", "losses", "waits"].includes(part)) throw new Error(`There is no part "${part}"`);
const seed = Number(values.seed ?? randomInt(2 ** 32));
if (!Number.isInteger(seed)) throw new Error("The seed is not an integer");
const unknown = positionals.filter(
  (name) => ![...losses, ...waits].flat().some((fault) => fault.name === name),
);
if (unknown.length > 0) throw new Error(`There is no fault "${unknown.join('", "')}"`);
const isChosen = ({ name }: Fault) => positionals.length === 0 || positionals.includes(name);
const began = performance.now();

/** Runs faults one after the other; returns all figures. */
async function runLane(faults: Fault[]): Promise<Row[]> {
  const all: Row[] = [];
  for (const fault of faults.filter(isChosen)) {
    const start = performance.now();
    const rows = await measure(() => fault.run({ isFull: values.full, random: createSeededRandom(seed) }));
    printRows(fault.name, rows);
    console.log(`${"".padEnd(16)} took ${Math.round((performance.now() - start) / 1_000)} s`);
    all.push(...rows);
  }
  return all;
}

console.log(`Seed ${seed} (--seed=${seed} repeats it), ${values.full ? "full" : "short"} run.`);
const rows: Row[] = [];
const runLanes = async (lanes: Fault[][]) => (await Promise.all(lanes.map(runLane))).flat();
if (part !== "waits") rows.push(...(await runLanes(losses)));
if (part !== "losses") rows.push(...(await runLanes(waits)));
printRows(
  "not kept",
  rows.filter(({ pass }) => pass === false),
);
if (rows.length === 0) console.log("None of the chosen faults is in this part.");
finish("Faults", rows, began);
