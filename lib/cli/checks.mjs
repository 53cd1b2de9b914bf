/** Every check of `npm test` in order, with its prerequisites. */
const checks = {
  types: [],
  lint: [],
  unit: [],
  contract: [],
  faults: ["site"],
  browser: ["site", "browser"],
  budgets: ["site", "browser"],
};

/**
 * The checks to run, and their prerequisites.
 * @param {string[]} wanted names; all checks when empty
 * @returns {{ names: string[], needs: Set<string> }} `needs` contains "site" (a build) and "browser"
 * @throws {Error} with a message for the user when a name is unknown
 */
export function chooseChecks(wanted) {
  const all = Object.keys(checks);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". Checks: ${all.join(", ")}.`);
  const names = wanted.length > 0 ? all.filter((name) => wanted.includes(name)) : all;
  return { names, needs: new Set(names.flatMap((name) => checks[name])) };
}
