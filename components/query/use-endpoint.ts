"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { EndpointAnswer, EndpointName } from "@/lib/content/endpoints/registry";

async function ask<Name extends EndpointName>(
  name: Name,
  signal: AbortSignal,
): Promise<EndpointAnswer<Name>> {
  const response = await fetch(`/shared-api/${name}`, { signal });
  if (!response.ok) throw new Error(`The endpoint ${name} answered ${response.status}`);
  // Our own server has parsed the answer with this endpoint's schema; doing it again would cost every page zod.
  return response.json();
}

/**
 * An endpoint's answer in an island, inside a `QueryProvider`. Asked for once in five minutes, with three
 * repeats. `isEnabled: false` waits, for example until a visitor touches the search.
 */
export function useEndpoint<Name extends EndpointName>(
  name: Name,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): UseQueryResult<EndpointAnswer<Name>> {
  return useQuery({
    queryKey: ["shared-api", name],
    queryFn: ({ signal }) => ask(name, signal),
    enabled: isEnabled,
  });
}
