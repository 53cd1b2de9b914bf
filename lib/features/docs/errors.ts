/** The status codes of the gateway and the APIs. Tokens such as `{blocked-domains}` are filled in. */
import { type ApiSchemaName, apiSchemas } from "./schemas";
import codes from "./status-codes.json" with { type: "json" };

export type StatusCode = {
  status: number;
  name: string;
  meaning: string;
  /** What the caller should do. */
  action: string;
  isBilled: boolean;
};

/** Status codes that come from the gateway itself. All others come from the website. */
export const gatewayCodes: readonly StatusCode[] = codes.gateway;
export const apiCodes: readonly StatusCode[] = codes.api;

/** The API's error for an invalid body; null for a valid one. */
export function describeValidationError(api: ApiSchemaName, body: unknown): string | null {
  const [issue] = apiSchemas[api].safeParse(body).error?.issues ?? [];
  if (!issue) return null;
  return issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`;
}
