/** Reads a visitor's choice from a query. SECURITY: both values are of fixed lists, so no address is ever asked for. */
import { z } from "zod";
import { sandboxCountries } from "./markets";
import { type SandboxChoice, sandboxTargets } from "./targets";

const choiceSchema = z.object({ country: z.enum(sandboxCountries), target: z.enum(sandboxTargets) });

export const defaultChoice: SandboxChoice = { country: "de", target: "shop" };

/** Null where the query is not of the lists. */
export function parseChoice(query: Readonly<Record<string, unknown>>): SandboxChoice | null {
  return choiceSchema.safeParse(query).data ?? null;
}
