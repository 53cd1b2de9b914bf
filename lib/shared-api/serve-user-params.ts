import "server-only";
import { env } from "@/lib/env/server";
import { respondJson } from "@/lib/http/respond";
import { route } from "@/lib/http/route";
import { endpoints } from "./registry";
import { endpointRoute } from "./serve";
import { buildUserParams } from "./user-params";

/**
 * The visitor's country, where it is one that we serve; null else.
 * SECURITY: the header is only believed where its name is configured, by whoever runs the proxy that
 * sets it. Even then it decides nothing but which consent rule a visitor sees.
 */
async function countryOf(headers: Headers, headerName: string): Promise<string | null> {
  const code = headers.get(headerName)?.trim().toUpperCase();
  const { countries } = await endpoints.locations.readAtOnce();
  return countries.find((country) => country.code === code)?.code ?? null;
}

/**
 * The handler of `user-params`. Without `COUNTRY_HEADER` it is an endpoint like every other; with it, the
 * answer is for one visitor, and no cache keeps it.
 */
export function userParamsRoute(): ReturnType<typeof endpointRoute> {
  const { COUNTRY_HEADER: headerName } = env;
  if (headerName === undefined) return endpointRoute("user-params");
  const handle = async ({ headers }: Request) => {
    const regions = await endpoints.userRegions.readAtOnce();
    return respondJson(buildUserParams(regions, await countryOf(headers, headerName)));
  };
  const { GET } = route({ GET: handle });
  return { GET };
}
