import { z } from "zod";
import { type ApiSchemaName, apiSchemas } from "./schemas";

export type Parameter = {
  name: string;
  /** In words: "one of rent, sale". */
  type: string;
  isRequired: boolean;
  /** As JSON; null where there is none. */
  defaultValue: string | null;
  description: string;
  /** As JSON; null for values that the type already implies. */
  example: string | null;
};

type Node = z.core.JSONSchema.BaseSchema;

function describeInteger({ minimum, maximum }: Node): string {
  // Zod limits every integer to JavaScript's safe integers.
  const top = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? null : maximum;
  if (top !== null) return `whole number, ${minimum} to ${top}`;
  return minimum === undefined ? "whole number" : `whole number, ${minimum} or more`;
}

function describeType(node: Node): string {
  // Text that holds something narrower, such as a number in a query.
  if (node.title !== undefined) return node.title;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return `one of ${node.enum.join(", ")}`;
  if (node.type === "integer") return describeInteger(node);
  if (node.type === "array") return "list of strings";
  if (node.type === "object") return "object";
  if (node.format === "uri") return "URL";
  if (node.format === "date") return "date, YYYY-MM-DD";
  return typeof node.type === "string" ? node.type : "any";
}

export function listParameters(api: ApiSchemaName): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(apiSchemas[api], { io: "input" });
  return Object.entries(properties).flatMap(([name, node]) => {
    if (typeof node === "boolean") return [];
    const example = node.examples?.[0];
    const isSpelledOut = node.enum !== undefined || node.const !== undefined || example === undefined;
    return {
      name,
      type: describeType(node),
      isRequired: required.includes(name),
      defaultValue: node.default === undefined ? null : JSON.stringify(node.default),
      description: node.description ?? "",
      example: isSpelledOut ? null : JSON.stringify(example),
    };
  });
}
