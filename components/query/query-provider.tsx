"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { cacheMs, retryCount, retryDelay } from "@/lib/content/endpoints/retry";

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: cacheMs,
        staleTime: cacheMs,
        retry: retryCount,
        retryDelay,
      },
    },
  });

/**
 * What islands that use `useEndpoint` stand in. It goes around the island and not around the site: a page
 * without one must not pay for it.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
