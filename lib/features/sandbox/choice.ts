/** Reads a visitor's choice from a query. SECURITY: both values are of fixed lists, so no address is ever asked for. */
import { z } from "zod";
import { sandboxCountries } from "./markets";
import { type SandboxChoice, sandboxTargets } from "./targets";

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `One of ${values.join(", ")}` });

/** Its messages name the values that are accepted. */
export const choiceSchema = z.object({ country: oneOf(sandboxCountries), target: oneOf(sandboxTargets) });

export const defaultChoice: SandboxChoice = { country: "de", target: "shop" };

/** Null where the query is not of the lists. */
export function parseChoice(query: Readonly<Record<string, unknown>>): SandboxChoice | null {
  return choiceSchema.safeParse(query).data ?? null;
}
