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

/** Required around islands that use `useEndpoint`; other pages do not load its code. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
