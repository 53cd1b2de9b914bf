import "server-only";
import { env } from "@/lib/base/env/server";
import { respondError, respondJson } from "@/lib/platform/http/respond";
import { derive } from "./derive";
import type { Reader } from "./endpoint";
import { endpoints } from "./endpoints";
import { EndpointUnavailableError } from "./errors";
import { getHost, type Host } from "./host";
import { createRemoteReader } from "./remote";
import type { UserParams } from "./schemas-site";
import { respondData } from "./serve";
import { buildUserParams } from "./user-params";

/**
 * The visitor's country if we serve it, otherwise null. SECURITY: the header is only trusted if the operator
 * of the proxy has configured its name. Even then it only selects the consent rule.
 */
async function countryOf(headers: Headers, headerName: string): Promise<string | null> {
  const code = headers.get(headerName)?.trim().toUpperCase();
  const { countries } = await endpoints.locations.readCached();
  return countries.find((country) => country.code === code)?.code ?? null;
}

/** A host that sends the visitor's country with each request and stores a copy per country. */
function forCountry(host: Host, headerName: string, country: string): Host {
  const copyName = (name: string) => `${name}/${country}`;
  return {
    ...host,
    getText: (name) => host.getText(name, { [headerName]: country }),
    copies: {
      load: (name) => host.copies.load(copyName(name)),
      keep: (name, text) => host.copies.keep(copyName(name), text),
    },
  };
}

/** Readers by country, created for the first visitor from each. */
function readersByCountry(host: Host, headerName: string): (country: string) => Reader<UserParams> {
  const readers = new Map<string, Reader<UserParams>>();
  return (country) => {
    const known = readers.get(country);
    if (known) return known;
    const reader = createRemoteReader({
      endpoint: endpoints.userParams,
      local: derive(endpoints.userRegions, (regions) => buildUserParams(regions, country)),
      host: forCountry(host, headerName, country),
    });
    readers.set(country, reader);
    return reader;
  };
}

/** Reads a country's parameters from the remote host, or from our own table of regions. */
function createCountryReader(headerName: string): (country: string) => Promise<UserParams> {
  const host = getHost();
  if (host === null) {
    return async (country) => buildUserParams(await endpoints.userRegions.readCached(), country);
  }
  const readerOf = readersByCountry(host, headerName);
  return (country) => readerOf(country).readCached();
}

/**
 * For an unknown country. PRIVACY: a remote host sees our server's IP, not the visitor's, so its consent rule
 * does not apply to the visitor: use the stricter rule.
 */
const readUnknown = derive(endpoints.userParams, (params): UserParams => ({ ...params, consent: "opt-in" }));

function nullIfUnavailable(error: unknown): null {
  if (error instanceof EndpointUnavailableError) return null;
  throw error;
}

/**
 * The handler of `user-params`. Without `COUNTRY_HEADER` it is an endpoint like every other; with it, the
 * response is specific to one visitor and must not be cached.
 */
export function createUserParamsHandler(): (request: Request) => Promise<Response> {
  const { COUNTRY_HEADER: headerName } = env;
  if (headerName === undefined) return (request) => respondData({ readCached: readUnknown }, request);
  const readForCountry = createCountryReader(headerName);
  return async ({ headers }) => {
    // Without the list of countries, the country is unknown.
    const country = await countryOf(headers, headerName).catch(nullIfUnavailable);
    const read = country === null ? readUnknown() : readForCountry(country);
    const params = await read.catch(nullIfUnavailable);
    return params === null ? respondError("unavailable", { retryAfter: 60 }) : respondJson(params);
  };
}
