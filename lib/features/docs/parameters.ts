import { z } from "zod";
import { type ResponseSchemaName, responseSchemas } from "./responses";
import { type ApiSchemaName, apiSchemas } from "./schemas";

/** A row of a table: a parameter of a request or a field of a response. */
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
  if (top !== null) return `integer, ${minimum} to ${top}`;
  const hasMinimum = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER;
  return hasMinimum ? `integer, ${minimum} or more` : "integer";
}

/** What a list holds; null for other types. */
function itemsOf({ items }: Node): Node | null {
  return typeof items === "object" && !Array.isArray(items) ? items : null;
}

function describeType(node: Node): string {
  // Text that holds something narrower, such as a number in a query.
  if (node.title !== undefined) return node.title;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return `one of ${node.enum.join(", ")}`;
  if (node.type === "integer") return describeInteger(node);
  if (node.anyOf) return node.anyOf.map(describeType).join(" or ");
  if (node.type === "array") {
    const items = itemsOf(node);
    return items?.format === "uri" ? "list of URLs" : `list of ${items?.type}s`;
  }
  if (node.type === "object") return "object";
  if (node.format === "uri") return "URL";
  if (node.format === "date") return "date, YYYY-MM-DD";
  if (node.format === "date-time") return "time in UTC, ISO 8601";
  return [node.type ?? "any"].flat().join(" or ");
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

/** The fields of an object and, below each, those inside it: `content.sellers[].price`. */
function listFields({ properties = {} }: Node, parent = ""): Parameter[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    if (typeof node === "boolean") return [];
    const name = `${parent}${key}`;
    const value = node.anyOf?.[0] ?? node;
    const items = itemsOf(value);
    const field = {
      name,
      type: describeType(node),
      isRequired: false,
      defaultValue: null,
      description: node.description ?? "",
      example: null,
    };
    return [field, ...listFields(items ?? value, items ? `${name}[].` : `${name}.`)];
  });
}

export const listResponseFields = (response: ResponseSchemaName): Parameter[] =>
  listFields(z.toJSONSchema(responseSchemas[response]));
