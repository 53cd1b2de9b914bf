"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { EndpointData, EndpointName } from "@/lib/content/endpoints/endpoints";

async function fetchEndpoint<Name extends EndpointName>(
  name: Name,
  signal: AbortSignal,
): Promise<EndpointData<Name>> {
  const response = await fetch(`/shared-api/${name}`, { signal });
  if (!response.ok) throw new Error(`The endpoint ${name} responded with ${response.status}`);
  // Our own server has validated the response. Validating it again would add zod to the browser's scripts.
  return response.json();
}

/** An endpoint's data in a client component inside a `QueryProvider`, which sets cache time and retries. */
export function useEndpoint<Name extends EndpointName>(name: Name): UseQueryResult<EndpointData<Name>> {
  return useQuery({
    queryKey: ["shared-api", name],
    queryFn: ({ signal }) => fetchEndpoint(name, signal),
  });
}
