"use client";

import { ClientErrorPage } from "@/components/error-pages/client-error-page";
import "@/styles/globals.css";

/** Replaces the root layout when that fails; Next also uses it for status 500. */
export default function GlobalError({
  error,
  retry,
}: {
  error: Error & { digest?: string };
  retry: () => void;
}) {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong on our side | Oxbow</title>
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <ClientErrorPage reference={error.digest} onRetry={retry} />
      </body>
    </html>
  );
}
