import "server-only";
import { env } from "@/lib/base/env/server";
import { respondJson } from "@/lib/platform/http/respond";
import { route } from "@/lib/platform/http/route";
import { derive } from "./derive";
import type { Reader } from "./endpoint";
import { getHost, type Host } from "./host";
import { endpoints } from "./registry";
import { createRemoteReader } from "./remote";
import type { UserParams } from "./schemas-site";
import { type endpointRoute, readerRoute } from "./serve";
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

/** A host that is told the visitor's country with each question, and keeps a copy of its own for each. */
function forCountry(host: Host, headerName: string, country: string): Host {
  const copyOf = (name: string) => `${name}/${country}`;
  return {
    ...host,
    getText: (name) => host.getText(name, { [headerName]: country }),
    copies: {
      load: (name) => host.copies.load(copyOf(name)),
      keep: (name, text) => host.copies.keep(copyOf(name), text),
    },
  };
}

/** Readers of a host's answer for each country that we serve, made when the first visitor comes from it. */
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

/** What a visitor of a known country is answered: by the remote host, or by our own table of regions. */
function createCountryAnswers(headerName: string): (country: string) => Promise<UserParams> {
  const host = getHost();
  if (host === null) {
    return async (country) => buildUserParams(await endpoints.userRegions.readAtOnce(), country);
  }
  const readerOf = readersByCountry(host, headerName);
  return (country) => readerOf(country).readAtOnce();
}

/**
 * The answer where the visitor's country is not known.
 * PRIVACY: a remote host sees our server's address, not the visitor's, so its rule for consent is not the
 * visitor's: the stricter rule holds.
 */
const readUnknown = derive(endpoints.userParams, (answer): UserParams => ({ ...answer, consent: "opt-in" }));

/**
 * The handler of `user-params`. Without `COUNTRY_HEADER` it is an endpoint like every other; with it, the
 * answer is for one visitor, and no cache keeps it.
 */
export function userParamsRoute(): ReturnType<typeof endpointRoute> {
  const { COUNTRY_HEADER: headerName } = env;
  if (headerName === undefined) return readerRoute({ readAtOnce: readUnknown });
  const answerFor = createCountryAnswers(headerName);
  const handle = async ({ headers }: Request) => {
    const country = await countryOf(headers, headerName);
    return respondJson(country === null ? await readUnknown() : await answerFor(country));
  };
  const { GET } = route({ GET: handle });
  return { GET };
}
