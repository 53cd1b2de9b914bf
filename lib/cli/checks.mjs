/** Every check of `npm test`, in the order in which they run, with what has to be there before it. */
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
 * Which checks to run, and what they need.
 * @param {string[]} wanted names; all checks when empty
 * @returns {{ names: string[], needs: Set<string> }} `needs` holds "site" (a build) and "browser"
 * @throws {Error} with a message for a person, when a name is none of a check
 */
export function chooseChecks(wanted) {
  const all = Object.keys(checks);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". Checks: ${all.join(", ")}.`);
  const names = wanted.length > 0 ? all.filter((name) => wanted.includes(name)) : all;
  return { names, needs: new Set(names.flatMap((name) => checks[name])) };
}
