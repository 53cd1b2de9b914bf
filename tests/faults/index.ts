/**
 * The fault programme (`npm run test:faults`): breaks what a server stands on and measures what is left.
 * `--full` takes hours where the short form takes minutes, `--seed=N` repeats a run, names run only those faults.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { crmModes, poisonLead } from "./crm-modes";
import { cutBeforeMark } from "./cut-before-mark";
import { databaseLocked, diskFull } from "./database-away";
import { diskErrors } from "./disk-errors";
import { flood } from "./flood";
import { kills } from "./kills";
import { postgresRestarts } from "./postgres-restarts";
import { type Fault, printRows, type Row } from "./report";
import { createSeededRandom } from "./seeded-random";
import { shutdown } from "./shutdown";
import { slowClients } from "./slow-clients";
import { syncOrder } from "./sync-order";

const faults: Fault[] = [
  ...[syncOrder, diskErrors, diskFull, databaseLocked],
  ...[poisonLead, cutBeforeMark, crmModes, postgresRestarts],
  ...[slowClients, flood, shutdown, kills],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? randomInt(2 ** 32));
const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

/** A fault that can't be measured is not a fault survived. */
async function measure({ name, run }: Fault): Promise<Row[]> {
  try {
    return await run({ isFull: values.full, random: createSeededRandom(seed) });
  } catch (error) {
    return [{ figure: `${name} could not be measured: ${error}`, measured: "", limit: "", pass: false }];
  }
}

console.log(`Seed ${seed} (--seed=${seed} repeats it), ${values.full ? "full" : "short"} form.`);
let failed = 0;
for (const fault of chosen) {
  const began = performance.now();
  const rows = await measure(fault);
  printRows(fault.name, rows);
  console.log(`${"".padEnd(16)} took ${Math.round((performance.now() - began) / 1000)} s`);
  failed += rows.filter(({ pass }) => pass === false).length;
}
console.log(`Faults: ${failed === 0 && chosen.length > 0 ? "all kept" : `${failed} figures NOT kept`}.`);
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
