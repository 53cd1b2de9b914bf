/** Parses a visitor's choice from a query. SECURITY: both values are from fixed lists, so no URL is ever requested. */
import { z } from "zod";
import { anchors, routes } from "@/lib/base/routes";
import { sandboxCountries } from "./markets";
import { type SandboxChoice, sandboxTargets } from "./targets";

const oneOf = <Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `One of ${values.join(", ")}` });

/** The messages name the accepted values. */
export const choiceSchema = z.object({ country: oneOf(sandboxCountries), target: oneOf(sandboxTargets) });

export const defaultChoice: SandboxChoice = { country: "de", target: "shop" };

/** Null for values that are not in the lists. */
export function parseChoice(query: Readonly<Record<string, unknown>>): SandboxChoice | null {
  return choiceSchema.safeParse(query).data ?? null;
}

/** The page with a choice's response. */
export const pathOfChoice = ({ country, target }: SandboxChoice): string =>
  `${routes.sandbox()}?country=${country}&target=${target}#${anchors.result}`;
