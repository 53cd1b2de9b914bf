/** Every check of `npm run test:full`, with what it requires. */
const checks = {
  types: [],
  lint: [],
  unit: [],
  contract: [],
  faults: ["site"],
  losses: ["site"],
  cluster: ["site"],
  browser: ["site", "browser"],
  budgets: ["site", "browser"],
  release: [],
};

/** @param {string} name of a check */
export const needsSite = (name) => checks[name]?.includes("site") ?? false;

/** These are not part of `npm test`, unless named. */
const longChecks = ["release"];

/**
 * What runs in parallel on two cores: steps run in sequence, the lanes of a step in parallel, and the checks of a lane
 * in sequence. A build writes the types of the routes. Contract tests, losses and the cluster wait for servers most of
 * the time, and measure no durations. Browser tests keep both cores busy. Faults measure waiting times, and
 * the release how fast it starts, so nothing runs in parallel with them.
 */
const steps = [
  [["build", "types", "losses", "cluster"], ["lint", "unit"], ["contract"]],
  [["browser"]],
  [["budgets"]],
  [["faults"]],
  [["release"]],
];

/**
 * Which checks to run, and what they need.
 * @param {string[]} args names, all checks of the run when there are none; and `--full`
 * @returns {{ names: string[], needs: Set<string>, isFull: boolean }} `needs` holds "site" (a build) and "browser"
 * @throws {Error} with a message for the user when a name is unknown
 */
export function chooseChecks(args) {
  const wanted = args.filter((arg) => arg !== "--full");
  const all = Object.keys(checks);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". Checks: ${all.join(", ")}.`);
  const isFull = args.includes("--full");
  const chosen = isFull ? all : all.filter((name) => !longChecks.includes(name));
  const names = wanted.length > 0 ? all.filter((name) => wanted.includes(name)) : chosen;
  return { names, needs: new Set(names.flatMap((name) => checks[name])), isFull };
}

/**
 * @param {ReturnType<typeof chooseChecks>} choice
 * @returns {string[][][]} steps of lanes of names; "build" is among them when a check needs a site
 */
export function planChecks({ names, needs }) {
  const isPart = (name) => (name === "build" ? needs.has("site") : names.includes(name));
  return steps
    .map((lanes) => lanes.map((lane) => lane.filter(isPart)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0);
}
